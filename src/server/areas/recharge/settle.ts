import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/client";
import { recharges } from "../../database/schema/account";
import { followOpen } from "../follow-open";
import { moveRecharge, type RechargeRow, type RechargeStep } from "./move-recharge";
import type { PaymentProviders } from "./payments";
import { RechargeStatus } from "../../../generated/enums";

const overdue = { zh: "超过支付期限，系统自动关闭", en: "Not paid in time, closed automatically" };

/** Asks about every open recharge and moves on those that have news; without providers there is none but that time is over. */
export async function settleRecharges(db: Database, providers: PaymentProviders | undefined, now: Date): Promise<void> {
  const open = await db
    .select()
    .from(recharges)
    .where(inArray(recharges.status, [RechargeStatus.awaitingPayment, RechargeStatus.toBeConfirmed]))
    .orderBy(asc(recharges.statusTime));
  await followOpen(db, {
    open,
    ask: (row) => stepOf(row, providers, now),
    lock: async (tx, id) => (await tx.select().from(recharges).where(eq(recharges.id, id)).for("update"))[0],
    move: moveRecharge,
  });
}

async function stepOf(
  row: RechargeRow,
  providers: PaymentProviders | undefined,
  now: Date,
): Promise<RechargeStep | undefined> {
  const { rechargeNo, amount, rechargeWay, status, statusTime, payDeadline } = row;
  const provider = providers?.[rechargeWay];
  const news = await provider?.follow({ rechargeNo, amount, rechargeWay, status, since: statusTime }, now);
  if (provider && news) return { ...news, time: now, actorKind: provider.actor };
  return status === RechargeStatus.awaitingPayment && payDeadline < now
    ? { status: RechargeStatus.closed, time: now, actorKind: "system", note: overdue }
    : undefined;
}
