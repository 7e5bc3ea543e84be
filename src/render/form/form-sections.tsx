import type { FieldProps } from "@rjsf/utils";
import { observer } from "mobx-react-lite";
import { Fragment, memo, type ReactElement, useCallback } from "react";
import { useWords } from "../../state/language";
import type { FormField, FormView } from "../../model/resolved-form";
import type { Sees } from "../../model/config/common";
import { widgetTraits } from "../../widgets/traits";
import type { Row } from "../../widgets/contract";
import { Sights } from "../access/later";
import { checkPlace } from "./check-place";
import { FieldFact } from "./field-fact";
import { FieldFrame } from "./field-frame";
import { FieldInput } from "./field-input";
import { FormCheck } from "./form-check";
import { useForm } from "./form-context";

/** A field has another value. */
type Change = (name: string, value: unknown) => void;

/**
 * The form's fields in their sections. To rjsf all of them are one field, whose value it keeps: it knows types, and config
 * says more than these, so that whatever it found out about each of three hundred fields would be for nothing.
 */
export function FormSections({ formData, onChange }: FieldProps<Row>): ReactElement {
  const { view } = useForm();
  const change = useCallback<Change>((name, value) => onChange(value as Row, [name]), [onChange]);
  const place = checkPlace(view);
  return (
    <>
      {view.sections.map((section, index) => (
        <Fragment key={`${section.step} ${section.words.en}`}>
          <Section section={section} values={formData ?? {}} change={change} />
          {view.check && index === place && <FormCheck check={view.check} />}
        </Fragment>
      ))}
    </>
  );
}

interface SectionProps {
  section: FormView["sections"][number];
  values: Row;
  change: Change;
}

/** A section with its visible fields; without any it is not there. */
const Section = observer(function Section({ section, values, change }: SectionProps): ReactElement | null {
  const { state, view, steps } = useForm();
  const { say } = useWords();
  const shown = section.fields.filter((field) => state.visible.has(field.name));
  if (shown.length === 0) return null;
  const title = say(section.words);
  // The only section of a form or of a step needs no heading: the form or the step has one. Neither does a section whose only
  // field is called like it. What stands in another step is hidden, not taken away: what is typed, sent and chosen there stays.
  const alone = view.sections.filter(({ step }) => step === section.step).length === 1;
  const headed = !alone && !(section.fields.length === 1 && section.fields.every(({ words }) => say(words) === title));
  return (
    <section
      className="form-section"
      hidden={steps !== undefined && steps.current !== section.step}
      aria-label={headed ? title : undefined}
    >
      {headed && <h2 className="form-section-title">{title}</h2>}
      <div className={`form-grid form-grid-${section.columns}`}>
        {shown.map((field) => (
          <FieldCell key={field.name} field={field} value={values[field.name]} change={change} />
        ))}
      </div>
      {section.sees && <SectionSights sees={section.sees} values={values} />}
    </section>
  );
});

/** What a user with the codes sees; where they are those of a row that is being edited, what that changes for its users. */
function SectionSights({ sees: { codes, users }, values }: { sees: Sees; values: Row }): ReactElement {
  const { source, view } = useForm();
  const held =
    view.load && users !== undefined ? { codes: String(source[codes] ?? ""), users: Number(source[users]) } : undefined;
  return <Sights codes={String(values[codes] ?? "")} held={held} />;
}

/** A field in its frame; drawn anew only where its value is another. */
const FieldCell = memo(function FieldCell({
  field,
  value,
  change,
}: {
  field: FormField;
  value: unknown;
  change: Change;
}): ReactElement {
  const onChange = useCallback(
    (next: unknown, fill: Row = {}) =>
      Object.entries({ ...fill, [field.name]: next }).forEach(([name, filled]) => change(name, filled)),
    [change, field.name],
  );
  return (
    <div className={widgetTraits(field.widget).wide?.includes("form") ? "form-cell form-cell-wide" : "form-cell"}>
      {field.readOnly && !field.rows ? (
        <FieldFact field={field} value={value} />
      ) : (
        <FieldFrame field={field}>
          <FieldInput field={field} value={value} onChange={onChange} />
        </FieldFrame>
      )}
    </div>
  );
});
