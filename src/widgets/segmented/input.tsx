import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { choicesOf, groupProps, onGroupBlur } from "../control";
import "./input.css";

/** One of a few choices, side by side. */
export function SegmentedInput(props: InputProps): ReactElement {
  const { name, id, value, disabled, readOnly, onChange } = props;
  return (
    <div
      {...groupProps(props)}
      className="input-segmented"
      role="radiogroup"
      aria-required={props.required || undefined}
      aria-invalid={props.invalid || undefined}
      onBlur={onGroupBlur(props.onBlur)}
    >
      {(choicesOf(props) ?? []).map((option) => (
        <label key={option.value} className="input-segment">
          <input
            type="radio"
            name={`${id}-${name}`}
            value={String(option.value)}
            checked={option.value === value}
            disabled={disabled || readOnly}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
