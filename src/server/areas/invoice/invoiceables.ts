import { and, eq, gt, ilike, inArray, lte, or, type SQL } from "drizzle-orm";
import type { Invoiceable } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import { readPage } from "../../database/listed";
import { containing, orderOf } from "../../database/page";
import { during } from "../../database/ranges";
import { invoiceables } from "../../database/schema/invoice";
import { toLocalDateTime } from "../../time";
import { syncInvoiceables } from "./sync-invoiceables";

/** A row of what can be invoiced. */
export type InvoiceableRow = typeof invoiceables.$inferSelect;

/** What the caller's customer can invoice. */
export const invoiceableHandlers = {
  listInvoiceables: async (input, context) => {
    const { db, user, language } = context;
    await syncInvoiceables(db, context.now(), user.customId);
    const { sortField = "bizTime", sortOrder } = input;
    return readPage(db, {
      table: invoiceables,
      where: and(eq(invoiceables.customId, user.customId), ...filters(input)),
      order: orderOf(invoiceables[sortField], invoiceables.id, sortOrder),
      show: (row: InvoiceableRow) => toInvoiceable(row, language),
    }, input);
  },
} satisfies Partial<Handlers>;

/** What a bill or an order is called. */
export function nameOf({ bizType, bizNo, productName }: Pick<InvoiceableRow, "bizType" | "bizNo" | "productName">, language: Context["language"]): string {
  if (bizType === "bill") return language === "zh" ? `${bizNo} 月账单` : `Bill of ${bizNo}`;
  return [productName ?? (language === "zh" ? "订单" : "Order"), bizNo].join(" ");
}

function filters({ bizType, open, keyword, startTime, endTime }: Input<"listInvoiceables">): (SQL | undefined)[] {
  return [
    bizType?.length ? inArray(invoiceables.bizType, bizType) : undefined,
    open === undefined ? undefined : (open ? gt : lte)(invoiceables.canInvoiceAmount, "0"),
    keyword ? or(ilike(invoiceables.bizNo, containing(keyword)), ilike(invoiceables.productName, containing(keyword))) : undefined,
    during(invoiceables.bizTime, startTime, endTime),
  ];
}

function toInvoiceable(row: InvoiceableRow, language: Context["language"]): Invoiceable {
  const { id, bizType, bizNo, bizTime, originalAmount, offsetAmount, invoicedAmount } = row;
  const canInvoiceAmount = row.canInvoiceAmount ?? "0.00";
  const name = nameOf(row, language);
  return {
    id, bizType, name: bizType === "order" && row.productName ? row.productName : name, bizTime: toLocalDateTime(bizTime), originalAmount, offsetAmount, invoicedAmount, canInvoiceAmount,
    label: language === "zh" ? `${name}，可开 ${canInvoiceAmount} 元` : `${name}, ${canInvoiceAmount} CNY left`,
    billCycle: bizType === "bill" ? bizNo : null, orderNo: bizType === "order" ? bizNo : null,
  };
}
