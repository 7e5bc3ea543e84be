import type { MetricStatistic } from "../../../../generated/api";
import type { MetricWindow, StepValues } from "../source";

/** Sums of what lies within a time. */
export interface Sums {
  sum: number;
  min: number;
  max: number;
  count: number;
}

/** Adds up, step by step of a window, what is read of a series. */
export class StepSums {
  readonly #from: number;
  readonly #step: number;
  readonly #steps: (Sums | undefined)[];

  constructor({ from, to, step }: MetricWindow) {
    this.#from = from.getTime();
    this.#step = step * 1000;
    this.#steps = Array.from({ length: Math.round((to.getTime() - this.#from) / this.#step) });
  }

  /** Adds what lies within a time that begins then, and is no longer than a step. */
  add(time: number, { sum, min, max, count }: Sums): void {
    const at = Math.floor((time - this.#from) / this.#step);
    if (count === 0 || at < 0 || at >= this.#steps.length) return;
    const held = this.#steps[at];
    if (!held) this.#steps[at] = { sum, min, max, count };
    else
      this.#steps[at] = {
        sum: held.sum + sum,
        min: Math.min(held.min, min),
        max: Math.max(held.max, max),
        count: held.count + count,
      };
  }

  /** What the steps are; null where nothing lies in one. */
  values(statistics: readonly MetricStatistic[]): StepValues {
    return Object.fromEntries(
      statistics.map((one) => [one, this.#steps.map((sums) => (sums ? statisticOf[one](sums) : null))]),
    );
  }
}

const statisticOf: Record<MetricStatistic, (sums: Sums) => number> = {
  average: ({ sum, count }) => sum / count,
  minimum: ({ min }) => min,
  maximum: ({ max }) => max,
};
