import type { ReactElement } from "react";
import type { ShownField } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { DetailValue } from "./detail-value";
import { isShown } from "./field-list";

/** What matters most about a row, large. */
export function DetailFigures({ figures, row }: { figures: readonly ShownField[]; row: Row }): ReactElement | null {
  const { say } = useWords();
  const shown = figures.filter((field) => isShown(field, row));
  if (shown.length === 0) return null;
  return (
    <dl className="detail-figures">
      {shown.map((field) => (
        <div key={field.name} className="detail-figure" data-field={field.name}>
          <dt title={field.hint && say(field.hint)}>{say(field.words)}</dt>
          <dd>
            <DetailValue field={field} row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** As wide as most amounts are. */
const ROOM = "¥0,000.00";

/** Room for figures whose values are on their way: nothing below moves when they come. */
export function FiguresComing({ figures }: { figures: readonly ShownField[] }): ReactElement {
  const { say } = useWords();
  return (
    <dl className="detail-figures" aria-hidden="true">
      {figures.map((field) => (
        <div key={field.name} className="detail-figure detail-figure-coming">
          <dt>{say(field.words)}</dt>
          <dd>{ROOM}</dd>
        </div>
      ))}
    </dl>
  );
}
