import { type ReactElement, useEffect, useId, useState } from "react";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { leave } from "../../state/leave";
import { useModal } from "../../widgets/shared/use-modal";
import type { Expiry } from "./use-expiry";
import "./expiry-dialog.css";

/** Counts down to the end of the session. Closing it otherwise than by a button keeps the session, where that can be. */
export function ExpiryDialog({
  expiry,
  onRenew,
}: {
  expiry: Expiry;
  onRenew: () => Promise<void>;
}): ReactElement | null {
  const console = useConsole();
  const { t } = useWords();
  const dialog = useModal();
  const titleId = useId();
  const [closed, setClosed] = useState(false);
  const left = useSecondsLeft(expiry.at);
  if (closed) return null;
  const keep = (): void => (expiry.absolute ? setClosed(true) : void onRenew());
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <dialog
      ref={dialog}
      className="expiry"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <h2 id={titleId}>{t("expiry.title")}</h2>
      <p>{t(expiry.absolute ? "expiry.absolute" : "expiry.idle")}</p>
      <p className="expiry-time" role="timer" aria-live="off">
        {time}
      </p>
      <div className="expiry-ways">
        <button type="button" className="button" onClick={() => leave(console)}>
          {t("shell.logout")}
        </button>
        <button type="button" className="button button-primary" autoFocus onClick={keep}>
          {t(expiry.absolute ? "expiry.understood" : "expiry.stay")}
        </button>
      </div>
    </dialog>
  );
}

function useSecondsLeft(at: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((at - now) / 1000));
}
