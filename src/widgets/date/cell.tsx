import { formats } from "../../domain/formats";
import { timeCell } from "../shared/time-cell";

/** "2026-01-31", a day. */
export const dateCell = timeCell(formats.date, (text) => text);
