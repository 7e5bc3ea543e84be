import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { TimeField } from "../shared/time-field";
import { month } from "../shared/time-kinds";

/** A month, "2026-01". */
export function MonthInput(props: InputProps): ReactElement {
  return <TimeField {...props} kind={month} />;
}
