import type { CostDay } from "../../../../src/domain/forecast/month-forecast";
import { addMonths } from "../../../../src/domain/month";
import { seededRandom } from "../../../../src/server/database/seed/bills-generator/random";

/** How bills are made up. */
export interface BillShape {
  /** Days of the month on which subscriptions are charged. */
  renewals: readonly [from: number, to: number];
  /** Spread of the log-normal noise of a day. */
  noise: number;
  /** Whether November, December, June and February differ, as in the demo. */
  hasSeasons: boolean;
}

const MONTHS = 5;
/** Days in which there is one anomaly of two days, as in 13 months of the demo. */
const ANOMALY_WITHIN = 395;
const TOTAL = 400_000;
const PREPAID = 0.35;
const seasons: Record<string, number> = { "02": 0.92, "06": 1.1, "11": 1.18, "12": 1.06 };

/** A month with the four before it: weekends at 0.88, growth of 1.8 % a month, noise, and an anomaly x3 somewhere or not at all. */
export function generatedMonth(
  seed: number,
  { renewals, noise, hasSeasons }: BillShape,
): { days: CostDay[]; month: string } {
  const random = seededRandom(seed);
  const month = `2026-${String(1 + (seed % 12)).padStart(2, "0")}`;
  const anomaly = random.whole(0, ANOMALY_WITHIN);
  const fees = Array.from({ length: 40 }, () => ({ on: random.whole(...renewals), fee: random.logNormal(0.9) }));
  const allFees = fees.reduce((sum, { fee }) => sum + fee, 0);
  const cycles = Array.from({ length: MONTHS }, (_, at) => addMonths(month, at - MONTHS + 1));
  let passed = 0;
  const days = cycles.flatMap((cycle, at) => {
    const names = daysOf(cycle);
    const factors = names.map(weekendFactor);
    const season = hasSeasons ? (seasons[cycle.slice(5)] ?? 1) : 1;
    const usual = (TOTAL * (1.018 ** at * season - PREPAID)) / factors.reduce((sum, one) => sum + one, 0);
    return names.map((day, index) => {
      passed += 1;
      const isAnomaly = passed === anomaly || passed === anomaly + 1;
      const usage = usual * (factors[index] ?? 1) * random.logNormal(noise) * (isAnomaly ? 3 : 1);
      const booked = fees.filter(({ on }) => on === index + 1).reduce((sum, { fee }) => sum + fee, 0);
      return { day, prepaid: ((booked / allFees) * TOTAL * PREPAID).toFixed(8), usage: usage.toFixed(8) };
    });
  });
  return { days, month };
}

/** The days of a month. */
export function daysOf(month: string): string[] {
  const count = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, "0")}`);
}

function weekendFactor(day: string): number {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ? 0.88 : 1;
}
