import type { ReactElement } from "react";
import { API_TIME_ZONE, type Reading } from "../../domain/reading";
import type { Say } from "../contract";

/** By which clock the moments beside it are. */
export function ZoneNote({ reading: { timeZone }, text }: { reading: Reading; text: Say }): ReactElement {
  return (
    <p className="range-zone">{text("filter.timeZone", { zone: timeZone === API_TIME_ZONE ? "UTC+8" : timeZone })}</p>
  );
}
