import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { TimeField } from "../shared/time-field";
import { day } from "../shared/time-kinds";

/** A day, "2026-01-31". */
export function DateInput(props: InputProps): ReactElement {
  return <TimeField {...props} kind={day} />;
}
