import { searchAnomalies } from "../../../areas/anomaly/search";
import { addDays, addMinutes } from "../../../time";
import type { Plans } from "../run/seed-type";

/** Costs were searched for anomalies six weeks ago, some days after the bills' own one, and lately. */
export const plans: Plans = {
  needs: ["bills", "identity"],
  deeds: ({ db, today }) =>
    [addDays(today, -43), addMinutes(today, -10)].map((at) => ({ at, do: (now: Date) => searchAnomalies(db, now) })),
};
