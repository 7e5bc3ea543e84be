import { limits } from "../../../limits";
import type { CloudPeriod } from "../../cloud/metrics";
import { dayMs, hourMs, minuteMs } from "../store/chunk";
import type { MetricScopeRow } from "./claims";

/** A question to a cloud: one range of all metrics of a region, and how far the region is known after it. */
export interface Question {
  from: Date;
  to: Date;
  period: CloudPeriod;
  after: Partial<Pick<MetricScopeRow, "collectedTo" | "minutesFrom" | "hoursFrom">>;
}

/** Days begin so long before those of UTC. */
const ahead = 8 * hourMs;

/** What is asked about a region now: the minutes since the last time, and then a step back into what was before, the newest first. */
export function questionsOf(scope: MetricScopeRow, now: Date): Question[] {
  const to = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const known = scope.collectedTo?.getTime() ?? 0;
  const earliest = to - limits.metricWindow;
  const isAgain = (to / minuteMs) % limits.metricAgain === 0;
  const from = Math.max(earliest, Math.min(known, isAgain ? to - limits.metricLate : known));
  // After a pause what lies before is walked through again.
  const hasHole = known < earliest;
  const after = { collectedTo: new Date(to), ...(hasHole && { minutesFrom: new Date(from) }) };
  const latest: Question[] =
    from < to && known < to ? [{ from: new Date(from), to: new Date(to), period: 60, after }] : [];
  const back = backOf({ ...scope, ...after }, to);
  return back ? [...latest, back] : latest;
}

/** The next step back; undefined where all is there. */
export function backOf({ minutesFrom, hoursFrom }: MetricScopeRow, now: number): Question | undefined {
  const minutes = minutesFrom?.getTime() ?? now;
  if (minutes > now - limits.minutesBack) {
    const from = new Date(Math.floor((minutes - limits.minutesStep) / hourMs) * hourMs);
    return { from, to: new Date(minutes), period: 60, after: { minutesFrom: from } };
  }
  const hours = hoursFrom?.getTime() ?? Math.floor(minutes / hourMs) * hourMs;
  if (hours <= now - limits.hoursBack) return undefined;
  const from = new Date(Math.floor((hours - limits.hoursStep + ahead) / dayMs) * dayMs - ahead);
  return { from, to: new Date(hours), period: 3600, after: { hoursFrom: from } };
}
