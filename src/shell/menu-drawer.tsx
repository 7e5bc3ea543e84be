import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect, useRef } from "react";
import { visibleHeader } from "../domain/menu";
import { useConsole } from "../state/console";
import { useWords } from "../state/language";
import { HeaderLinks } from "./header-links";
import { Icon } from "./icon";
import { LeftMenu, type LeftMenuProps } from "./left-menu";
import { ServicesFoot } from "./services/services-button";
import "./menu-drawer.css";

/** The left menu, all services and the header's entries over the page of a narrow window. */
export const MenuDrawer = observer(function MenuDrawer({
  entries,
  active,
  onClose,
}: LeftMenuProps & { onClose: () => void }): ReactElement {
  const { manifest, session } = useConsole();
  const { say, t } = useWords();
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => (drawer.current ? show(drawer.current) : undefined), []);
  const menu = manifest.menus[session.mode];
  return (
    <dialog ref={drawer} className="menu-drawer" aria-label={t("shell.mainMenu")} onClose={onClose}>
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
      <ServicesFoot stray={active.length === 0} />
      {session.facts && (
        <HeaderLinks
          entries={visibleHeader(menu.header, manifest.menuRules.header, session.facts)}
          links={menu.headerLinks}
        />
      )}
    </dialog>
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
