import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useConsole } from "../state/console";
import { useWords } from "../state/language";
import { keys } from "../state/keys";
import { leave } from "../state/leave";
import { MY_ACCOUNT } from "./guard";
import { Icon } from "./icon";
import * as icons from "./icons";
import { useDisclosure } from "./use-disclosure";
import { Link } from "../render/shared/link";

/** The user's name with change password and logout behind it. */
export const UserMenu = observer(function UserMenu(): ReactElement {
  const { session } = useConsole();
  const { t } = useWords();
  const { open, toggle, close, around, button } = useDisclosure();
  const { name = "", username = "", customName = "" } = session.profile ?? {};
  return (
    <div className="user-menu" ref={around}>
      <button
        type="button"
        ref={button}
        className="header-item"
        data-user-menu
        aria-expanded={open}
        aria-label={t("shell.userMenu", { name: name || username })}
        onClick={toggle}
      >
        <Avatar name={name || username} />
        <bdi className="header-words visually-hidden-narrow">{name || username}</bdi>
        <Icon of={icons.chevronDown} size={12} />
      </button>
      {open && (
        <div className="user-panel">
          <p className="user-who">
            <strong>{name || username}</strong>
            <span>{t("shell.signedInAs", { username, customer: customName })}</span>
          </p>
          <Link className="user-action" to={MY_ACCOUNT} onClick={close} data-change-password>
            <Icon of={icons.lock} />
            {t("shell.changePassword")}
          </Link>
          <button
            type="button"
            className="user-action"
            onClick={() => {
              close();
              keys.showHelp(true);
            }}
          >
            <Icon of={icons.keyCommand} />
            {t("keys.title")}
          </button>
          <LogoutButton />
        </div>
      )}
    </div>
  );
});

/** The user's name and logout alone: of mode 2 specification §2 says that it "shows only the user name and logout". */
export const UserName = observer(function UserName(): ReactElement {
  const { session } = useConsole();
  const { name = "", username = "" } = session.profile ?? {};
  return (
    <>
      <span className="header-item header-still">
        <Avatar name={name || username} />
        <bdi className="header-words visually-hidden-narrow">{name || username}</bdi>
      </span>
      <LogoutButton inHeader />
    </>
  );
});

/** Ends the session; in the header itself it has only an icon where the window is narrow. */
function LogoutButton({ inHeader = false }: { inHeader?: boolean }): ReactElement {
  const console = useConsole();
  const { t } = useWords();
  return (
    <button
      type="button"
      className={inHeader ? "header-item" : "user-action"}
      data-logout
      onClick={() => leave(console)}
    >
      <Icon of={icons.logOut} />
      <span className={inHeader ? "visually-hidden-narrow" : undefined}>{t("shell.logout")}</span>
    </button>
  );
}

/** The first letter of a name, where other consoles have a portrait. */
function Avatar({ name }: { name: string }): ReactElement {
  return (
    <bdi className="avatar" aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </bdi>
  );
}
