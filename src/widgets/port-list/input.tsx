import type { ReactElement } from "react";
import { portListText } from "../../domain/port-list";
import type { InputProps } from "../contract";
import { LineInput, type LineSpelling } from "../line-input";

const spelling: LineSpelling = { tidy: portListText };

/** Ports and ranges of ports in one line, "80,443,8000-8100"; what separates them is put right on leaving. */
export function PortListInput(props: InputProps): ReactElement {
  return <LineInput {...props} spelling={spelling} />;
}
