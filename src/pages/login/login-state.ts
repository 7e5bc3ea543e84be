import type { ApiError, FieldError } from "../../api/error";

/** What the user types. */
export interface LoginValues {
  username: string;
  password: string;
  verifyCode: string;
}

/** A field of the form. */
export type LoginField = keyof LoginValues;

/** The fields in the order they are asked for. */
export const loginFields: readonly LoginField[] = ["username", "password", "verifyCode"];

/** What is wrong, by field; `form` for what belongs to none. */
export type LoginErrors = Partial<Record<LoginField | "form", string>>;

/** The words for an empty field. */
export const requiredWords = {
  username: "login.usernameRequired",
  password: "login.passwordRequired",
  verifyCode: "login.verifyCodeRequired",
} as const satisfies Record<LoginField, string>;

/** The fields left empty. A password of blanks is a password. */
export function emptyFields(values: LoginValues): LoginField[] {
  return loginFields.filter((field) => (field === "password" ? values.password === "" : values[field].trim() === ""));
}

/** The server's refusal beside the fields it names; what it says of none, or of a field not shown, is the form's. */
export function refusalErrors(error: Pick<ApiError, "message" | "fieldErrors">): LoginErrors {
  const known = error.fieldErrors.filter((fieldError): fieldError is FieldError & { field: LoginField } =>
    loginFields.some((field) => field === fieldError.field),
  );
  if (known.length === 0) return { form: error.message };
  return Object.fromEntries(known.map(({ field, message }) => [field, message]));
}
