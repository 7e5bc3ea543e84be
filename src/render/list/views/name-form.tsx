import { type FormEvent, type ReactElement, useEffect, useId, useRef, useState } from "react";
import { useWords } from "../../../state/language";
import { usePress } from "../../../state/use-press";

/** The longest name of a view; the API's own limit. */
const LONGEST = 40;

/** A form for a view's name. */
export interface NameFormProps {
  label: string;
  name?: string;
  submit: string;
  busy: boolean;
  /** Whether it also asks if colleagues shall see the view. */
  shareable?: boolean;
  onSubmit: (name: string, shared: boolean) => Promise<void>;
}

/** Asks for the name of a view; begins with the focus in it. */
export function NameForm({ label, name = "", submit, busy, shareable = false, onSubmit }: NameFormProps): ReactElement {
  const { t } = useWords();
  // A name that is taken is typed again at once.
  const { blocked, press } = usePress(0);
  const [value, setValue] = useState(name);
  const [shared, setShared] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy && value.trim() !== "") void press(() => onSubmit(value.trim(), shared));
  };
  return (
    <form className="views-form" onSubmit={send}>
      <label htmlFor={id}>{label}</label>
      <span className="views-form-row">
        <input
          ref={input}
          id={id}
          className="bp6-input"
          type="text"
          required
          maxLength={LONGEST}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <button type="submit" className="bp6-button bp6-intent-primary" disabled={busy || blocked}>
          {submit}
        </button>
      </span>
      {shareable && (
        <label className="popover-check">
          <input type="checkbox" checked={shared} onChange={(event) => setShared(event.target.checked)} />
          {t("views.shareToo")}
        </label>
      )}
    </form>
  );
}
