import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useWords } from "../../state/language";
import { Icon } from "../../widgets/shared/icon";
import { trapFocus } from "./trap-focus";
import "./drawer.css";

/** A panel over the page. */
export interface DrawerProps {
  /** Its name for screen readers, and the line at its top. */
  title: string;
  /** Escape, the cross, or a click beside the panel. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel at the right edge that lies over the page. It keeps the focus inside, and gives it back to where it came from.
 * Not the browser's own dialog: notifications and the inputs' own popovers have to be reachable beside it.
 */
export function Drawer({ title, onClose, children }: DrawerProps): ReactElement {
  const { t } = useWords();
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else document.querySelector<HTMLElement>("h1")?.focus();
    };
  }, []);
  useEffect(() => {
    document.body.classList.add("drawer-open");
    return () => document.body.classList.remove("drawer-open");
  }, []);

  const keyDown = (event: KeyboardEvent): void => {
    // Escape first closes what has unfolded inside the panel.
    const unfolded = panel.current?.querySelector(":popover-open") ?? null;
    if (event.key === "Escape" && !event.defaultPrevented && !unfolded) onClose();
    if (event.key === "Tab" && panel.current) trapFocus(event, panel.current);
  };
  return createPortal(
    <div className="drawer-layer">
      <div className="drawer-scrim" aria-hidden="true" onClick={onClose} />
      <div ref={panel} className="drawer" role="dialog" aria-modal="true" aria-label={title} tabIndex={-1} onKeyDown={keyDown}>
        <div className="drawer-top">
          <span className="drawer-title">{title}</span>
          <button type="button" className="bp6-button bp6-minimal drawer-close" aria-label={t("screen.close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="drawer-body">{children}</div>
      </div>
    </div>,
    document.body,
  );
}
