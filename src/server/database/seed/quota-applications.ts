import { and, asc, between, eq, gt, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { apply, cancelApplication, withdrawApplication } from "../../areas/quota/apply";
import { followApplications } from "../../areas/quota/follow-applications";
import { numberedBy } from "../../areas/new-number";
import { quotaReviewSimulator } from "../../cloud-world/quota-review";
import type { Context } from "../../context";
import { addDays, addMinutes } from "../../time";
import type { Tx } from "../client";
import { cloudAccounts } from "../schema/cloud";
import { quotaApplications, quotas } from "../schema/quota";
import { syncScopes } from "../schema/resource";
import { seededRandom } from "./bills-generator/random";
import { type QuotaPlan, quotaPlans } from "./quotas-data/plans";
import { openWorld, type World } from "./run/world";
import type { Seed } from "./run/seed-type";

/** Applications for quotas, sent, reviewed and cancelled by the console. */
export const seed: Seed = { needs: ["history", "resources"], write: seedApplications };

async function seedApplications(tx: Tx, today: Date): Promise<void> {
  const world = await openWorld(tx, today);
  const random = seededRandom(31_031);
  await numberedBy(
    () => random.whole(0, 99_999_999),
    async () => {
      for (const plan of quotaPlans) await live(tx, world, plan);
    },
  );
}

/** An application, and what became of it. */
async function live(tx: Tx, world: World, plan: QuotaPlan): Promise<void> {
  const { customId, daysAgo, reason, cancelled } = plan;
  const time = addDays(world.today, -daysAgo);
  const caller = (now: Date) => world.of(customId, now);
  const quota = await quotaFor(tx, plan);
  const asked = { id: quota.id, desireValue: Math.ceil(quota.total * plan.times), reason };
  const { id } = await apply({ ...asked, clientToken: world.clientToken }, caller(time));
  if (cancelled) await takeBack(id, caller(new Date(time.getTime() + 15_000)));
  else await followApplications(world.db, quotaReviewSimulator(world.db), () => addMinutes(time, 1));
}

async function takeBack(id: number, context: Context): Promise<void> {
  await cancelApplication(id, await withdrawApplication(id, context), context);
}

/** A quota that nobody has applied for, of an account that can be read, in an order that is no order to a reader. */
async function quotaFor(tx: Tx, { customId, usage }: QuotaPlan): Promise<{ id: number; total: number }> {
  const { id, total, used, usedPercent, quotaCode } = quotas;
  const [quota] = await tx
    .select({ id, total })
    .from(quotas)
    .innerJoin(cloudAccounts, eq(cloudAccounts.id, quotas.cloudAccountId))
    .innerJoin(syncScopes, readable())
    .leftJoin(quotaApplications, eq(quotaApplications.quotaId, id))
    .where(
      and(
        eq(quotas.customId, customId),
        isNull(cloudAccounts.syncFailReason),
        isNull(quotaApplications.id),
        gt(used, 0),
        usage && { busy: between(usedPercent, 50, 99), idle: lt(usedPercent, 50) }[usage],
      ),
    )
    .orderBy(asc(sql`md5(${cloudAccounts.accountUid} || ${quotas.regionId} || ${quotaCode})`))
    .limit(1);
  if (!quota) throw new Error("the demo has too few quotas");
  return quota;
}

function readable(): SQL | undefined {
  return and(
    eq(syncScopes.cloudAccountId, quotas.cloudAccountId),
    eq(syncScopes.regionId, quotas.regionId),
    eq(syncScopes.type, "quota"),
    isNotNull(syncScopes.completedTime),
  );
}
