import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { isPartDue, RULE_PARTS } from "../../../../domain/alarm/due";
import type { Database, Tx } from "../../../database/client";
import { alarmShards } from "../../../database/schema/alarm";
import { limits } from "../../../limits";

/** A part of all rules that this server judges. */
export interface ShardClaim {
  shard: number;
  /** Names this claim: whoever has taken the part over since has another. */
  holder: string;
  /** All that had become due until then is judged. */
  judgedTo: Date;
}

/** Parts that nobody is judging and of which something is due. Of a new database they begin now. */
export async function dueShards(db: Database, now: Date): Promise<number[]> {
  await db.execute(sql`
    insert into ${alarmShards} (shard, lease_until, judged_to)
    select at, ${now}, ${now} from generate_series(0, ${RULE_PARTS - 1}) as at
    where not exists (select from ${alarmShards} where shard = at) on conflict do nothing`);
  const rows = await db
    .select({ shard: alarmShards.shard, judgedTo: alarmShards.judgedTo })
    .from(alarmShards)
    .where(lte(alarmShards.leaseUntil, now))
    .orderBy(asc(alarmShards.judgedTo), asc(alarmShards.shard));
  return rows
    .filter(({ shard, judgedTo }) => isPartDue(shard, judgedTo.getTime(), now.getTime()))
    .map(({ shard }) => shard);
}

/** Takes a part until it is judged or the lease is over. Undefined where another server has it. */
export async function claimShard(
  db: Database,
  shard: number,
  holder: string,
  now: Date,
): Promise<ShardClaim | undefined> {
  const [row] = await db
    .update(alarmShards)
    .set({ holder, leaseUntil: leaseEnd(now) })
    .where(and(eq(alarmShards.shard, shard), lte(alarmShards.leaseUntil, now)))
    .returning();
  return row && { shard, holder, judgedTo: row.judgedTo };
}

/** Keeps a part for longer, unless another server has it by now. */
export async function renewShard(db: Database, claim: ShardClaim, now: Date): Promise<void> {
  await db
    .update(alarmShards)
    .set({ leaseUntil: leaseEnd(now) })
    .where(isHeldBy(claim));
}

/**
 * Says how far a part is judged, in the transaction that writes what came of it, and gives it back. @returns whether this server still had it:
 * what it judged counts only then
 */
export async function endShard(tx: Tx, claim: ShardClaim, judgedTo: Date, now: Date): Promise<boolean> {
  const ended = await tx
    .update(alarmShards)
    .set({ judgedTo, leaseUntil: now, holder: null })
    .where(isHeldBy(claim))
    .returning({ shard: alarmShards.shard });
  return ended.length > 0;
}

function isHeldBy({ shard, holder }: ShardClaim): SQL | undefined {
  return and(eq(alarmShards.shard, shard), eq(alarmShards.holder, holder));
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + limits.alarmLease);
}
