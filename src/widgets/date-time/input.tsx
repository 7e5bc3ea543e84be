import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { textOf } from "../control";
import { LineInput, type LineSpelling } from "../line-input";

const spelling: LineSpelling = {
  type: "datetime-local",
  step: 1,
  read: (value) => textOf(value).replace(" ", "T"),
  // The picker leaves out seconds of zero.
  write: (text) => (text.length === 16 ? `${text}:00` : text).replace("T", " "),
};

/** A moment, "yyyy-MM-dd HH:mm:ss" in Shanghai, by the browser's own picker. */
export function DateTimeInput(props: InputProps): ReactElement {
  return <LineInput {...props} spelling={spelling} />;
}
