import { JUDGING_DELAY, periodsToJudge } from "../../../../src/domain/alarm/due";
import { type AlarmEpisode, episodesOf } from "../../../../src/domain/alarm/episodes";
import { type AlarmChange, judgeAll } from "../../../../src/domain/alarm/judge";
import { addedBy, settledBy, type SettledState, stateOf } from "../../../../src/domain/alarm/late";
import type { AlarmCondition, AlarmState } from "../../../../src/domain/alarm/rule";

/** Values of periods one after the other, each with how many minutes after its first judging it comes. */
export type Arrivals = readonly { value: number | null; late: number }[];

export const minute = 60_000;
/** The end of the first period: 09:00 in Shanghai. */
export const nine = Date.UTC(2026, 4, 20, 1);

/** The same values with others after them that never come: in so much time all that is late has come. */
export function thenNothing(values: Arrivals): Arrivals {
  return [...values, ...Array.from({ length: 18 }, () => ({ value: null, late: 0 }))];
}

/** What has become of a resource. */
interface Lived {
  /** All changes, in the order in which they were written. */
  changes: AlarmChange[];
  /** The alarms among them. */
  alarms: AlarmEpisode[];
  state: AlarmState;
  settled: SettledState;
}

/**
 * Judges a rule with a period of a minute as the server does, with the values that have come by then.
 * @param step minutes between two times at which it is judged
 */
export function live(condition: AlarmCondition, values: Arrivals, step = 1): Lived {
  const rule = { id: 16, period: condition.period };
  const lived: Lived = { changes: [], alarms: [], state: "insufficientData", settled: "insufficientData" };
  let since = nine - minute + JUDGING_DELAY;
  const from = since;
  const last = nine + (values.length - 1) * minute + JUDGING_DELAY;
  while (since < last) {
    const upTo = Math.min(last, since + step * minute);
    judgeOnce(condition, lived, values, { rule, since, upTo, from });
    since = upTo;
  }
  return lived;
}

function judgeOnce(
  condition: AlarmCondition,
  lived: Lived,
  arrivals: Arrivals,
  { rule, since, upTo, from }: { rule: { id: number; period: number }; since: number; upTo: number; from: number },
): void {
  const periods = periodsToJudge(rule, since, upTo, from);
  if (!periods) return;
  const back = condition.times - 1;
  const readFrom = periods.firstEnd - back * minute;
  const valueAt = (end: number): number | null => {
    const one = arrivals[(end - nine) / minute];
    return one && end + JUDGING_DELAY + one.late * minute <= upTo ? one.value : null;
  };
  const values = Array.from({ length: periods.count + back }, (_, at) => valueAt(readFrom + at * minute));
  const before = lived.settled;
  const changes = judgeAll(condition, { firstEnd: readFrom, values }, stateOf(before), back);
  const endOf = (at: number) => periods.firstEnd + at * minute;
  const judged = {
    before,
    changes,
    firstEnd: periods.firstEnd,
    lastEnd: endOf(periods.count - 1),
    freshEnd: endOf(periods.count - periods.fresh),
    length: minute,
    valueAt,
  };
  const known = lived.changes.map(({ time }) => time).filter((time) => time >= periods.firstEnd);
  const added = addedBy(judged, {
    state: lived.state,
    lastChange: known.length > 0 ? Math.max(...known) : undefined,
    alarms: lived.alarms.filter(({ end }) => end === null || end >= periods.firstEnd),
  });
  for (const missed of added.missed) lived.alarms.push(...episodesOf(missed));
  for (const change of added.changes) follow(lived, change);
  lived.changes.push(...added.missed.flat(), ...added.changes);
  lived.state = added.state;
  lived.settled = settledBy(
    before,
    changes.filter(({ time }) => time < endOf(periods.settled)),
  );
}

function follow({ alarms }: Lived, { to, time, value }: AlarmChange): void {
  const lasting = alarms.find(({ end }) => end === null);
  if (to === "alarm" && !lasting) alarms.push({ start: time, end: null, value });
  if (to === "ok" && lasting) lasting.end = time;
}
