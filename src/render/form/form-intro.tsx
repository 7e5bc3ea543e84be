import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useWords } from "../../state/language";
import { valueText } from "../../widgets/shared/value-text";
import { ViewNotice } from "../shared/view-notice";
import { useForm } from "./form-context";

/** What the form is about, and what config says above the fields; that not above the review. */
export const FormIntro = observer(function FormIntro(): ReactElement | null {
  const { view, source, steps } = useForm();
  const { say, t } = useWords();
  const about =
    view.of &&
    [source[view.of.field]]
      .flat()
      .map(valueText)
      .filter((text) => text !== undefined);
  return (
    <>
      <ViewNotice view={view} />
      {view.of && about && about.length > 0 && (
        <p className="form-of">
          {say(view.of.words)} <strong>{about.join(t("action.listSeparator"))}</strong>
        </p>
      )}
      {view.intro && !steps?.reviewing && <p className="form-note">{say(view.intro)}</p>}
    </>
  );
});
