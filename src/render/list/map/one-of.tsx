import { type ReactElement, useId } from "react";
import { Segments } from "../../../widgets/segmented/segments";

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
      <Segments
        aria-labelledby={id}
        options={options.map(([one, words]) => ({ value: one, label: words }))}
        value={value}
        onChange={onChange}
      />
    </span>
  );
}
