import { asc, eq, sql } from "drizzle-orm";
import type { CloudAccess, CloudOrder, CloudProgress } from "../areas/cloud/provider";
import { CloudError } from "../areas/cloud/provider";
import type { Database, Queryable } from "../database/client";
import { simulatedOperations } from "../database/schema/simulated-cloud";
import type { Words } from "../errors";
import { refusalOf } from "./actions";
import { applyDone, type Done } from "./done";
import { drawOf, lettersOf } from "./draw";
import { entityKey, type Estate, type WorldAccount } from "./entity";
import { estateOf } from "./estate";
import { faultWords } from "./faults";
import { relate } from "./relations";

/** How long operations take, seconds, how many of a hundred fail, and of how many the answer is lost. */
const seconds = { from: 3, to: 20 };
const failing = 0.04;
const lost = 0.03;

const reasons = {
  gone: { zh: "资源不存在", en: "There is no such resource" },
  capacity: { zh: "云平台资源不足，请稍后重试", en: "The cloud lacks capacity at present; try again later" },
  internal: { zh: "云平台内部错误", en: "Internal error of the cloud" },
} satisfies Record<string, Words>;

/** An account as it is now: its life, and what was done in it. */
export async function readEstate(db: Queryable, account: WorldAccount, now: Date): Promise<Estate> {
  return estateAt(account, await readDone(db, account), now);
}

/** All that was done in an account, the earliest first. */
export function readDone(db: Queryable, { accountUid }: WorldAccount): Promise<Done[]> {
  return db
    .select()
    .from(simulatedOperations)
    .where(eq(simulatedOperations.accountUid, accountUid))
    .orderBy(asc(simulatedOperations.startTime), asc(simulatedOperations.id));
}

/** An account as it was at a moment, by all that was done in it. */
export function estateAt(account: WorldAccount, done: readonly Done[], now: Date): Estate {
  const estate = estateOf(account, now);
  applyDone(
    account,
    estate,
    done.filter(({ startTime }) => startTime <= now),
    now,
  );
  relate(account, estate);
  return estate;
}

/** Begins an operation, or finds the one that has the same key. @throws CloudError */
export async function beginOrder(db: Database, account: CloudAccess, order: CloudOrder, now: Date): Promise<string> {
  const isNew = await db.transaction(async (tx) => {
    // One after the other in an account: each is judged by what the others have left.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('simulated cloud'), hashtext(${account.accountUid}))`);
    if (await findDone(tx, account, order.key)) return false;
    const estate = await readEstate(tx, account, now);
    const entity = estate.get(entityKey(order.type, order.resourceId));
    if (!entity) throw new CloudError("refused", reasons.gone);
    const refusal = refusalOf(account, entity, order, estate);
    if (refusal) throw new CloudError("refused", refusal);
    await tx.insert(simulatedOperations).values(outcomeOf(account, order, now));
    return true;
  });
  if (isNew && drawOf("lost", order.key).chance(lost)) throw new CloudError("unavailable", faultWords.silent);
  return `op-${lettersOf(drawOf("operation", order.key), 16)}`;
}

/** How far an operation is. */
export async function progressOf(db: Queryable, account: WorldAccount, key: string, now: Date): Promise<CloudProgress> {
  const done = await findDone(db, account, key);
  if (!done) return { state: "unknown" };
  if (now < done.endTime) return { state: "running" };
  return done.failReason ? { state: "failed", reason: done.failReason } : { state: "done" };
}

async function findDone(db: Queryable, { accountUid }: WorldAccount, key: string): Promise<Done | undefined> {
  const [row] = await db.select().from(simulatedOperations).where(eq(simulatedOperations.key, key));
  return row?.accountUid === accountUid ? row : undefined;
}

function outcomeOf(
  { accountUid }: WorldAccount,
  order: CloudOrder,
  now: Date,
): typeof simulatedOperations.$inferInsert {
  const { key, type, resourceId, action, input } = order;
  const random = drawOf("outcome", key);
  const endTime = new Date(now.getTime() + random.whole(seconds.from * 1000, seconds.to * 1000));
  const failReason = random.chance(failing) ? random.pick([reasons.capacity, reasons.internal]) : null;
  return { key, accountUid, type, resourceId, action, input, startTime: now, endTime, failReason };
}
