import { type KeyboardEvent, type ReactElement, useRef } from "react";
import { useRoom } from "../shared/use-room";
import { closeByKey } from "./close-by-key";
import type { DrawerProps } from "./drawer";
import { PanelBody } from "./panel-body";
import { PanelHead } from "./panel-head";
import { useFocusInside } from "./use-focus-inside";
import { useStepKeys } from "./use-step-keys";
import "./drawer.css";
import "./side-panel.css";

/** A panel beside the page, which stays usable. */
export function SidePanel({ title, tools, onClose, onStep, children }: DrawerProps): ReactElement {
  const panel = useRef<HTMLElement>(null);
  useFocusInside(panel);
  useRoom(panel, "max-height");
  useStepKeys(panel, onStep);
  const keyDown = (event: KeyboardEvent): void => closeByKey(event, panel.current, onClose);
  return (
    <aside ref={panel} className="side-panel" aria-label={title} tabIndex={-1} onKeyDown={keyDown}>
      <PanelHead title={title} tools={tools} onClose={onClose} />
      <PanelBody title={title}>{children}</PanelBody>
    </aside>
  );
}
