import { Fragment, type ReactElement } from "react";
import { matches } from "../../domain/when";
import type { DetailSection, ShownField } from "../../model/resolved-view";
import { widgetTraits } from "../../widgets/traits";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { useScreen } from "../screen/screen-context";
import { DetailValue } from "./detail-value";
import { SectionForm } from "./section-form";

/** Sections of a detail, each a list of names and values under a heading of the given level; those of which the row's state shows nothing are left out. */
export function DetailSections({
  sections,
  row,
  level: Title,
}: {
  sections: readonly DetailSection[];
  row: Row;
  level: "h2" | "h3";
}): ReactElement {
  const { say } = useWords();
  const { availability } = useScreen();
  const open = ({ form }: DetailSection): boolean => form !== undefined && availability(form, [row]).possible;
  return (
    <>
      {sections
        .filter((section) => section.fields.some((field) => isShown(field, row)) || open(section))
        .map((section, index) => (
          <Fragment key={index}>
            <Title className="detail-title">{say(section.words)}</Title>
            <FieldList fields={section.fields} row={row} layout={section.layout} heading={say(section.words)} />
            {section.form && open(section) && <SectionForm action={section.form} row={row} />}
          </Fragment>
        ))}
    </>
  );
}

/** Whether the row has the field at all (an answer that is one of several objects has others), and its state shows it. */
export function isShown({ name, when }: ShownField, row: Row): boolean {
  return row[name] !== undefined && matches(when, row);
}

/** What a list of names and values is drawn from; below a `heading`, a field of the whole width that is called the same is not named once more. */
interface FieldListProps {
  fields: readonly ShownField[];
  row: Row;
  layout?: DetailSection["layout"];
  heading?: string;
}

/** Names above values, or each on a line with its value, as far as the row's state shows them. */
export function FieldList({ fields, row, layout, heading }: FieldListProps): ReactElement {
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
          <Field key={field.name} field={field} row={row} heading={heading} />
        ))}
    </dl>
  );
}

interface FieldProps extends Pick<FieldListProps, "row" | "heading"> {
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

function DetailField({ field, row, heading }: FieldProps): ReactElement {
  const { say } = useWords();
  const name = say(field.words);
  return (
    <div
      className={widgetTraits(field.widget).wide?.includes("detail") ? "detail-field detail-wide" : "detail-field"}
      data-field={field.name}
    >
      <dt
        className={
          name === heading && widgetTraits(field.widget).wide?.includes("detail") ? "visually-hidden" : undefined
        }
        title={field.hint && say(field.hint)}
      >
        {name}
      </dt>
      <dd>
        <DetailValue field={field} row={row} />
      </dd>
    </div>
  );
}
