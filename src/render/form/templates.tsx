import type { FieldTemplateProps, ObjectFieldTemplateProps, TemplatesType } from "@rjsf/utils";
import { observer } from "mobx-react-lite";
import type { ReactElement, ReactNode } from "react";
import { useWords } from "../../state/language";
import type { FormField, FormView } from "../../model/resolved-form";
import type { WidgetName } from "../../model/widget-names";
import { FieldFrame } from "./field-frame";
import { useForm } from "./form-context";

/** Inputs that need the whole width even where the section has two columns. */
const wide: ReadonlySet<WidgetName> = new Set(["permissionTree", "textarea", "multiChoice", "tags", "rows"]);

/** How rjsf draws a form here: sections of fields, each field in its frame. */
export const templates: Partial<TemplatesType> = {
  FieldTemplate: OneField,
  ObjectFieldTemplate: AllFields,
  // Hints and problems are the frame's; these would be drawn in vain.
  DescriptionFieldTemplate: nothing,
  FieldErrorTemplate: nothing,
  FieldHelpTemplate: nothing,
};

function nothing(): null {
  return null;
}

/** A field of the form, or the form itself, which rjsf draws as a field as well. */
function OneField({ fieldPathId, children }: FieldTemplateProps): ReactElement {
  const { fields } = useForm();
  const field = fields.get(String(fieldPathId.path[0]));
  return field ? <FieldFrame field={field}>{children}</FieldFrame> : <>{children}</>;
}

function AllFields({ properties }: ObjectFieldTemplateProps): ReactElement {
  const { view } = useForm();
  const contents = new Map<string, ReactNode>(properties.map(({ name, content }) => [name, content]));
  return (
    <>
      {view.sections.map((section) => (
        <Section key={`${section.step} ${section.words.en}`} section={section} contents={contents} />
      ))}
    </>
  );
}

interface SectionProps {
  section: FormView["sections"][number];
  contents: ReadonlyMap<string, ReactNode>;
}

/** A section with its visible fields; without any it is not there. */
const Section = observer(function Section({ section, contents }: SectionProps): ReactElement | null {
  const { state, view, steps } = useForm();
  const { say } = useWords();
  const shown = section.fields.filter((field) => state.visible.has(field.name));
  if (shown.length === 0) return null;
  // The only section of a form or of a step needs no heading: the form or the step has one. What stands in another step is
  // hidden, not taken away: what is typed, sent and chosen there stays.
  const headed = view.sections.filter(({ step }) => step === section.step).length > 1;
  return (
    <section className="form-section" hidden={steps !== undefined && steps.current !== section.step} aria-label={headed ? say(section.words) : undefined}>
      {headed && <h2 className="form-section-title">{say(section.words)}</h2>}
      <div className={`form-grid form-grid-${section.columns}`}>
        {shown.map((field: FormField) => (
          <div key={field.name} className={wide.has(field.widget) ? "form-cell form-cell-wide" : "form-cell"}>
            {contents.get(field.name)}
          </div>
        ))}
      </div>
    </section>
  );
});
