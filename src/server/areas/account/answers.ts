import { sql } from "drizzle-orm";
import type { AccountTrade } from "../../../generated/api";
import { formats } from "../../../domain/formats";
import { accountLedger } from "../../database/schema/account";
import { toLocalDateTime } from "../../time";

const PREFIX = "TR";
const DIGITS = 12;

/** The number of a row of the ledger, as `toTrade` writes it. */
export const tradeNoInSql = sql`${PREFIX}::text || lpad(${accountLedger.id}::text, ${DIGITS}::int, '0')`;

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
  const isPaid = tradeType === "consume" || tradeType === "refund";
  // What pays for a month's bill names the month, and for an order its number.
  const isBill = formats["year-month"](relateNo);
  return {
    id,
    tradeNo: `${PREFIX}${String(id).padStart(DIGITS, "0")}`,
    tradeType,
    flow: amount.startsWith("-") ? "Expense" : "Income",
    fund,
    amount,
    balance,
    relateNo,
    orderNo: isPaid && !isBill ? relateNo : null,
    billCycle: isPaid && isBill ? relateNo : null,
    tradeTime: toLocalDateTime(tradeTime),
  };
}
