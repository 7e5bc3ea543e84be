import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { LoginForm } from "./login-form";
import { SignInFrame } from "./sign-in-frame";

/** Where one signs in. */
export const LoginPage = observer(function LoginPage(): ReactElement {
  const { manifest } = useConsole();
  const { say, t } = useWords();
  const story = (
    <>
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
    </>
  );
  return (
    <SignInFrame story={story}>
      <LoginForm />
    </SignInFrame>
  );
});
