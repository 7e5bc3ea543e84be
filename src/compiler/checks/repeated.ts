import type { Place } from "../read/config-file";
import { otherPlace } from "../report/related";
import type { Report } from "../report/report";

/** A name, and where it is given. */
export interface Given {
  name: string;
  place: Place;
}

/** Names that tell things apart are given once. */
export function checkRepeated(all: readonly Given[], report: Report): void {
  const seen = new Map<string, Place>();
  for (const { name, place } of all) {
    const first = seen.get(name);
    if (first) report(place, "CFG_LISTED_TWICE", { name, where: otherPlace(first) });
    else seen.set(name, place);
  }
}
