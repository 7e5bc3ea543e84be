import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { textOf } from "../control";
import { LineInput, type LineSpelling } from "../line-input";
import { numberText, shiftPoint } from "../number-text";

const exact: LineSpelling = {
  inputMode: "decimal",
  align: "end",
  unit: { zh: "%", en: "%" },
  read: (value) => shiftPoint(textOf(value), 2) ?? textOf(value),
  write: (text) => shiftPoint(numberText(text), -2) ?? text,
};
const float: LineSpelling = {
  ...exact,
  write: (text) => {
    const ratio = shiftPoint(numberText(text), -2);
    return ratio === undefined ? text : Number(ratio);
  },
};

/** A ratio, "0.125", typed as per cent: 12.5. */
export function PercentInput(props: InputProps): ReactElement {
  return <LineInput {...props} spelling={props.property.type === "string" ? exact : float} />;
}
