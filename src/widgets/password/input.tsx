import { type ReactElement, useState } from "react";
import { characterClasses, neededClasses, passwordLength, passwordState } from "../../domain/password";
import type { InputProps, Say } from "../contract";
import { controlProps, textOf } from "../control";
import { useDraft } from "../draft";
import { InputIcon } from "../input-icons";
import { Icon } from "../shared/icon";
import "./input.css";

/** A password: hidden until shown, and for a new one what it still lacks. */
export function PasswordInput(props: InputProps): ReactElement {
  const { value, text, field, language, onChange } = props;
  const [shown, setShown] = useState(false);
  const draft = useDraft(textOf(value), (typed) => onChange(typed === "" ? undefined : typed));
  const isNew = props.autoComplete === "new-password" && !field.sameAs;
  const strengthId = `${props.id}__strength`;
  const control = controlProps(props);
  const describedBy = [control["aria-describedby"], isNew ? strengthId : undefined].filter(Boolean).join(" ");
  return (
    <span className="input-password">
      <span className="bp6-input-group">
        <input
          {...control}
          aria-describedby={describedBy || undefined}
          className="bp6-input bp6-fill"
          type={shown ? "text" : "password"}
          autoComplete={props.autoComplete ?? "current-password"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={field.placeholder?.[language]}
          value={draft.text}
          onChange={(event) => draft.type(event.target.value)}
          onBlur={() => {
            draft.settle();
            props.onBlur();
          }}
        />
        <button
          type="button"
          className="bp6-button bp6-minimal input-reveal"
          aria-label={text(shown ? "password.hide" : "password.show")}
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          <InputIcon name={shown ? "eyeOff" : "eye"} />
        </button>
      </span>
      {isNew && <Strength id={strengthId} password={draft.text} text={text} />}
    </span>
  );
}

/** What the password has and lacks, as a list and as a bar. */
function Strength({ id, password, text }: { id: string; password: string; text: Say }): ReactElement {
  const state = passwordState(password);
  const { least, most } = passwordLength;
  return (
    <span id={id} className={`password-strength password-strength-${state.strength}`}>
      <span className="password-bar" aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span className="password-verdict" role="status">
        {state.strength === 0 ? "" : text(`password.strength.${state.strength}`)}
      </span>
      <Rule met={state.longEnough && state.notTooLong}>{text("password.length", { least, most })}</Rule>
      <Rule met={state.classes.length >= neededClasses}>
        {text("password.classes", { needed: neededClasses })}{" "}
        {characterClasses.map((name, index) => (
          <span key={name}>
            {index > 0 && text("password.separator")}
            <span className={state.classes.includes(name) ? "password-class-met" : undefined}>
              {text(`password.class.${name}`)}
            </span>
          </span>
        ))}
      </Rule>
      <Rule met={password !== "" && !state.common}>{text("password.uncommon")}</Rule>
    </span>
  );
}

function Rule({ met, children }: { met: boolean; children: React.ReactNode }): ReactElement {
  return (
    <span className={met ? "password-rule password-rule-met" : "password-rule"}>
      {met ? <Icon name="tick" /> : <InputIcon name="dash" />}
      <span>{children}</span>
    </span>
  );
}
