import { type ReactElement, useState } from "react";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { later } from "../../state/later";
import { safeStorage } from "../../state/storage";
import { Notice } from "../notices/notice";

const ChangesDrawer = later(
  () => import("./changes-drawer"),
  (module) => module.ChangesDrawer,
);

/** Day of the newest change this browser's users were told of, in local storage. */
const SEEN_KEY = "changesSeen";
const storage = safeStorage(() => window.localStorage);

/** After a new version that brought something users notice: offers to say what. At the first visit everything is new, so nothing is. */
export function ChangesNotice(): ReactElement | null {
  const { latestChange } = useConsole().manifest;
  const { t } = useWords();
  const [seen] = useState(() => seenBefore(latestChange));
  const [state, setState] = useState<"offered" | "open" | "done">(seen === undefined ? "done" : "offered");
  const close = (): void => {
    setState("done");
    if (latestChange !== undefined) storage.set(SEEN_KEY, latestChange);
  };
  if (state === "done") return null;
  if (state === "open") return <ChangesDrawer after={seen} onClose={close} />;
  return (
    <Notice text={t("changes.offer")}>
      <button type="button" className="button button-primary" onClick={() => setState("open")}>
        {t("changes.show")}
      </button>
      <button type="button" className="button" onClick={close}>
        {t("changes.later")}
      </button>
    </Notice>
  );
}

/** The day told of before, where something has come since; undefined where there is nothing to tell. */
function seenBefore(latest: string | undefined): string | undefined {
  if (latest === undefined) return undefined;
  const seen = storage.get(SEEN_KEY);
  if (seen === undefined) storage.set(SEEN_KEY, latest);
  return seen !== undefined && seen < latest ? seen : undefined;
}
