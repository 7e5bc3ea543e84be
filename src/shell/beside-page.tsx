import { type KeyboardEvent, type ReactElement, type ReactNode, useRef } from "react";
import { closeByKey } from "../render/drawer/close-by-key";
import { PanelHead } from "../render/drawer/panel-head";
import { useFocusInside } from "../render/drawer/use-focus-inside";
import "../render/drawer/drawer.css";
import "./beside-page.css";

/** A panel of the shell beside the page: both are used at once, and it stays while the reader goes from page to page. */
export function BesidePage({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}): ReactElement {
  const panel = useRef<HTMLElement>(null);
  useFocusInside(panel);
  const keyDown = (event: KeyboardEvent): void => closeByKey(event, panel.current, onClose);
  return (
    <aside ref={panel} className="beside-page" aria-label={title} tabIndex={-1} onKeyDown={keyDown}>
      <PanelHead title={title} onClose={onClose} />
      {children}
    </aside>
  );
}
