import type { ReactElement } from "react";
import { useWords } from "../../state/language";

/** Beside an input whose choices could not be fetched. */
export function ChoicesFailed({ retry }: { retry: () => void }): ReactElement {
  const { t } = useWords();
  return (
    <span className="form-choices-failed" role="alert">
      {t("form.choicesFailed")}
      <button type="button" className="bp6-button bp6-minimal bp6-small" onClick={retry}>
        {t("form.retry")}
      </button>
    </span>
  );
}
