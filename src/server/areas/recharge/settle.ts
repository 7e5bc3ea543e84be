import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/client";
import { recharges } from "../../database/schema/account";
import { moveRecharge, type RechargeRow, type RechargeStep } from "./move-recharge";
import type { PaymentProviders } from "./payments";

const overdue = { zh: "超过支付期限，系统自动关闭", en: "Not paid in time, closed automatically" };

/**
 * Asks about every open recharge and moves on those that have news. The other side is asked outside of any transaction; a
 * recharge that has moved meanwhile, here or on another server, is left alone, so that nothing is booked twice.
 */
export async function settleRecharges(db: Database, providers: PaymentProviders, now: Date): Promise<void> {
  const open = await db.select().from(recharges).where(inArray(recharges.status, [0, 1])).orderBy(asc(recharges.statusTime));
  for (const row of open) {
    const step = await stepOf(row, providers, now);
    if (step) await take(db, row, step);
  }
}

async function stepOf(row: RechargeRow, providers: PaymentProviders, now: Date): Promise<RechargeStep | undefined> {
  const { rechargeNo, amount, rechargeWay, status, statusTime, payDeadline } = row;
  const provider = providers[rechargeWay];
  const news = await provider.follow({ rechargeNo, amount, rechargeWay, status, since: statusTime }, now);
  if (news) return { ...news, time: now, actorKind: provider.actor };
  return status === 0 && payDeadline < now ? { status: 4, time: now, actorKind: "system", note: overdue } : undefined;
}

async function take(db: Database, seen: RechargeRow, step: RechargeStep): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(recharges).where(eq(recharges.id, seen.id)).for("update");
    if (row?.status === seen.status) await moveRecharge(tx, row, step);
  });
}
