import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { controlProps } from "../control";

/** Yes or no, as a switch. */
export function SwitchInput(props: InputProps): ReactElement {
  const { readOnly, ...control } = controlProps(props);
  const on = props.value === true || props.value === 1;
  // A property counted in 0 and 1 is told in 0 and 1.
  const told = (checked: boolean): unknown => (props.property.type === "integer" ? Number(checked) : checked);
  return (
    <label className="bp6-control bp6-switch input-switch">
      <input
        {...control}
        className="bp6-control-input"
        type="checkbox"
        role="switch"
        aria-labelledby={`${props.id}__label`}
        disabled={props.disabled || readOnly}
        checked={on}
        onChange={(event) => props.onChange(told(event.target.checked))}
        onBlur={props.onBlur}
      />
      <span className="bp6-control-indicator" />
      {props.text(on ? "input.on" : "input.off")}
    </label>
  );
}
