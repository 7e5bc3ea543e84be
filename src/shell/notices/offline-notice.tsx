import { type ReactElement, useEffect, useRef, useSyncExternalStore } from "react";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { Notice } from "./notice";

/** Says that there is no network for as long as there is none, and that it is back. */
export function OfflineNotice(): ReactElement | null {
  const { toaster } = useConsole();
  const { t } = useWords();
  const online = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const before = useRef(online);
  useEffect(() => {
    if (before.current === online) return;
    before.current = online;
    if (!online) return;
    toaster.show({ tone: "success", message: t("offline.back") });
  }, [online, toaster, t]);
  return online ? null : <Notice tone="warning" text={t("offline.text")} />;
}

function followNetwork(changed: () => void): () => void {
  const events = ["online", "offline"];
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}
