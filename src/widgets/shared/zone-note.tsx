import type { ReactElement } from "react";
import { API_TIME_ZONE, type Reading } from "../../domain/reading";
import type { Say } from "../contract";
import "./zone-note.css";

/** By which clock moments are: those of a page, said once on it, or those that are being typed. */
export function ZoneNote({ reading: { timeZone }, text }: { reading: Reading; text: Say }): ReactElement {
  return (
    <p className="zone-note">{text("moment.timeZone", { zone: timeZone === API_TIME_ZONE ? "UTC+8" : timeZone })}</p>
  );
}
