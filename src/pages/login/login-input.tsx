import type { ReactElement, ReactNode } from "react";
import type { LoginField } from "./login-state";

/** An input of the sign-in form with its label, and its error or hint below. */
export interface LoginInputProps {
  name: LoginField;
  label: string;
  value: string;
  onChange(value: string): void;
  onFocus?(): void;
  error: string | undefined;
  hint?: string;
  autoComplete: string;
  maxLength: number;
  type?: "text" | "password";
  /** Beside the input: a button, an image. */
  children?: ReactNode;
}

/** One field; the error takes the hint's place. */
export function LoginInput({ name, label, error, hint, children, onChange, ...input }: LoginInputProps): ReactElement {
  const id = `login-${name}`;
  const note = error ?? hint;
  return (
    <div className={error ? "login-field login-field-wrong" : "login-field"}>
      <label htmlFor={id}>{label}</label>
      <div className="login-row">
        <input
          {...input}
          id={id}
          name={name}
          type={input.type ?? "text"}
          spellCheck={false}
          autoCapitalize="none"
          required
          aria-invalid={error !== undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </div>
      {note && (
        <p id={`${id}-note`} className="login-field-note" role={error ? "alert" : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
