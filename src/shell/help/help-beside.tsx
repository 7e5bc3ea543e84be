import { type KeyboardEvent, type ReactElement, useRef } from "react";
import { closeByKey } from "../../render/drawer/close-by-key";
import { PanelHead } from "../../render/drawer/panel-head";
import { useFocusInside } from "../../render/drawer/use-focus-inside";
import { useWords } from "../../state/language";
import { HelpContents, type HelpProps } from "./help-contents";
import "../../render/drawer/drawer.css";
import "./help-beside.css";

/** The help of the page beside it: both are used at once, and it stays while the reader goes from page to page. */
export function HelpBeside(props: HelpProps): ReactElement {
  const { t } = useWords();
  const panel = useRef<HTMLElement>(null);
  useFocusInside(panel);
  const keyDown = (event: KeyboardEvent): void => closeByKey(event, panel.current, props.onClose);
  return (
    <aside ref={panel} className="frame-help" aria-label={t("help.open")} tabIndex={-1} onKeyDown={keyDown}>
      <PanelHead title={t("help.open")} onClose={props.onClose} />
      <HelpContents {...props} beside />
    </aside>
  );
}
