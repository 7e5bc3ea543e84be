import type { AccountTrade } from "../../../generated/api";
import type { accountLedger } from "../../database/schema/account";
import { toLocalDateTime } from "../../time";

/** A row of the ledger as the API shows it. */
export function toTrade({
  id,
  tradeType,
  fund,
  amount,
  balance,
  relateNo,
  tradeTime,
}: typeof accountLedger.$inferSelect): AccountTrade {
  return {
    id,
    tradeNo: `TR${String(id).padStart(12, "0")}`,
    tradeType,
    flow: amount.startsWith("-") ? "Expense" : "Income",
    fund,
    amount,
    balance,
    relateNo,
    tradeTime: toLocalDateTime(tradeTime),
  };
}
