import { freeGrownWidths } from "../use-growing-widths";

/** What is known of the widths in a table, pixels. */
export interface Measures {
  /** Of the frame that the table stands in. */
  room: number;
  /** Of what is no column: checkboxes and actions. */
  rest: number;
  /** What each column needs, as far as it has been drawn in a table that did not fit. */
  widths: Readonly<Record<string, number>>;
}

/** Each list's, from the last time it was shown on. */
const lastTimes = new Map<string, Measures>();
/** The frame of the list that was shown last: the next one's is probably as wide. */
let lastRoom = Number.POSITIVE_INFINITY;

/** What a list's table measured the last time; of one not seen before, the room that the last list had. */
export function lastMeasures(list: string): Measures {
  return lastTimes.get(list) ?? { room: lastRoom, rest: 0, widths: {} };
}

/** What is known of the widths of one table, by the list that it shows; for React to follow. */
export interface TableMeasures {
  of(list: string): Measures;
  /** Keeps them, also for the next time that the list is shown. */
  set(list: string, measures: Measures): void;
  follow(tell: () => void): () => void;
}

/** What is known of a table that is not drawn yet. */
export function tableMeasures(): TableMeasures {
  const own = new Map<string, Measures>();
  const listeners = new Set<() => void>();
  return {
    of(list) {
      const measures = own.get(list) ?? lastMeasures(list);
      own.set(list, measures);
      return measures;
    },
    set(list, measures) {
      own.set(list, measures);
      lastTimes.set(list, measures);
      lastRoom = measures.room;
      for (const tell of listeners) tell();
    },
    follow(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

/**
 * Measures a table in its frame. A table that fits has given its columns the room that was left; only one that does not fit
 * shows what each column needs.
 *
 * @param tight texts are cut off: the columns do not show what they need
 * @returns `before` itself where nothing is new
 */
export function measureTable(frame: HTMLElement, before: Measures, tight: boolean): Measures {
  const table = frame.querySelector<HTMLElement>(":scope > table");
  const room = frame.clientWidth;
  // Out of sight, it has no width.
  if (!table || room === 0) return before;
  if (tight || table.offsetWidth <= room) return room === before.room ? before : { ...before, room };
  freeGrownWidths(frame);
  const heads = [...table.querySelectorAll<HTMLElement>("thead th[data-column]")];
  const drawn = heads.map((head) => [head.dataset.column ?? "", head.getBoundingClientRect().width] as const);
  const rest = table.offsetWidth - drawn.reduce((sum, [, width]) => sum + width, 0);
  const next = { room, rest, widths: { ...before.widths, ...Object.fromEntries(drawn) } };
  return isSame(before, next) ? before : next;
}

function isSame(one: Measures, other: Measures): boolean {
  const names = Object.keys(other.widths);
  const near = (a = 0, b = 0): boolean => Math.abs(a - b) < 1;
  return (
    one.room === other.room &&
    near(one.rest, other.rest) &&
    names.every((name) => one.widths[name] !== undefined && near(one.widths[name], other.widths[name]))
  );
}
