import { and, eq, gt, ilike, inArray, lte, or, type SQL } from "drizzle-orm";
import type { Invoiceable } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import type { Queryable } from "../../database/client";
import { readPage } from "../../database/listed";
import { containing, orderOf } from "../../database/page";
import { during } from "../../database/ranges";
import { orders, products } from "../../database/schema/commerce";
import { invoiceables } from "../../database/schema/invoice";
import { toLocalDateTime } from "../../time";
import { nameIn, productsByCode } from "../product/catalogue";
import { syncInvoiceables } from "./sync-invoiceables";

/** A row of what can be invoiced. */
export type InvoiceableRow = typeof invoiceables.$inferSelect;

/** What the caller's customer can invoice. */
export const invoiceableHandlers = {
  listInvoiceables: async (input, context) => {
    const { db, user, language } = context;
    await syncInvoiceables(db, context.now(), user.customId);
    const { sortField = "bizTime", sortOrder } = input;
    const page = await readPage(
      db,
      {
        table: invoiceables,
        where: and(eq(invoiceables.customId, user.customId), ...filters(input, db)),
        order: orderOf(invoiceables[sortField], invoiceables.id, sortOrder),
        show: (row: InvoiceableRow) => row,
      },
      input,
    );
    const rows = await namedIn(context, page.list);
    return { ...page, list: rows.map((row) => toInvoiceable(row, language)) };
  },
} satisfies Partial<Handlers>;

type Named = Pick<InvoiceableRow, "bizType" | "bizNo" | "productName">;

/** The same with the names of products as the catalogue has them in the caller's language. */
export async function namedIn<Row extends Named>(
  { db, language }: Pick<Context, "db" | "language">,
  rows: readonly Row[],
): Promise<Row[]> {
  const orderNos = rows.flatMap(({ bizType, bizNo }) => (bizType === "order" ? bizNo : []));
  if (orderNos.length === 0) return [...rows];
  const { orderNo, productCode, productName } = orders;
  const ordered = await db.select({ orderNo, productCode, productName }).from(orders).where(inArray(orderNo, orderNos));
  const known = await productsByCode(
    db,
    ordered.map((order) => order.productCode),
  );
  const names = new Map(ordered.map((order) => [order.orderNo, nameIn(known, order, language)]));
  return rows.map((row) => ({ ...row, productName: names.get(row.bizNo) ?? row.productName }));
}

/** What a bill or an order is called. */
export function nameOf({ bizType, bizNo, productName }: Named, language: Context["language"]): string {
  if (bizType === "bill") return language === "zh" ? `${bizNo} 月账单` : `Bill of ${bizNo}`;
  return [productName ?? (language === "zh" ? "订单" : "Order"), bizNo].join(" ");
}

/** Orders of products with such an English name; the Chinese one is beside the order. */
function ordersNamed(db: Queryable, keyword: string) {
  return db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .innerJoin(products, eq(products.code, orders.productCode))
    .where(ilike(products.nameEn, containing(keyword)));
}

function filters(
  { bizType, open, keyword, startTime, endTime }: Input<"listInvoiceables">,
  db: Queryable,
): (SQL | undefined)[] {
  return [
    bizType?.length ? inArray(invoiceables.bizType, bizType) : undefined,
    open === undefined ? undefined : (open ? gt : lte)(invoiceables.canInvoiceAmount, "0"),
    keyword
      ? or(
          ilike(invoiceables.bizNo, containing(keyword)),
          ilike(invoiceables.productName, containing(keyword)),
          inArray(invoiceables.bizNo, ordersNamed(db, keyword)),
        )
      : undefined,
    during(invoiceables.bizTime, startTime, endTime),
  ];
}

function toInvoiceable(row: InvoiceableRow, language: Context["language"]): Invoiceable {
  const { id, bizType, bizNo, bizTime, originalAmount, offsetAmount, invoicedAmount } = row;
  const canInvoiceAmount = row.canInvoiceAmount ?? "0.00";
  const name = nameOf(row, language);
  return {
    id,
    bizType,
    name: bizType === "order" && row.productName ? row.productName : name,
    bizTime: toLocalDateTime(bizTime),
    originalAmount,
    offsetAmount,
    invoicedAmount,
    canInvoiceAmount,
    label: language === "zh" ? `${name}，可开 ${canInvoiceAmount} 元` : `${name}, ${canInvoiceAmount} CNY left`,
    billCycle: bizType === "bill" ? bizNo : null,
    orderNo: bizType === "order" ? bizNo : null,
  };
}
