/** One line of the result. */
export interface Measure {
  /** Lines of one heading stand together. */
  heading: string;
  name: string;
  /** Of the console; undefined where it could not be measured. */
  value: number | undefined;
  /** Of the hand-written page, measured in the same run; undefined where there is none. */
  reference?: number | undefined;
  unit: "kB" | "ms" | "/s" | "";
  /** What the value should not exceed, in its unit. */
  budget?: number;
}

/** First load, brotli, JS + CSS, in kB (1000 bytes). */
export const budgets = { login: 130, firstList: 180 } as const;

/** Whether a measure has a budget and keeps it; undefined without a budget. */
export function keepsBudget({ value, budget }: Measure): boolean | undefined {
  if (budget === undefined) return undefined;
  return value !== undefined && value <= budget;
}
