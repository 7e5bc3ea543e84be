import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { LineInput, type LineSpelling } from "../line-input";

const spelling: LineSpelling = { type: "email", inputMode: "email" };

/** An e-mail address. */
export function EmailInput(props: InputProps): ReactElement {
  return <LineInput {...props} spelling={spelling} />;
}
