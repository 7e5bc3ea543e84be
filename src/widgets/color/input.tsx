import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { choicesOf, groupProps, onGroupBlur } from "../control";
import { colorDot } from "../shared/color-dot";
import "./input.css";

/** One of a few colours, each with its name. */
export function ColorInput(props: InputProps): ReactElement {
  const { name, id, value, disabled, readOnly, onChange } = props;
  return (
    <div
      {...groupProps(props)}
      className="input-colors"
      role="radiogroup"
      aria-required={props.required || undefined}
      aria-invalid={props.invalid || undefined}
      onBlur={onGroupBlur(props.onBlur)}
    >
      {(choicesOf(props) ?? []).map((option) => (
        <label key={option.value} className="input-color">
          <input
            type="radio"
            name={`${id}-${name}`}
            value={String(option.value)}
            checked={option.value === value}
            disabled={disabled || readOnly}
            onChange={() => onChange(option.value)}
          />
          <span>
            {colorDot(String(option.value))}
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
