import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { LineInput, type LineSpelling } from "../line-input";

const spelling: LineSpelling = {
  type: "tel",
  inputMode: "tel",
  // People paste "138 0013 8000" and "138-0013-8000".
  tidy: (text) => text.replace(/[\s-]/g, ""),
};

/** A phone number. */
export function PhoneInput(props: InputProps): ReactElement {
  return <LineInput {...props} spelling={spelling} />;
}
