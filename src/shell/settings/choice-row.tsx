import { type ReactElement, useId } from "react";
import { Segments } from "../../widgets/segmented/segments";

/** A setting with a handful of values, of which one is chosen. */
export interface ChoiceRowProps<T extends string> {
  label: string;
  hint?: string;
  value: T;
  choices: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** The setting's name above its values. */
export function ChoiceRow<T extends string>({
  label,
  hint,
  value,
  choices,
  onChange,
}: ChoiceRowProps<T>): ReactElement {
  const id = useId();
  return (
    <div className="settings-row">
      <span id={id} className="settings-name">
        {label}
      </span>
      <Segments aria-labelledby={id} options={choices} value={value} onChange={onChange} />
      {hint && <p className="settings-hint">{hint}</p>}
    </div>
  );
}
