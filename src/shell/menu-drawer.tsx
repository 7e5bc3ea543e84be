import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect } from "react";
import { visibleHeader } from "../domain/menu";
import { useConsole } from "../state/console";
import { useWords } from "../state/language";
import { useModal } from "../widgets/shared/use-modal";
import { closeByClick } from "./close-by-click";
import { HeaderLinks } from "./header-links";
import { Icon } from "./icon";
import * as icons from "./icons";
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
  const drawer = useModal();
  useEffect(() => (drawer.current ? closeByClick(drawer.current) : undefined), [drawer]);
  const menu = manifest.menus[session.mode];
  return (
    <dialog ref={drawer} className="menu-drawer" aria-label={t("shell.mainMenu")} onCancel={onClose} onClose={onClose}>
      <div className="menu-drawer-head">
        <span>{say(menu.title)}</span>
        <button
          type="button"
          className="plain-button"
          aria-label={t("shell.closeMenu")}
          onClick={() => drawer.current?.close()}
        >
          <Icon of={icons.cross} />
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
