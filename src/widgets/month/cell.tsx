import { formats } from "../../domain/formats";
import { timeCell } from "../shared/time-cell";

/** "2026-01", a month. */
export const monthCell = timeCell(formats["year-month"], (text) => text);
