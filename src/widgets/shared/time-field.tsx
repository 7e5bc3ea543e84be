import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { controlProps } from "../control";
import { TimeInput } from "./time-input";
import type { TimeKind } from "./time-kinds";

/** The input of a field that holds one time. */
export function TimeField({ kind, ...props }: InputProps & { kind: TimeKind }): ReactElement {
  const { field, language } = props;
  return (
    <TimeInput
      {...props}
      kind={kind}
      name={field.words[language]}
      control={controlProps(props)}
      placeholder={field.placeholder?.[language]}
    />
  );
}
