import { observer } from "mobx-react-lite";
import { type FormEvent, type ReactElement, useState } from "react";
import { Wordmark } from "../../shell/brand";
import { LanguageSwitch } from "../../shell/language-switch";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import "../login/login-page.css";

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

  return (
    <div className="login">
      <section className="login-story" aria-label={say(manifest.title)}>
        <div className="login-brand">
          <Wordmark label={say(manifest.title)} height={36} />
        </div>
        <div className="login-drawing" />
        <div className="login-claim">
          <p className="login-claim-head">{say(manifest.title)}</p>
        </div>
      </section>
      <div className="login-side">
        <div className="login-top">
          <LanguageSwitch />
        </div>
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
      </div>
    </div>
  );
});
