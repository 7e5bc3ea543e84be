import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { LineInput, type LineSpelling } from "../line-input";

const spelling: LineSpelling = { type: "date" };

/** A day, "yyyy-MM-dd", by the browser's own picker. */
export function DateInput(props: InputProps): ReactElement {
  return <LineInput {...props} spelling={spelling} />;
}
