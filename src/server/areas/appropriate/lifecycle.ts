import { Decimal } from "decimal.js";
import { AppropriateStatus } from "../../../generated/enums";
import { appropriationEvents, appropriations } from "../../database/schema/appropriation";
import { defineLifecycle } from "../define-lifecycle";
import type { Step } from "../steps";
import { type AppropriationRow, lockLimit, routeOf, transfer } from "./transfer";

/** A step of a transfer. */
export type AppropriationStep = Step<AppropriateStatus>;

const exceeds = {
  zh: "可划拨金额已不足，划拨取消",
  en: "The amount available for transfers is no longer sufficient. The transfer was cancelled",
};

/**
 * The life cycle of transfers: status, history and the funds, both sides or none. One that is reviewed fails where the limit has gone
 * meanwhile; who transfers at once has locked what it changes (`lockLimit`) and seen that it suffices.
 */
export const lifecycle = defineLifecycle({
  subject: "transfer",
  table: appropriations,
  events: appropriationEvents,
  eventOf: (appropriationId) => ({ appropriationId }),
  states: AppropriateStatus,
  begins: { processing: ["user"] },
  moves: { processing: { succeeded: ["review", "system"], failed: ["review", "system"] }, succeeded: {}, failed: {} },
  async instead(step: AppropriationStep, row: AppropriationRow, tx) {
    if (step.status !== AppropriateStatus.succeeded || step.actorKind !== "review") return step;
    const limit = new Decimal(await lockLimit(tx, routeOf(row), row.ticketId, step.time));
    return limit.gte(row.amount)
      ? step
      : { ...step, status: AppropriateStatus.failed, actorKind: "system", note: exceeds };
  },
  changes: async ({ status, time, note }, row, tx) => ({
    finishTime: time,
    ...(status === AppropriateStatus.succeeded ? await transfer(tx, row, time) : {}),
    ...(status === AppropriateStatus.failed ? { failReason: note ?? null } : {}),
  }),
});
