import { sql } from "drizzle-orm";
import { refreshMonthCosts } from "../../areas/cloud/month-costs";
import { syncDue } from "../../areas/cloud/sync/sync";
import { cloudSimulator } from "../../cloud-world/world";
import { addDays } from "../../time";
import type { Tx } from "../client";
import { resourceEvents, resources, syncScopes } from "../schema/resource";
import { withinOne } from "./run/world";
import type { Seed } from "./run/seed-type";

/** When the accounts were synchronised, days ago: the first time before anything was wrong with them, and long enough to see what is unused. */
const synchronised = [16, 1, 1 / 720];

/** The seed has one connection. */
const oneAtATime = { atOnce: 1, patience: Infinity };

/** What the demo's accounts have at the clouds, as synchronisation found it: rows, history and state of each part are what came of it. */
export const seed: Seed = { needs: ["bills", "clouds"], write: seedResources };

async function seedResources(tx: Tx, today: Date): Promise<void> {
  const db = withinOne(tx);
  for (const days of synchronised) {
    let now = addDays(today, -days);
    const clock = () => now;
    const time = {
      clock,
      // Time passes only where somebody waits.
      sleep: async (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds)),
      signal: new AbortController().signal,
    };
    await syncDue(db, cloudSimulator(db, clock), time, oneAtATime);
  }
  await refreshMonthCosts(tx, today);
  await tx.execute(sql`ANALYZE ${resources}, ${resourceEvents}, ${syncScopes}`);
}
