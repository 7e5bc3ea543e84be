import { type ReactElement, useId } from "react";

/** A setting with a handful of values, of which one is chosen. */
export interface ChoiceRowProps<T extends string> {
  label: string;
  hint?: string;
  value: T;
  choices: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** Radio buttons side by side under the setting's name. */
export function ChoiceRow<T extends string>({
  label,
  hint,
  value,
  choices,
  onChange,
}: ChoiceRowProps<T>): ReactElement {
  const name = useId();
  return (
    <fieldset className="settings-row">
      <legend>{label}</legend>
      <div className="settings-choices">
        {choices.map((choice) => (
          <label key={choice.value} className="settings-choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint && <p className="settings-hint">{hint}</p>}
    </fieldset>
  );
}
