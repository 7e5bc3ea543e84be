import { type AlarmEpisode, episodesOf } from "./episodes";
import type { AlarmChange } from "./judge";
import type { AlarmState } from "./rule";

/** A state after a period that is judged no more; "alarmWithoutData" while nothing is known within an alarm. */
export type SettledState = AlarmState | "alarmWithoutData";

/** The state with which judging goes on. */
export function stateOf(settled: SettledState): AlarmState {
  return settled === "alarmWithoutData" ? "insufficientData" : settled;
}

/** The state that changes settle on. */
export function settledBy(before: SettledState, changes: readonly AlarmChange[]): SettledState {
  return changes.reduce(
    (settled, { to }) => (to === "insufficientData" && settled !== "ok" && settled !== to ? "alarmWithoutData" : to),
    before,
  );
}

/** What judging says of periods one after the other, some of which were judged before with fewer values. Milliseconds since 1970. */
export interface Judged {
  /** The state before the first of them. */
  before: SettledState;
  changes: readonly AlarmChange[];
  /** The ends of the first and the last of them, and of the first that had not been judged before; after the last where there is none. */
  firstEnd: number;
  lastEnd: number;
  freshEnd: number;
  /** The length of a period. */
  length: number;
  /** The value of a period, by its end. */
  valueAt(end: number): number | null;
}

/** What is stored of a rule and a resource. */
export interface Stored {
  state: AlarmState;
  /** The time of the last change; undefined where there was none among the periods. */
  lastChange: number | undefined;
  /** The alarms that last, or ended, among the periods. */
  alarms: readonly Pick<AlarmEpisode, "start" | "end">[];
}

/** What is to be added to what is stored. */
export interface Added {
  /** Alarms that began and ended before anybody knew, each with both changes. */
  missed: AlarmChange[][];
  /** Changes of the state that is stored, in their order. */
  changes: AlarmChange[];
  /** The state after all of that. */
  state: AlarmState;
}

/**
 * What late values add to what is stored, which stays as it is: whoever was told of it, was. Where they say nothing else of what is stored, these are
 * the changes after it. Otherwise, alarms that were missed are added with the times at which they were; one that overlaps a stored one is that one.
 * The state becomes what it is now: an alarm that was none ends, and one that had ended too early begins again after its end.
 */
export function addedBy(judged: Judged, stored: Stored): Added {
  const known = stored.lastChange ?? Number.NEGATIVE_INFINITY;
  const episodes = episodesAmong(judged);
  const lasts = stored.alarms.some(({ end }) => end === null);
  const isRight = stateAt(judged, known) === stored.state && isAlarmAt(episodes, known) === lasts;
  if (isRight) {
    const changes = judged.changes.filter(({ time }) => time > known);
    const missed = missedUpTo(known, episodes, judged, stored);
    return { missed, changes, state: changes.at(-1)?.to ?? stored.state };
  }
  return corrected(judged, stored, episodes, known);
}

/** Alarms by what judging says; one that had begun before begins at the beginning of time. */
function episodesAmong({ before, changes }: Judged): AlarmEpisode[] {
  const start = { from: stateOf(before), to: "alarm", time: Number.NEGATIVE_INFINITY, value: null } as const;
  return episodesOf(before === "alarm" || before === "alarmWithoutData" ? [start, ...changes] : changes);
}

function stateAt({ before, changes }: Judged, time: number): AlarmState {
  return changes.findLast((change) => change.time <= time)?.to ?? stateOf(before);
}

function isAlarmAt(episodes: readonly AlarmEpisode[], time: number): boolean {
  return episodes.some(({ start, end }) => start <= time && (end === null || end > time));
}

function overlaps({ alarms }: Stored, { start, end }: AlarmEpisode): boolean {
  return alarms.some((one) => (end === null || one.start < end) && (one.end === null || start < one.end));
}

/** The beginnings and ends of alarms that ended until then and that nothing stored tells of. */
function missedUpTo(
  until: number,
  episodes: readonly AlarmEpisode[],
  { changes }: Judged,
  stored: Stored,
): AlarmChange[][] {
  const missed = episodes.filter(
    (one) => one.start > Number.NEGATIVE_INFINITY && one.end !== null && one.end <= until && !overlaps(stored, one),
  );
  // A lack of data in between is of no interest any more.
  return missed.map(({ start, end }) =>
    changes.flatMap((change) => {
      if (change.time === start) return [change];
      return change.time === end ? [{ ...change, from: "alarm" as const }] : [];
    }),
  );
}

/** What is added where what is stored is wrong by now. */
function corrected(judged: Judged, stored: Stored, episodes: readonly AlarmEpisode[], known: number): Added {
  const { firstEnd, lastEnd, freshEnd, length } = judged;
  const next = (time: number) => Math.max(firstEnd, (Math.floor(time / length) + 1) * length);
  // The first period that can still change something.
  const turn = Math.max(Math.min(freshEnd, lastEnd), next(known));
  const missed = missedUpTo(Math.min(turn, lastEnd), episodes, judged, stored);
  const missedEnd = missed.at(-1)?.at(-1)?.time ?? Number.NEGATIVE_INFINITY;
  let now: AlarmState = missedEnd > known ? "ok" : stored.state;
  let after = Math.max(missedEnd, known);
  const changes: AlarmChange[] = [];
  const go = ({ to, time: wanted, isNew = false }: Stop, latest: number) => {
    const time = isNew ? wanted : Math.max(wanted, next(after));
    if (to === now || time > latest) return;
    changes.push({ from: now, to, time, value: judged.valueAt(time) });
    [now, after] = [to, Math.max(after, time)];
  };
  if (turn <= lastEnd) for (const stop of wayTo(turn, judged, stored, episodes)) go(stop, turn);
  for (const change of judged.changes) if (change.time > turn) go(change, lastEnd);
  return { missed, changes, state: now };
}

/** A state that what is stored has to go through, and since when it holds. */
interface Stop {
  to: AlarmState;
  time: number;
  /** It begins an alarm that overlaps no stored one, whatever was told after its beginning. */
  isNew?: boolean;
}

/** What the stored state has to go through to become what it is at a time: alarms begin and end, also where nothing is known after it. */
function wayTo(turn: number, judged: Judged, stored: Stored, episodes: readonly AlarmEpisode[]): Stop[] {
  const lasts = stored.alarms.some(({ end }) => end === null);
  const current = episodes.find(({ start, end }) => start <= turn && (end === null || end > turn));
  const last = judged.changes.findLast(({ time }) => time <= turn);
  const now: Stop = { to: last?.to ?? stateOf(judged.before), time: last?.time ?? judged.firstEnd };
  if (current && !lasts) {
    const isNew = current.start > Number.NEGATIVE_INFINITY && !overlaps(stored, current);
    return [{ to: "alarm", time: isNew ? current.start : judged.firstEnd, isNew }, now];
  }
  if (current || !lasts) return [now];
  const over = episodes.findLast(({ end }) => end !== null && end <= turn);
  return [{ to: "ok", time: over?.end ?? judged.firstEnd }, now];
}
