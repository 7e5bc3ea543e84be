import type { Recharge, RechargeEvent } from "../../../generated/api";
import type { ActorKind, rechargeEvents } from "../../database/schema/account";
import type { Words } from "../../errors";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import type { RechargeRow } from "./move-recharge";

const actors: Record<ActorKind, Words> = {
  user: { zh: "用户", en: "User" },
  payment: { zh: "支付渠道", en: "Payment service" },
  remittance: { zh: "汇款确认", en: "Remittance office" },
  system: { zh: "系统", en: "System" },
};

/** A stored recharge as the API shows it. */
export function toRecharge(row: RechargeRow): Recharge {
  const { customId: _custom, statusTime: _since, ...shown } = row;
  return {
    ...shown,
    payerAccount: row.payerAccount && masked(row.payerAccount),
    applyTime: toLocalDateTime(row.applyTime),
    payDeadline: toLocalDateTime(row.payDeadline),
    arriveTime: toLocalDateTimeOrNull(row.arriveTime),
  };
}

/** A step of a recharge's history. */
export function toRechargeEvent({ time, fromStatus, toStatus, actorKind, actor, note }: typeof rechargeEvents.$inferSelect, language: "zh" | "en"): RechargeEvent {
  return { time: toLocalDateTime(time), from: fromStatus, status: toStatus, actor: actor ?? actors[actorKind][language], note: note?.[language] ?? null };
}

/** First and last four digits of an account. */
function masked(account: string): string {
  return `${account.slice(0, 4)} **** ${account.slice(-4)}`;
}
