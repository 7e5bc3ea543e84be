import { type ComponentProps, type ReactElement, useId } from "react";
import { withImage } from "../shared/image";
import "./segments.css";

/** A few values side by side, of which one is chosen. */
export interface SegmentsProps<Value extends string | number> extends Omit<ComponentProps<"span">, "onChange"> {
  options: readonly { value: Value; label: string; image?: string | undefined }[];
  /** None may be chosen yet. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Id of the first, for a label that names it. */
  firstId?: string;
}

/** Radio buttons as one bar: wherever one of a few is chosen, in forms, filters, tools and settings. */
export function Segments<Value extends string | number>({
  options,
  value,
  onChange,
  disabled,
  firstId,
  ...group
}: SegmentsProps<Value>): ReactElement {
  const name = useId();
  return (
    <span role="radiogroup" {...group} className="segments">
      {options.map((option, index) => (
        <label key={option.value} className="segment">
          <input
            id={index === 0 ? firstId : undefined}
            type="radio"
            name={name}
            value={String(option.value)}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.image ? withImage(option.image, <>{option.label}</>) : option.label}</span>
        </label>
      ))}
    </span>
  );
}
