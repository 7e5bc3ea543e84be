import type { Location } from "react-router-dom";

/** What a link to home says to begin the tour, in the history's state. */
export const beginTour = { tour: true } as const;

/** Whether home was gone to for the tour. */
export function asksForTour({ state }: Pick<Location, "state">): boolean {
  return typeof state === "object" && state !== null && (state as Partial<typeof beginTour>).tour === true;
}
