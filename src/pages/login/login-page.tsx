import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { Wordmark } from "../../shell/brand";
import { LanguageSwitch } from "../../shell/language-switch";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { LoginForm } from "./login-form";
import "./login-page.css";

/** Where one signs in: what the product is on one side, the form on the other. */
export const LoginPage = observer(function LoginPage(): ReactElement {
  const { manifest } = useConsole();
  const { say, t } = useWords();
  return (
    <div className="login">
      <section className="login-story" aria-label={say(manifest.title)}>
        <div className="login-brand">
          <Wordmark label={say(manifest.title)} height={36} />
        </div>
        <div className="login-drawing" />
        <div className="login-claim">
          <p>{say(manifest.title)}</p>
          <p className="login-claim-head">{t("login.claim")}</p>
          <p>{t("login.claimLead")}</p>
        </div>
        <div className="login-clouds">
          <p>{t("login.clouds")}</p>
          <ul>
            {manifest.clouds.map((cloud) => (
              <li key={cloud.code}>{say(cloud)}</li>
            ))}
          </ul>
        </div>
      </section>
      <div className="login-side">
        <div className="login-top">
          <LanguageSwitch />
        </div>
        <LoginForm />
      </div>
    </div>
  );
});
