import { type ReactElement, useMemo } from "react";
import type { InputProps } from "../contract";
import { fromTimeZone, toTimeZone } from "../../domain/time-zone";
import { textOf } from "../control";
import { LineInput, type LineSpelling } from "../line-input";

/** Shown and typed by the reader's clock. */
function spelling(timeZone: string): LineSpelling {
  return {
    type: "datetime-local",
    step: 1,
    read: (value) => toTimeZone(textOf(value), timeZone).replace(" ", "T"),
    // The picker leaves out seconds of zero.
    write: (text) => fromTimeZone((text.length === 16 ? `${text}:00` : text).replace("T", " "), timeZone),
  };
}

/** A moment, sent as "yyyy-MM-dd HH:mm:ss" in Shanghai, by the browser's own picker. */
export function DateTimeInput(props: InputProps): ReactElement {
  const { timeZone } = props.reading;
  return <LineInput {...props} spelling={useMemo(() => spelling(timeZone), [timeZone])} />;
}
