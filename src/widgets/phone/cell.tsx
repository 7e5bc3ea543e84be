import { formats } from "../../domain/formats";
import type { Cell } from "../contract";
import { nothing, plainText } from "../shared/plain";
import { valueText } from "../shared/value-text";
import { textCell } from "../text/cell";

/** A telephone number; a mobile number is written in groups, as it is read aloud. */
export const phoneCell: Cell = (props) => {
  const text = valueText(props.value);
  if (text === undefined) return nothing;
  if (!formats.phone(text)) return textCell(props);
  return plainText(`${text.slice(0, 3)} ${text.slice(3, 7)} ${text.slice(7)}`, "cell-number");
};
