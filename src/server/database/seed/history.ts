import { sql } from "drizzle-orm";
import { plans } from "../../generated/plans";
import { numberedBy } from "../../areas/new-number";
import { addDays } from "../../time";
import type { Tx } from "../client";
import { seededRandom } from "./bills-generator/random";
import { replay } from "./run/replay";
import type { Seed } from "./run/seed-type";
import { type Deed, openWorld } from "./run/world";

/**
 * What customers, the platform's people and its jobs did until today: every plan's deeds, each by the function that does it in
 * production and with the clock of its moment. States, histories, balances, messages and numbers are what came of them.
 */
export const seed: Seed = {
  needs: [...new Set(plans.flatMap(({ needs }) => needs))],
  write: seedHistory,
};

/** When what the history writes is counted for the planner, days ago. */
const halfway = [330, 200];

async function seedHistory(tx: Tx, today: Date): Promise<void> {
  const world = await openWorld(tx, today);
  const random = seededRandom(12_012);
  const deeds: Deed[] = halfway.map((days) => ({
    at: addDays(today, -days),
    do: async () => void (await tx.execute(sql`ANALYZE orders, invoiceables, account_ledger, instances`)),
  }));
  for (const { deeds: of } of plans) deeds.push(...(await of(world)));
  await numberedBy(
    () => random.whole(0, 99_999_999),
    () => replay(deeds, today),
  );
}
