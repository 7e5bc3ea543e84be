import type { ReactElement } from "react";
import { useConsole } from "../state/console";
import { InsideProvider } from "../state/inside";
import { useWords } from "../state/language";
import { later } from "../state/later";
import { leave } from "../state/leave";
import { Icon } from "./icon";
import * as icons from "./icons";
import { Loading } from "./loading";
import { useTitle } from "./use-title";
import "./one-time-password.css";

const FormPart = later(
  () => import("../render/screen/form-part"),
  (module) => module.FormPart,
);

/** All there is for a user with a one-time password: the form that changes it, and the way out. The server refuses everything else. */
export function OneTimePassword(): ReactElement {
  const console = useConsole();
  const { t } = useWords();
  const { id, username = "" } = console.session.profile ?? {};
  useTitle(t("oneTime.title"));
  return (
    <main className="one-time">
      <section className="one-time-panel">
        <header>
          <h1>{t("oneTime.title")}</h1>
          <p>{t("oneTime.text", { username })}</p>
        </header>
        <InsideProvider>
          <FormPart subject="my-account" view="changePassword" row={{ id }} meanwhile={<Loading />} />
        </InsideProvider>
        <button type="button" className="one-time-leave" onClick={() => leave(console)}>
          <Icon of={icons.logOut} />
          {t("shell.logout")}
        </button>
      </section>
    </main>
  );
}
