/** One line of the result. */
export interface Measure {
  /** Lines of one heading stand together. */
  heading: string;
  name: string;
  /** Of the console; undefined where it could not be measured. */
  value: number | undefined;
  /** Of what it is compared with, measured in the same run; undefined where there is nothing. */
  reference?: number | undefined;
  unit: "kB" | "ms" | "/s" | "%" | "MB" | "";
  /** What the value should not exceed, in its unit. */
  budget?: number;
  /** What the ratio of value to reference should not exceed. */
  ratio?: number;
}

/** First load, brotli, JS + CSS, in kB (1000 bytes). */
export const budgets = { login: 130, firstList: 180 } as const;

/** How much of the hand-written page's time the console may take. */
export const TIMES_REFERENCE = 1.15;

/** How much of the time of the page with nothing superfluous the first look at a list may take. */
export const TIMES_LEAN = 1.3;

/** How long a call may take, beside the same statements without anything around them. */
export const TIMES_BARE = 2;

/** How much of its first load a console may have with 1,000 screens more. */
export const TIMES_WITH_MANY = 1.02;

/** The longest that 95 of 100 keys may take in a form of 300 fields on a processor four times slower, milliseconds. */
export const SLOW_KEY_MS = 50;

/** The longest that a filtered, sorted page of a long list may take on the server, milliseconds, median. */
export const SORTED_PAGE_MS = 50;

/** Limits of the compiler on an idle machine: processor time in milliseconds, memory in MB of a process that checks and resolves. */
export const COMPILER_LIMITS = {
  check: 3000,
  publish: 6000,
  publishToday: 2000,
  memory: 400,
} as const;

/** The longest that `npm run dev` may take from the saving of a config file until the page is painted with it, milliseconds, median. */
export const SAVE_MS = 300;

/** How much of a check of everything the check of one changed file may take. */
export const TIMES_OF_A_WHOLE_CHECK = 0.25;

/** Whether a measure keeps what it should not exceed; undefined where it may be anything. */
export function keepsBudget({ value, reference, budget, ratio }: Measure): boolean | undefined {
  if (budget === undefined && ratio === undefined) return undefined;
  if (value === undefined || Number.isNaN(value)) return false;
  const kept = budget === undefined || value <= budget;
  return kept && (ratio === undefined || (reference !== undefined && value <= ratio * reference));
}
