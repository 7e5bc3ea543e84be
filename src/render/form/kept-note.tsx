import { type ReactElement, useState } from "react";
import { apiMoment } from "../../domain/time-zone";
import { useWords } from "../../state/language";
import { momentWords } from "../../widgets/shared/moment";
import { useNow } from "../../widgets/shared/use-now";
import { useForm } from "./form-context";

/** Above a form with what was typed in an earlier life: says so, and offers to begin anew. */
export function KeptNote({ time, onDiscard }: { time: number; onDiscard: () => void }): ReactElement | null {
  const { reading, t } = useWords();
  const { state } = useForm();
  const [hidden, setHidden] = useState(false);
  const moment = momentWords(apiMoment(time), useNow(), { reading, text: t });
  if (hidden) return null;
  const secrets = state.fields.some((field) => field.secret);
  return (
    <div className="bp6-callout form-callout form-callout-note" role="status">
      <p>{t("form.kept.text", { time: moment })}</p>
      {secrets && <p>{t("form.kept.secrets")}</p>}
      <div className="form-callout-buttons">
        <button type="button" className="bp6-button bp6-small" onClick={onDiscard}>
          {t("form.kept.discard")}
        </button>
        <button type="button" className="bp6-button bp6-minimal bp6-small" onClick={() => setHidden(true)}>
          {t("form.kept.close")}
        </button>
      </div>
    </div>
  );
}
