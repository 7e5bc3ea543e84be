import { bulkInsert } from "../bulk-insert";
import type { Tx } from "../client";
import { instances } from "../schema/instance";
import { seededRandom } from "./bills-generator/random";
import { subscribedInstances } from "./instances-data/subscribed";
import type { Seed } from "./run/seed-type";

/** What the group and a member of it have subscribed to at the clouds themselves. What they bought here comes with the history. */
export const seed: Seed = { needs: ["bills"], write: seedInstances };

async function seedInstances(tx: Tx, today: Date): Promise<void> {
  for (const customId of [1001, 1002]) {
    const random = seededRandom(46_000 + customId);
    await bulkInsert(tx, instances, await subscribedInstances(tx, random, customId, today));
  }
}
