import { type ReactElement, useId } from "react";
import "../../../widgets/segmented/input.css";

/** One of a few, side by side. `shown`: its label is seen, and not only heard. */
export function OneOf<Value extends string>({
  label,
  shown = false,
  options,
  value,
  onChange,
}: {
  label: string;
  shown?: boolean;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}): ReactElement {
  const id = useId();
  return (
    <span className="map-choice">
      <span id={id} className={shown ? "map-label" : "visually-hidden"}>
        {label}
      </span>
      <span className="input-segmented" role="radiogroup" aria-labelledby={id}>
        {options.map(([one, words]) => (
          <label key={one} className="input-segment">
            <input type="radio" name={id} value={one} checked={one === value} onChange={() => onChange(one)} />
            <span>{words}</span>
          </label>
        ))}
      </span>
    </span>
  );
}
