import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { LineInput, type LineSpelling } from "../line-input";

const spelling: LineSpelling = { type: "month" };

/** A month, "yyyy-MM", by the browser's own picker; where a browser has none, it is typed. */
export function MonthInput(props: InputProps): ReactElement {
  return <LineInput {...props} spelling={spelling} />;
}
