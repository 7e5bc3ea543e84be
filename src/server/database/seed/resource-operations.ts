import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import type { ResourceAction } from "../../../generated/api";
import { followOperations } from "../../areas/resource/follow-operations";
import { type ActionInput, requestOperation } from "../../areas/resource/request-operation";
import { cloudSimulator } from "../../cloud-world/world";
import { addDays } from "../../time";
import type { Tx } from "../client";
import { cloudAccounts } from "../schema/cloud";
import { resources } from "../schema/resource";
import { openWorld } from "./run/world";
import type { Seed } from "./run/seed-type";

/** What was done with hosts since they were synchronised the last but one time, one host each. */
const actions: readonly ResourceAction[] = [
  ...(["reboot", "stop", "reboot", "rename", "reboot", "stop", "reboot"] as const),
  ...(["reboot", "stop", "rename", "reboot", "reboot", "stop", "reboot"] as const),
];

/** When each operation's cloud was asked about it, milliseconds later. */
const asked = [2_000, 6_000, 40_000, 45_000];

/** Operations on the group's hosts, done by the console in the simulated clouds. */
export const seed: Seed = { needs: ["history", "resources"], write: seedOperations };

/** The seed has one connection, and nothing goes wrong in it. */
const oneAtATime = {
  atOnce: 1,
  ofAccount: 1,
  patience: Infinity,
  failed: (error: unknown) => {
    throw error;
  },
};

async function seedOperations(tx: Tx, today: Date): Promise<void> {
  const world = await openWorld(tx, today);
  const hosts = await hostsToOperate(tx, today);
  for (const [at, action] of actions.entries()) {
    const host = hosts[at];
    if (!host) throw new Error("the demo has too few hosts");
    const time = addDays(today, -0.9 + at * 0.06);
    const input: ActionInput = action === "rename" ? { name: `${host.name}-a` } : {};
    await requestOperation(
      host.id,
      () => action,
      async () => input,
      world.of(1001, time),
    );
    for (const after of asked) {
      const now = new Date(time.getTime() + after);
      await followOperations(
        world.db,
        cloudSimulator(world.db, () => now),
        () => now,
        oneAtATime,
      );
    }
  }
}

/** Running hosts of accounts whose keys work that the last synchronisation but one has seen, in an order that is no order to a reader. */
function hostsToOperate(tx: Tx, today: Date): Promise<{ id: number; name: string }[]> {
  const { id, name, resourceId, createTime } = resources;
  return tx
    .select({ id, name })
    .from(resources)
    .innerJoin(cloudAccounts, eq(cloudAccounts.id, resources.cloudAccountId))
    .where(
      and(
        eq(resources.customId, 1001),
        eq(resources.type, "host"),
        eq(resources.status, "running"),
        isNull(resources.goneTime),
        lt(createTime, addDays(today, -1)),
        isNull(cloudAccounts.syncFailReason),
      ),
    )
    .orderBy(asc(sql`md5(${resourceId})`))
    .limit(actions.length);
}
