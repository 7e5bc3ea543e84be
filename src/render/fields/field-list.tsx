import type { ReactElement } from "react";
import { matches } from "../../domain/when";
import type { DetailSection, ShownField } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { widgetTraits } from "../../widgets/traits";
import { DetailValue } from "./detail-value";
import { namedByHeading } from "./named-by-heading";
import "./fields.css";

/** Whether the row has the field at all (an answer that is one of several objects has others), and its state shows it. */
export function isShown({ name, when }: ShownField, row: Row): boolean {
  return row[name] !== undefined && matches(when, row);
}

/** What a list of names and values is drawn from; below the heading of a `section`, what that names already is not named once more. */
interface FieldListProps {
  fields: readonly ShownField[];
  row: Row;
  layout?: DetailSection["layout"];
  section?: DetailSection;
}

/** Names above values, or each on a line with its value, as far as the row's state shows them. */
export function FieldList({ fields, row, layout, section }: FieldListProps): ReactElement {
  const Field = layout === "lines" ? DetailLine : DetailField;
  return (
    <dl
      className={
        layout === "lines" ? "detail-lines" : layout === "single" ? "detail-fields detail-single" : "detail-fields"
      }
    >
      {fields
        .filter((field) => isShown(field, row))
        .map((field) => (
          <Field key={field.name} field={field} row={row} section={section} />
        ))}
    </dl>
  );
}

interface FieldProps extends Pick<FieldListProps, "row" | "section"> {
  field: ShownField;
}

function DetailLine({ field, row }: FieldProps): ReactElement {
  const { say } = useWords();
  return (
    <div className="detail-line" data-field={field.name}>
      <dt>
        {say(field.words)}
        {field.hint && <span className="detail-line-hint">{say(field.hint)}</span>}
      </dt>
      <dd>
        <DetailValue field={field} row={row} />
      </dd>
    </div>
  );
}

function DetailField({ field, row, section }: FieldProps): ReactElement {
  const { say } = useWords();
  return (
    <div
      className={widgetTraits(field.widget).wide?.includes("detail") ? "detail-field detail-wide" : "detail-field"}
      data-field={field.name}
    >
      <dt
        className={section && namedByHeading(field, section, say) ? "visually-hidden" : undefined}
        title={field.hint && say(field.hint)}
      >
        {say(field.words)}
      </dt>
      <dd>
        <DetailValue field={field} row={row} />
      </dd>
    </div>
  );
}
