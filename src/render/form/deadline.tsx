import type { ReactElement } from "react";
import { countWords } from "../../domain/length-words";
import { timeLeft } from "../../domain/time-left";
import { useWords } from "../../state/language";
import { useNow } from "../../widgets/shared/use-now";

/** How long is left until a moment of the API. */
export function Deadline({ moment }: { moment: string }): ReactElement {
  const { language, t } = useWords();
  const left = timeLeft(moment, useNow());
  if (!left) return <span className="form-deadline form-deadline-over">{t("form.overdue")}</span>;
  const { number, unit } = left;
  return (
    <span className="form-deadline">{t("form.timeLeft", { time: countWords(number, unit, language, "long") })}</span>
  );
}
