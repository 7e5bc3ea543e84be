import { type ReactElement, useState } from "react";
import type { ConfigChange } from "../../model/config/changes";
import { Drawer } from "../../render/drawer/drawer";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { useLoaded } from "../../state/later";
import { scrolledByKeyboard } from "../../widgets/shared/scrolled-by-keyboard";
import { ErrorBoundary } from "../error-boundary";
import { loadPart } from "../../state/load-part";
import "../help/help.css";

/** What is new in the console, the newest first; `after`: only what came after that day. */
export function ChangesDrawer({ after, onClose }: { after?: string | undefined; onClose: () => void }): ReactElement {
  const { t } = useWords();
  return (
    <Drawer title={t("changes.title")} onClose={onClose}>
      <ErrorBoundary resetKey="changes">
        <Changes after={after} />
      </ErrorBoundary>
    </Drawer>
  );
}

function Changes({ after = "" }: { after?: string | undefined }): ReactElement | null {
  const { manifest } = useConsole();
  const { language, t } = useWords();
  const [loading] = useState(() => loadPart<ConfigChange[]>(manifest, "changes"));
  const changes = useLoaded(loading);
  if (!changes) return null;
  return (
    <div className="help" {...scrolledByKeyboard} aria-label={t("changes.title")}>
      <dl>
        {changes
          .filter(({ date }) => date > after)
          .map((change) => (
            <div key={change.en}>
              <dt>
                <time dateTime={change.date}>{change.date}</time>
              </dt>
              <dd>{change[language]}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
