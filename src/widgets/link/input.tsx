import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { LineInput, type LineSpelling } from "../line-input";

const spelling: LineSpelling = { type: "url", inputMode: "url" };

/** The address of a page. */
export function LinkInput(props: InputProps): ReactElement {
  return <LineInput {...props} spelling={spelling} />;
}
