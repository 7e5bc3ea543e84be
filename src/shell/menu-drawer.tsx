import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { visibleHeader } from "../domain/menu";
import { useConsole } from "../state/console";
import { useWords } from "../state/language";
import { HeaderLinks } from "./header-links";
import { Icon } from "./icon";
import { LeftMenu, type LeftMenuProps } from "./left-menu";
import { ServicesButton } from "./services/services-button";

/** On narrow windows: a button in the header that brings the left menu, and the header's entries, over the page. */
export const MenuDrawer = observer(function MenuDrawer({ entries, active }: LeftMenuProps): ReactElement {
  const { manifest, session } = useConsole();
  const { say, t } = useWords();
  const [open, setOpen] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => (open && drawer.current ? show(drawer.current) : undefined), [open]);
  const menu = manifest.menus[session.mode];
  return (
    <>
      <button
        type="button"
        className="header-item menu-button"
        aria-label={t("shell.openMenu")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={18} />
      </button>
      {open && (
        <dialog ref={drawer} className="menu-drawer" aria-label={t("shell.mainMenu")} onClose={() => setOpen(false)}>
          <div className="menu-drawer-head">
            <span>{say(menu.title)}</span>
            <button
              type="button"
              className="plain-button"
              aria-label={t("shell.closeMenu")}
              onClick={() => drawer.current?.close()}
            >
              <Icon name="cross" />
            </button>
          </div>
          <LeftMenu entries={entries} active={active} />
          <ServicesButton className="menu-entry" current={active.length === 0} />
          {session.facts && (
            <HeaderLinks
              entries={visibleHeader(menu.header, manifest.menuRules.header, session.facts)}
              links={menu.headerLinks}
            />
          )}
        </dialog>
      )}
    </>
  );
});

/** Shows the panel. A click on a link closes it, and so does one outside, which lands on the dialog itself. */
function show(dialog: HTMLDialogElement): () => void {
  const closeOnClick = (event: MouseEvent): void => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const outside = event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
    const onLink = event.target instanceof Element && event.target.closest("a") !== null;
    if (onLink || (event.target === dialog && outside)) dialog.close();
  };
  dialog.addEventListener("click", closeOnClick);
  dialog.showModal();
  return () => dialog.removeEventListener("click", closeOnClick);
}
