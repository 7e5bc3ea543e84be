import { type ReactElement, useState } from "react";
import { Aside } from "../state/aside";
import { useWords } from "../state/language";
import { later } from "../state/later";
import { Icon } from "./icon";
import * as icons from "./icons";
import type { LeftMenuProps } from "./left-menu";

const MenuDrawer = later(
  () => import("./menu-drawer"),
  (module) => module.MenuDrawer,
);

/** On narrow windows: a button in the header that brings the left menu, and the header's entries, over the page. */
export function MenuButton(props: LeftMenuProps): ReactElement {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="header-item menu-button"
        aria-label={t("shell.openMenu")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={icons.menu} size={18} />
      </button>
      {open && (
        <Aside onFailed={close}>
          <MenuDrawer {...props} onClose={close} />
        </Aside>
      )}
    </>
  );
}
