import type { ReactElement } from "react";
import type { DetailView } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import { FiguresComing } from "../fields/detail-figures";

/** The names are known before the values are: they stand already, with grey bars where the values will be. */
export function DetailSkeleton({ view }: { view: DetailView }): ReactElement {
  const { say, t } = useWords();
  const sections = view.sections.length > 0 ? view.sections : (view.tabs?.[0]?.sections ?? []);
  return (
    <div className="detail-skeleton" role="status">
      <span className="visually-hidden">{t("detail.loading")}</span>
      {view.figures && <FiguresComing figures={view.figures} />}
      {sections.map((section, index) => (
        <div key={index} aria-hidden="true">
          <p className="detail-title">{say(section.words)}</p>
          <div className="detail-fields">
            {section.fields.map((field) => (
              <div key={field.name} className="detail-field">
                <span className="detail-term">{say(field.words)}</span>
                <span className="detail-bar" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
