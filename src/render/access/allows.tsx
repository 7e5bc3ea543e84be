import { type ReactElement, useId, useState } from "react";
import type { AllowedByCode } from "../../model/permissions";
import type { Words } from "../../model/words";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { useLoaded } from "../../state/later";
import { loadPart } from "../../state/load-part";
import { scrolledByKeyboard } from "../../widgets/shared/scrolled-by-keyboard";
import "./allows.css";

/** What a menu code allows, in what only reads and what changes something. */
export function Allows({ code, label }: { code: string; label: string }): ReactElement | null {
  const { manifest } = useConsole();
  const { t } = useWords();
  const id = useId();
  const [loading] = useState(() => loadPart<AllowedByCode>(manifest, "permissions"));
  const allowed = useLoaded(loading);
  if (!allowed) return null;
  const { view = [], operate = [] } = allowed[code] ?? {};
  return (
    <section className="allows" {...scrolledByKeyboard} aria-labelledby={id}>
      <h3 id={id}>{t("allows.title", { name: label })}</h3>
      {view.length + operate.length === 0 && <p>{t("allows.group")}</p>}
      <AllowedList title={t("allows.operate")} operations={operate} />
      <AllowedList title={t("allows.view")} operations={view} />
    </section>
  );
}

function AllowedList({ title, operations }: { title: string; operations: readonly Words[] }): ReactElement | null {
  const { say } = useWords();
  if (operations.length === 0) return null;
  return (
    <div className="allows-list">
      <h4>{title}</h4>
      <ul>
        {operations.map((words) => (
          <li key={words.en}>{say(words)}</li>
        ))}
      </ul>
    </div>
  );
}
