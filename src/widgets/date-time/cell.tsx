import { formats } from "../../domain/formats";
import { toTimeZone } from "../../domain/time-zone";
import { timeCell } from "../shared/time-cell";

/** "2026-01-31 08:00:00", a moment in Asia/Shanghai, whose clock is eight hours ahead all year. */
export const dateTimeCell = timeCell(
  formats["local-date-time"],
  (text) => `${text.replace(" ", "T")}+08:00`,
  (text, { timeZone }) => toTimeZone(text, timeZone),
);
