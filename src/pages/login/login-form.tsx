import { observer } from "mobx-react-lite";
import { type FormEvent, type ReactElement, useCallback, useEffect, useRef, useState } from "react";
import type { Mode } from "../../model/config/mode";
import type { SessionEnd } from "../../state/session";
import { Icon } from "../../shell/icon";
import * as icons from "../../shell/icons";
import { preloadInside } from "../../shell/preload";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { LoginInput } from "./login-input";
import { type LoginField, loginFields, type LoginValues } from "./login-state";
import { ModeChoice } from "./mode-choice";
import { useSignIn } from "./use-sign-in";
import { useSignInUndone } from "./use-sign-in-undone";
import { useVerifyCode } from "./use-verify-code";
import { VerifyCodeImage } from "./verify-code-image";

const endWords = {
  expired: "login.expired",
  signedOut: "login.signedOut",
  refused: "login.refused",
  passwordChanged: "login.passwordChanged",
} as const satisfies Record<SessionEnd, string>;

/** Name, password, verification code and mode; what is wrong stands beside the field. */
export const LoginForm = observer(function LoginForm(): ReactElement {
  const { session } = useConsole();
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<LoginValues>({ username: "", password: "", verifyCode: "" });
  // Specification §1: 2 is "a login made from the product's own login page".
  const [mode, setMode] = useState<Mode>(2);
  const [shownPassword, setShownPassword] = useState(false);
  const code = useVerifyCode();
  const signIn = useSignIn();

  const change = (field: LoginField) => (value: string) => {
    // Whoever begins to type is about to come in: the way there is fetched meanwhile.
    preloadInside();
    setValues((before) => ({ ...before, [field]: value }));
    signIn.forget(field);
  };

  useEffect(() => form.current?.querySelector<HTMLInputElement>("input")?.focus(), []);
  const { renew } = code;
  const anew = useCallback(() => {
    // A code serves once: after any sign-in that came to nothing there has to be another.
    renew();
    setValues((before) => ({ ...before, verifyCode: "" }));
  }, [renew]);
  useSignInUndone(anew);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { errors, asked } = await signIn.submit(values, code.verifyId, mode);
    if (Object.keys(errors).length === 0) return;
    if (asked) anew();
    const wrong = loginFields.find((field) => errors[field] !== undefined) ?? "password";
    form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  }

  const input = (field: LoginField) => ({
    name: field,
    label: t(`login.${field}`),
    value: values[field],
    onChange: change(field),
    error: signIn.errors[field],
  });
  return (
    <form className="login-form" ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <h1>{t("login.welcome")}</h1>
      <p className="login-lead">{t("login.lead")}</p>
      {session.ended && !signIn.errors.form && (
        <p className={session.ended === "refused" ? "login-note login-note-danger" : "login-note"} role="status">
          <Icon of={session.ended === "refused" ? icons.error : icons.infoSign} />
          {t(endWords[session.ended])}
        </p>
      )}
      {signIn.errors.form && (
        <p className="login-note login-note-danger" role="alert">
          <Icon of={icons.error} />
          {signIn.errors.form}
        </p>
      )}
      <LoginInput {...input("username")} autoComplete="username" maxLength={64} />
      <LoginInput
        {...input("password")}
        autoComplete="current-password"
        maxLength={64}
        type={shownPassword ? "text" : "password"}
      >
        <button
          type="button"
          className="plain-button login-eye"
          aria-label={t(shownPassword ? "login.hidePassword" : "login.showPassword")}
          onClick={() => setShownPassword(!shownPassword)}
        >
          <Icon of={shownPassword ? icons.eyeOff : icons.eyeOpen} />
        </button>
      </LoginInput>
      <LoginInput
        {...input("verifyCode")}
        autoComplete="off"
        maxLength={64}
        hint={t("login.verifyCodeHint")}
        onFocus={() => !values.verifyCode && code.renewIfStale()}
      >
        <VerifyCodeImage code={code} />
      </LoginInput>
      <ModeChoice mode={mode} onChange={setMode} />
      <button type="submit" className="button button-primary login-submit" disabled={signIn.sending || signIn.resting}>
        {t(signIn.sending ? "login.submitting" : "login.submit")}
      </button>
    </form>
  );
});
