import { observer } from "mobx-react-lite";
import type { ReactElement, ReactNode } from "react";
import type { ShownField } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { DetailValue } from "../fields/detail-value";
import { ViewNotice } from "../shared/view-notice";
import { firstNames } from "./first-names";
import { useForm } from "./form-context";
import { isEmpty } from "./form-fields";

/** What the form is about, and what config says above the fields; that not above the review. */
export const FormIntro = observer(function FormIntro(): ReactElement | null {
  const { view, source, steps } = useForm();
  const { say } = useWords();
  // An address alone does not bring what a row has.
  const about = view.of?.filter(({ name }) => [source[name]].flat().some((value) => !isEmpty(value))) ?? [];
  return (
    <>
      <ViewNotice view={view} />
      {about.length > 0 && (
        <dl className="form-of">
          {about.map((field) => (
            <div key={field.name} data-field={field.name}>
              <dt>{say(field.words)}</dt>
              <dd>
                <About field={field} row={source} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {view.intro && !steps?.reviewing && <p className="form-note">{say(view.intro)}</p>}
    </>
  );
});

/** The value of the row, or those of the first rows. */
function About({ field, row }: { field: ShownField; row: Row }): ReactNode {
  const { t } = useWords();
  const value = row[field.name];
  if (!Array.isArray(value)) return <DetailValue field={field} row={row} />;
  const { names, more } = firstNames(value);
  const named = names.join(t("action.listSeparator"));
  return more > 0 ? t("form.ofMore", { names: named, count: more }) : named;
}
