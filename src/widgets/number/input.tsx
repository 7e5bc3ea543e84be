import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { LineInput, type LineSpelling } from "../line-input";
import { numberText } from "../number-text";

const whole: LineSpelling = { inputMode: "numeric", align: "end", write: toNumber };
const decimal: LineSpelling = { ...whole, inputMode: "decimal" };
/** A number that the API carries as a text keeps every digit. */
const exact: LineSpelling = { ...decimal, write: numberText };

/** A number. */
export function NumberInput(props: InputProps): ReactElement {
  const spelling = props.property.type === "string" ? exact : props.property.type === "integer" ? whole : decimal;
  return <LineInput {...props} spelling={spelling} />;
}

/** What is no number stays a text, so that the form says so. */
function toNumber(text: string): unknown {
  const number = Number(numberText(text));
  return Number.isFinite(number) ? number : text;
}
