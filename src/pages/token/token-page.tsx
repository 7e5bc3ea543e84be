import { observer } from "mobx-react-lite";
import { type FormEvent, type ReactElement, useState } from "react";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { SignInFrame } from "../login/sign-in-frame";

/** Where one signs in to a console of another API: with a token of that API. */
export const TokenPage = observer(function TokenPage(): ReactElement {
  const { manifest, session } = useConsole();
  const { say, t } = useWords();
  const [token, setToken] = useState("");
  const [wrong, setWrong] = useState(false);
  const needed = manifest.settings.api.authentication.kind !== "none";

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isMissing = needed && token.trim() === "";
    setWrong(isMissing);
    if (!isMissing) session.start(token.trim() || "none", 1);
  }

  const story = (
    <div className="login-claim">
      <p className="login-claim-head">{say(manifest.title)}</p>
    </div>
  );
  return (
    <SignInFrame story={story}>
      <form className="login-form" noValidate onSubmit={submit}>
        <h1>{t("login.welcome")}</h1>
        {needed && <p className="login-lead">{t("token.lead")}</p>}
        {session.ended === "expired" && (
          <p className="login-note" role="status">
            {t("login.expired")}
          </p>
        )}
        {needed && (
          <div className={wrong ? "login-field login-field-wrong" : "login-field"}>
            <label htmlFor="token">{t("token.label")}</label>
            <div className="login-row">
              <input
                id="token"
                type="password"
                autoComplete="off"
                spellCheck={false}
                value={token}
                aria-invalid={wrong}
                aria-describedby="token-note"
                onChange={(event) => setToken(event.target.value)}
              />
            </div>
            <p id="token-note" className="login-field-note" role={wrong ? "alert" : undefined}>
              {t(wrong ? "token.required" : "token.hint")}
            </p>
          </div>
        )}
        <button type="submit" className="button button-primary login-submit">
          {t("login.submit")}
        </button>
      </form>
    </SignInFrame>
  );
});
