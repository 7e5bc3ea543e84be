import type { ReactElement } from "react";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { leave } from "../../state/leave";
import { NoticePage } from "./notice-page";
import * as icons from "../icons";

/** Who is signed in could not be found out. */
export function ProfileFailed(): ReactElement {
  const console = useConsole();
  const { t } = useWords();
  const ways = (
    <>
      <button type="button" className="button button-primary" onClick={console.session.retry}>
        {t("error.retry")}
      </button>
      <button type="button" className="button" onClick={() => leave(console)}>
        {t("shell.logout")}
      </button>
    </>
  );
  return (
    <main>
      <NoticePage icon={icons.warningSign} mood="stop" title={t("error.profileTitle")} ways={ways}>
        <p>{t("error.profileText")}</p>
      </NoticePage>
    </main>
  );
}
