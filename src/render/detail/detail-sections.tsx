import { Fragment, type ReactElement } from "react";
import { matches } from "../../domain/when";
import type { DetailView, ShownField } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import { cellOf } from "../../widgets/cells";
import type { Row } from "../../widgets/contract";
import { useScreen } from "../screen/screen-context";

/** Widgets whose values need the whole width. */
const wide = new Set(["textarea", "permissionTree"]);

/** The sections of a detail, each a list of names and values under a heading of the given level. */
export function DetailSections({ view, row, level: Title }: { view: DetailView; row: Row; level: "h2" | "h3" }): ReactElement {
  const { say } = useWords();
  return (
    <>
      {view.sections.map((section, index) => (
        <Fragment key={index}>
          <Title className="detail-title">{say(section.words)}</Title>
          <FieldList fields={section.fields} row={row} />
        </Fragment>
      ))}
    </>
  );
}

/** Names above values, as far as the row's state shows them. */
export function FieldList({ fields, row }: { fields: readonly ShownField[]; row: Row }): ReactElement {
  return (
    <dl className="detail-fields">
      {fields
        .filter((field) => matches(field.when, row))
        .map((field) => (
          <DetailField key={field.name} field={field} row={row} />
        ))}
    </dl>
  );
}

function DetailField({ field, row }: { field: ShownField; row: Row }): ReactElement {
  const { language, reading, say, t } = useWords();
  const { enums } = useScreen();
  const value = row[field.name];
  const empty = value === null || value === undefined || value === "";
  return (
    <div className={wide.has(field.widget) ? "detail-field detail-wide" : "detail-field"} data-field={field.name}>
      <dt title={field.hint && say(field.hint)}>{say(field.words)}</dt>
      <dd>
        {cellOf(field.widget)({ value, field, row, language, enums, reading, text: t })}
        {field.unit && !empty && <span className="detail-unit">{say(field.unit)}</span>}
      </dd>
    </div>
  );
}
