import { type ReactElement, useId } from "react";
import { useWords } from "../../state/language";
import type { LeftOut } from "../shared/obstacle";
import { useScreen } from "../shared/screen-context";
import { scrolledByKeyboard } from "../../widgets/shared/scrolled-by-keyboard";

/** Above a form that was opened for selected rows: which of them it is not for, and why. */
export function LeftOutNote({ rows }: { rows: readonly LeftOut[] }): ReactElement {
  const { t } = useWords();
  const { explain } = useScreen();
  const id = useId();
  return (
    <div className="bp6-callout form-callout form-callout-warning form-left-out">
      <p id={id}>{t("form.leftOut", { count: rows.length })}</p>
      <div className="form-left-out-rows" {...scrolledByKeyboard} aria-labelledby={id}>
        <ul>
          {rows.map(({ name, obstacle }, index) => (
            <li key={index}>
              <bdi>{name}</bdi> <span className="form-left-out-why">{explain(obstacle)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
