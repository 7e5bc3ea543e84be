import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import type { Tone } from "../model/words";
import { useConsole } from "../state/console";
import { useWords } from "../state/language";
import { Icon } from "./icon";
import type { IconName } from "./icons";
import "./toasts.css";

const iconOfTone: Record<Tone, IconName> = {
  neutral: "info-sign",
  primary: "info-sign",
  success: "tick-circle",
  warning: "warning-sign",
  danger: "error",
};

/** The messages of the moment, at the top of the window. They wait while the reader points at them. */
export const Toasts = observer(function Toasts(): ReactElement {
  const { toaster } = useConsole();
  const { t } = useWords();
  return (
    <section className="toasts" aria-label={t("shell.notifications")} onMouseEnter={toaster.hold} onMouseLeave={toaster.release}>
      {/* One live region that is always there: a role on each message would have it read out twice. */}
      <div aria-live="polite">
        {toaster.toasts.map((toast) => (
          <div key={toast.id} className={`toast toast-${toast.tone}`}>
            <Icon name={iconOfTone[toast.tone]} />
            <span className="toast-text">{toast.message}</span>
            <button type="button" className="plain-button" aria-label={t("shell.dismiss")} onClick={() => toaster.dismiss(toast.id)}>
              <Icon name="cross" />
            </button>
          </div>
        ))}
      </div>
    </section>
  );
});
