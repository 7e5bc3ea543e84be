import type { AlarmChange } from "./judge";

/** A time in which there is an alarm; a lack of data does not end it. Milliseconds since 1970. */
export interface AlarmEpisode {
  start: number;
  /** Null where it lasts. */
  end: number | null;
  /** The value with which it began. */
  value: number | null;
}

/** The alarms that changes of a state make, in their order. */
export function episodesOf(changes: readonly AlarmChange[]): AlarmEpisode[] {
  const episodes: AlarmEpisode[] = [];
  let lasting: AlarmEpisode | undefined;
  for (const { to, time, value } of changes) {
    if (to === "alarm" && !lasting) {
      lasting = { start: time, end: null, value };
      episodes.push(lasting);
    }
    if (to === "ok" && lasting) {
      lasting.end = time;
      lasting = undefined;
    }
  }
  return episodes;
}
