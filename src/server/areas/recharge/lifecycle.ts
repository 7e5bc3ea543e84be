import { RechargeStatus } from "../../../generated/enums";
import { rechargeEvents, recharges } from "../../database/schema/account";
import { changeBalance } from "../account/change-balance";
import { defineLifecycle } from "../define-lifecycle";
import type { Step } from "../steps";

/** A row of recharges. */
export type RechargeRow = typeof recharges.$inferSelect;

/** A step of a recharge. */
export interface RechargeStep extends Step<RechargeStatus> {
  channelSn?: string;
}

/** Who tells that money has come. */
const payers = ["payment", "remittance"] as const;

/** The life cycle of recharges; only offline ones are to be confirmed. Recharges are locked before accounts, everywhere. */
export const lifecycle = defineLifecycle({
  subject: "recharge",
  table: recharges,
  events: rechargeEvents,
  eventOf: (rechargeId) => ({ rechargeId }),
  states: RechargeStatus,
  begins: { awaitingPayment: ["user"] },
  moves: {
    awaitingPayment: {
      toBeConfirmed: ["remittance"],
      succeeded: payers,
      failed: payers,
      closed: ["user", "system"],
    },
    toBeConfirmed: { succeeded: payers, failed: payers },
    succeeded: {},
    failed: {},
    closed: {},
  },
  changes: ({ status, time, channelSn }: RechargeStep) =>
    status === RechargeStatus.succeeded ? { arriveTime: time, channelSn: channelSn ?? null } : {},
  async entails({ status, time }, { customId, amount, rechargeNo: relateNo }, tx) {
    if (status === RechargeStatus.succeeded)
      await changeBalance(tx, { customId, fund: "cash", tradeType: "recharge", amount, relateNo, time });
  },
});
