import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { LineInput, type LineSpelling } from "../line-input";

const spelling: LineSpelling = {};

/** A line of free text. */
export function TextInput(props: InputProps): ReactElement {
  return <LineInput {...props} spelling={spelling} />;
}
