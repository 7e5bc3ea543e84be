import type { DayCost } from "../../../../src/domain/anomaly/judge-days";
import { seededRandom } from "../../../../src/server/database/seed/bills-generator/random";

/** How a series of daily costs is made. */
export interface Making {
  seed: number;
  days: number;
  /** Costs of a working day at the beginning. */
  base?: number;
  /** Standard deviation of the logarithm of a day's costs. */
  noise?: number;
  /** First day. */
  from?: string;
  /** Changes the costs of a day, before the noise. */
  shaped?: (amount: number, day: string, at: number) => number;
}

/** Seasons of the demo data (domain rules): February, June, November, December. */
const seasons: Record<string, number> = { "02": 0.92, "06": 1.1, "11": 1.18, "12": 1.06 };

/** Daily costs with the demo data's weekends, seasons and growth of 1.8 % a month. */
export function costsOf({ seed, days, base = 1000, noise = 0.1, from = "2025-01-01", shaped }: Making): DayCost[] {
  const random = seededRandom(seed);
  return Array.from({ length: days }, (_, at) => {
    const date = new Date(Date.parse(`${from}T00:00:00Z`) + at * 86_400_000);
    const day = date.toISOString().slice(0, 10);
    const weekend = [0, 6].includes(date.getUTCDay()) ? 0.88 : 1;
    const usual = base * weekend * 1.018 ** (at / 30.4) * (seasons[day.slice(5, 7)] ?? 1);
    return { day, amount: (shaped?.(usual, day, at) ?? usual) * random.logNormal(noise) };
  });
}
