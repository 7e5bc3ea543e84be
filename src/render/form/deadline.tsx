import { type ReactElement, useEffect, useState } from "react";
import { countWords } from "../../domain/length-words";
import { timeLeft } from "../../domain/time-left";
import { useWords } from "../../state/language";

const MINUTE_MS = 60_000;

/** How long is left until a moment of the API. */
export function Deadline({ moment }: { moment: string }): ReactElement {
  const { language, t } = useWords();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(moment, now);
  if (!left) return <span className="form-deadline form-deadline-over">{t("form.overdue")}</span>;
  const { number, unit } = left;
  return (
    <span className="form-deadline">{t("form.timeLeft", { time: countWords(number, unit, language, "long") })}</span>
  );
}
