import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { choicesOf, groupProps, onGroupBlur } from "../control";
import { Segments } from "./segments";

/** One of a few choices, side by side. */
export function SegmentedInput(props: InputProps): ReactElement {
  return (
    <Segments
      {...groupProps(props)}
      aria-required={props.required || undefined}
      aria-invalid={props.invalid || undefined}
      options={choicesOf(props) ?? []}
      value={props.value as string | number | undefined}
      disabled={props.disabled || props.readOnly}
      onChange={props.onChange}
      onBlur={onGroupBlur(props.onBlur)}
    />
  );
}
