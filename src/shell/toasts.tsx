import { observer } from "mobx-react-lite";
import type { MouseEvent, ReactElement } from "react";
import type { Tone } from "../model/words";
import { useConsole } from "../state/console";
import { useWords } from "../state/language";
import type { ToastLine } from "../state/toaster";
import { Icon, type IconPaths } from "./icon";
import * as icons from "./icons";
import "./toasts.css";

/** So many failures of one moment are named; of further ones the number. */
const MOST_LINES = 3;

const iconOfTone: Record<Tone, IconPaths> = {
  neutral: icons.infoSign,
  primary: icons.infoSign,
  success: icons.tickCircle,
  warning: icons.warningSign,
  danger: icons.error,
};

/**
 * The messages of the moment, above the lower edge of the window. They wait while the reader points at them; a pointer that
 * rests where one comes up points at nothing.
 */
export const Toasts = observer(function Toasts(): ReactElement {
  const { toaster } = useConsole();
  const { t } = useWords();
  // A browser tells of a move without way, too, when something comes under the pointer.
  const point = ({ movementX, movementY }: MouseEvent): void => {
    if (movementX !== 0 || movementY !== 0) toaster.hold();
  };
  const close = (id: number): void => {
    toaster.dismiss(id);
    // What goes under the pointer tells nobody that the pointer has left it.
    toaster.release();
  };
  return (
    <section
      className="toasts"
      aria-label={t("shell.notifications")}
      onMouseMove={point}
      onMouseLeave={toaster.release}
    >
      {/* One live region that is always there: a role on each message would have it read out twice. */}
      <div aria-live="polite">
        {toaster.toasts.map((toast) => (
          <div key={toast.id} className={`toast toast-${toast.tone}`}>
            <Icon of={iconOfTone[toast.tone]} />
            <div className="toast-text">
              <Lines lines={toast.lines} />
            </div>
            <button
              type="button"
              className="plain-button"
              aria-label={t("shell.dismiss")}
              onClick={() => close(toast.id)}
            >
              <Icon of={icons.cross} />
            </button>
          </div>
        ))}
      </div>
    </section>
  );
});

/** The messages of a toast. What the screen tells in place, in a live region of its own, is not read out here. */
const Lines = observer(function Lines({ lines }: { lines: readonly ToastLine[] }): ReactElement {
  const { t } = useWords();
  const further = lines.length - MOST_LINES;
  return (
    <>
      {lines.slice(0, MOST_LINES).map(({ message, readOut }) => (
        // Another element once it has to be read out: screen readers hear of what is added.
        <p key={`${message} ${readOut}`} aria-live={readOut ? undefined : "off"}>
          {message}
        </p>
      ))}
      {further > 0 && <p aria-live="off">{t("shell.furtherFailures", { count: further })}</p>}
    </>
  );
});
