import type { ReactElement } from "react";
import { useWords } from "../../state/language";
import type { FormView } from "../../model/resolved-form";

/** A form whose values are on their way: its shape, so that nothing jumps when they come. */
export function FormSkeleton({ view }: { view: FormView }): ReactElement {
  const { t } = useWords();
  return (
    <div className="form-view" role="status">
      <span className="visually-hidden">{t("form.loading")}</span>
      {view.sections.map((section) => (
        <div key={section.words.en} className="form-section" aria-hidden="true">
          <div className={`form-grid form-grid-${section.columns}`}>
            {section.fields.map((field) => (
              <div key={field.name} className="form-field">
                <span className="bp6-skeleton form-skeleton-label" />
                <span className="bp6-skeleton form-skeleton-input" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
