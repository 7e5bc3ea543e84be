import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useInside } from "../../state/inside";
import { OutcomeSlot } from "../shared/outcome-slot";
import { closeByKey } from "./close-by-key";
import type { Direction } from "./neighbours";
import { PanelBody } from "./panel-body";
import { PanelHead } from "./panel-head";
import { trapFocus } from "./trap-focus";
import { useFocusInside } from "./use-focus-inside";
import { useStepKeys } from "./use-step-keys";
import "./drawer.css";

/** A panel over or beside the page. */
export interface DrawerProps {
  /** Its name for screen readers, and the line at its top. */
  title: string;
  /** Buttons beside the cross. */
  tools?: ReactNode;
  /** Columns of a list, or of sections side by side, take more width; of a panel over the page. */
  broad?: "list" | "columns" | undefined;
  /** Escape, the cross, or a click beside the panel. */
  onClose: () => void;
  /** Leads to the row before or after the one that the panel is about, if it is about one of several. */
  onStep?: ((direction: Direction) => void) | undefined;
  children: ReactNode;
}

/**
 * A panel at the right edge that lies over the page. It keeps the focus inside, and gives it back to where it came from.
 * Not the browser's own dialog: notifications and the inputs' own popovers have to be reachable beside it.
 */
export function Drawer({ title, tools, broad, onClose, onStep, children }: DrawerProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  const { outcomes } = useInside();
  // As a page: what it says at its foot is not about what was done before it came.
  useEffect(() => outcomes.arrive(), [outcomes]);
  useFocusInside(panel);
  useStepKeys(panel, onStep);
  useEffect(() => {
    document.body.classList.add("drawer-open");
    return () => document.body.classList.remove("drawer-open");
  }, []);

  const keyDown = (event: KeyboardEvent): void => {
    closeByKey(event, panel.current, onClose);
    if (event.key === "Tab" && panel.current) trapFocus(event, panel.current);
  };
  return createPortal(
    <div className="drawer-layer">
      <div className="drawer-scrim" aria-hidden="true" onClick={onClose} />
      <div
        ref={panel}
        className={broad ? `drawer drawer-${broad}` : "drawer"}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
        onKeyDown={keyDown}
      >
        <PanelHead title={title} tools={tools} onClose={onClose} />
        <PanelBody title={title}>{children}</PanelBody>
        <OutcomeSlot />
      </div>
    </div>,
    document.body,
  );
}
