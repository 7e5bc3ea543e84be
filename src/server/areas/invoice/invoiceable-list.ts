import { Decimal } from "decimal.js";
import { eq, gt, ilike, inArray, lte, or } from "drizzle-orm";
import { amountText } from "../../../domain/money";
import { plainReading } from "../../../domain/reading";
import type { Invoiceable } from "../../../generated/api";
import type { Context } from "../../context";
import type { Queryable } from "../../database/client";
import { orders, products } from "../../database/schema/commerce";
import { invoiceables } from "../../database/schema/invoice";
import { defineList } from "../../lists/define-list";
import { anyOf, contains, containing, since, until } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toLocalDateTime } from "../../time";
import { type InvoiceableRow, namedIn, nameOf } from "./invoiceables";
import { syncInvoiceables } from "./sync-invoiceables";

/** What the caller's customer can invoice. */
export const invoiceableList = defineList("listInvoiceables", {
  table: invoiceables,
  owner: ofCustomer(invoiceables.customId),
  before: (_input, { db, user, now }) => syncInvoiceables(db, now(), user.customId),
  filters: {
    bizType: anyOf(invoiceables.bizType),
    open: (open) => (open ? gt : lte)(invoiceables.canInvoiceAmount, "0"),
    keyword: (keyword, context) =>
      or(
        contains(invoiceables.bizNo, invoiceables.productName)(keyword, context),
        inArray(invoiceables.bizNo, ordersNamed(context.db, keyword)),
      ),
    startTime: since(invoiceables.bizTime),
    endTime: until(invoiceables.bizTime),
  },
  sort: { fields: invoiceables, default: invoiceables.bizTime },
  load: async (rows, context) => new Map((await namedIn(context, rows)).map((row) => [row.id, row])),
  show: (row, { language }, named) => toInvoiceable(named.get(row.id) ?? row, language),
});

/** Orders of products with such an English name; the Chinese one is beside the order. */
function ordersNamed(db: Queryable, keyword: string) {
  return db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .innerJoin(products, eq(products.code, orders.productCode))
    .where(ilike(products.nameEn, containing(keyword)));
}

function toInvoiceable(row: InvoiceableRow, language: Context["language"]): Invoiceable {
  const { id, bizType, bizNo, bizTime, originalAmount, offsetAmount, invoicedAmount } = row;
  const canInvoiceAmount = row.canInvoiceAmount ?? "0.00";
  const name = nameOf(row, language);
  const left = amountText(canInvoiceAmount, plainReading);
  return {
    id,
    bizType,
    name: bizType === "order" && row.productName ? row.productName : name,
    bizTime: toLocalDateTime(bizTime),
    originalAmount,
    offsetAmount,
    invoicedAmount,
    canInvoiceAmount,
    open: new Decimal(canInvoiceAmount).gt(0),
    label: language === "zh" ? `${name}，可开 ${left}` : `${name}, ${left} left`,
    billCycle: bizType === "bill" ? bizNo : null,
    orderNo: bizType === "order" ? bizNo : null,
  };
}
