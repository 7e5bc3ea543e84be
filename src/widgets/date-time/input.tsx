import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { TimeField } from "../shared/time-field";
import { moment } from "../shared/time-kinds";

/** A moment, sent as "2026-01-31 08:00:00" in Shanghai, typed by the reader's clock. */
export function DateTimeInput(props: InputProps): ReactElement {
  return <TimeField {...props} kind={moment} />;
}
