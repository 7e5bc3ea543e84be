import { useState } from "react";
import * as calls from "../../generated/calls";
import { ApiError } from "../../api/error";
import type { Mode } from "../../model/config/mode";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { usePress } from "../../state/use-press";
import { emptyFields, type LoginErrors, type LoginValues, refusalErrors, requiredWords } from "./login-state";

/** Signing in, and what came of it. */
export interface SignIn {
  errors: LoginErrors;
  /** A sign-in is under way. */
  sending: boolean;
  /** The button rests for the time a double click takes (specification §5). */
  resting: boolean;
  /** Takes an error back when its field changes. */
  forget(field: keyof LoginErrors): void;
  /** Resolves with what is wrong, nothing where the sign-in succeeded, and whether the server was asked at all. */
  submit(values: LoginValues, verifyId: string, mode: Mode): Promise<{ errors: LoginErrors; asked: boolean }>;
}

/** Checks and sends a sign-in; success begins the session, and the guard does the rest. */
export function useSignIn(): SignIn {
  const { api, session, toaster } = useConsole();
  const { t } = useWords();
  const [errors, setErrors] = useState<LoginErrors>({});
  const { blocked, running, press } = usePress();

  async function submit(
    values: LoginValues,
    verifyId: string,
    mode: Mode,
  ): Promise<{ errors: LoginErrors; asked: boolean }> {
    const empty: LoginErrors = Object.fromEntries(emptyFields(values).map((field) => [field, t(requiredWords[field])]));
    setErrors(empty);
    if (Object.keys(empty).length > 0) return { errors: empty, asked: false };
    // The page that follows would still say it.
    toaster.forgetFailures();
    const failed = await press(() => send(values, verifyId, mode));
    if (!failed) return { errors: {}, asked: false };
    setErrors(failed);
    return { errors: failed, asked: true };
  }

  async function send(values: LoginValues, verifyId: string, mode: Mode): Promise<LoginErrors> {
    const { username, password, verifyCode } = values;
    try {
      const { token } = await api.call(
        calls.login,
        { username: username.trim(), password, verifyId, verifyCode: verifyCode.trim() },
        { told: "inPlace" },
      );
      if (typeof token !== "string" || token === "") return { form: t("error.unreadable") };
      session.start(token, mode);
      return {};
    } catch (failure) {
      if (failure instanceof ApiError) return refusalErrors(failure);
      throw failure;
    }
  }

  const forget = (field: keyof LoginErrors): void => setErrors(({ [field]: _gone, ...others }) => others);
  return { errors, sending: running || session.signingIn, resting: blocked, forget, submit };
}
