import { Decimal } from "decimal.js";
import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { ServiceCategory } from "../../../generated/api";
import type { Database, Queryable, Tx } from "../../database/client";
import { amortizations } from "../../database/schema/amortization";
import { billLines, type NewBillLine } from "../../database/schema/bill";
import { orderItems, orders } from "../../database/schema/commerce";
import { customers } from "../../database/schema/identity";
import { instances } from "../../database/schema/instance";
import { owned } from "../../lists/owner";
import { dayMs, monthsLater } from "../../time";
import { isPaidAhead, orderColumns } from "./bill-lines";
import type { OrderRow } from "./lifecycle";
import { evenly } from "./paid-parts";
import { itemsOf } from "./read-order";
import { serviceCategoriesOf } from "./service-categories";

type Amortization = typeof amortizations.$inferSelect;
type Resource = Pick<Amortization, "customId" | "resourceId">;
type Instance = Pick<typeof instances.$inferSelect, "resourceName" | "expireTime">;

/** Shares put on the bill at a time. */
const most = 500;

/** Begins to amortise what a provisioned order has paid ahead, resource by resource, and puts the share of the first month on the bill. */
export async function amortizeOrder(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const items = (await itemsOf(tx, order.id)).filter((item) => isPaidAhead(order, item));
  if (items.length === 0) return;
  const { customId } = order;
  const bought = items.flatMap(({ resourceIds }) => resourceIds.map((resourceId) => ({ customId, resourceId })));
  const known = await instancesOf(tx, bought);
  const rows = items.flatMap((item) => {
    const resourceIds = item.resourceIds.length > 0 ? item.resourceIds : [null];
    const amounts = evenly(item.payAmount, resourceIds.length);
    const startTime = item.effectTime ?? now;
    return resourceIds.map((resourceId, at) => {
      const until = item.expireTime ?? known.get(keyOf({ customId, resourceId }))?.expireTime ?? startTime;
      const endTime = until > startTime ? until : startTime;
      return {
        customId,
        orderItemId: item.id,
        resourceId,
        startTime,
        endTime,
        amount: amounts[at] ?? "0.00",
        nextTime: startTime,
      };
    });
  });
  const begun = await tx.insert(amortizations).values(rows).onConflictDoNothing().returning();
  await bookShares(
    tx,
    begun.filter(({ startTime }) => startTime <= now),
    now,
  );
}

/**
 * Puts the shares on the bill that are due: of each month of a term as it begins, counted from the day on which the term began, as clouds
 * bill subscriptions. So they are spread over the days of a calendar month, and what a month has come to so far tells what it will come to.
 */
export async function bookAmortization(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(amortizations)
      .where(lte(amortizations.nextTime, now))
      .orderBy(asc(amortizations.id))
      .limit(most)
      .for("update");
    await bookShares(tx, due, now);
  });
}

/** What of a resource is refunded, by the order that paid for it. */
interface Refunded {
  customId: number;
  resourceId: string;
  /** When its time is over now. */
  endTime: Date;
  lines: readonly { orderNo: string; refundAmount: string }[];
}

/**
 * Ends the amortisation of a resource that is given up earlier. What an order paid and nothing gives back is cost of the month of the
 * refund, so that all lines of an order come to the same amount, payable and amortised; the rest of what was paid besides is put on the bill by
 * the job.
 * @returns by order the amortised cost of its refund, for those that are amortised; two decimals
 */
export async function endAmortization(
  tx: Tx,
  { customId, resourceId, endTime, lines }: Refunded,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ row: amortizations, orderNo: orders.orderNo })
    .from(amortizations)
    .innerJoin(orderItems, eq(orderItems.id, amortizations.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(owned(amortizations, customId), eq(amortizations.resourceId, resourceId), gt(amortizations.endTime, endTime)),
    )
    .orderBy(asc(amortizations.id))
    .for("update", { of: amortizations });
  const costs = new Map<string, string>();
  for (const { row, orderNo } of rows) {
    const back = lines.find((line) => line.orderNo === orderNo)?.refundAmount ?? "0";
    const amount = new Decimal(row.amount).minus(back).toFixed(2);
    const isRefunded = !new Decimal(back).isZero();
    if (isRefunded) costs.set(orderNo, new Decimal(amount).minus(row.bookedAmount).toFixed(2));
    const booked = isRefunded ? { bookedAmount: amount, nextTime: null } : {};
    await tx
      .update(amortizations)
      .set({ ...shortened(row, endTime, now), amount, ...booked })
      .where(eq(amortizations.id, row.id));
  }
  return costs;
}

/** The times of what ends earlier; what would only have begun later is cost of now. */
function shortened({ startTime, nextTime }: Amortization, endTime: Date, now: Date) {
  if (startTime >= endTime) return { startTime: now, endTime: now, nextTime: nextTime && now };
  return { endTime, nextTime: nextTime && nextTime > endTime ? endTime : nextTime };
}

/** Puts a share of each on the bill, until its end or that of its present month; their rows are locked. */
async function bookShares(tx: Tx, rows: readonly Amortization[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const describe = await describer(tx, rows, now);
  const lines: NewBillLine[] = [];
  const booked: Pick<Amortization, "id" | "bookedAmount" | "nextTime">[] = [];
  for (const row of rows) {
    const until = endOfMonth(row, now);
    const bookedAmount = amountUntil(row, until);
    const share = new Decimal(bookedAmount).minus(row.bookedAmount);
    if (!share.isZero()) lines.push({ ...describe(row), ...shareColumns(row, until), amortizedCost: share.toFixed(2) });
    booked.push({ id: row.id, bookedAmount, nextTime: until < row.endTime ? until : null });
  }
  if (lines.length > 0) await tx.insert(billLines).values(lines);
  await tx.execute(sql`
    update ${amortizations} set booked_amount = booked."bookedAmount", next_time = booked."nextTime"
    from json_to_recordset(${JSON.stringify(booked)}::json) as booked(id bigint, "bookedAmount" numeric, "nextTime" timestamptz)
    where ${amortizations.id} = booked.id`);
}

/** When the month of a term ends that runs now; the term's end in the last one. */
function endOfMonth({ startTime, endTime }: Amortization, now: Date): Date {
  let months = 1;
  while (monthsLater(startTime, months) <= now) months += 1;
  const end = monthsLater(startTime, months);
  return end < endTime ? end : endTime;
}

/** What of it a moment's past carries; cents, and at the end all of it. */
function amountUntil({ startTime, endTime, amount }: Amortization, until: Date): string {
  const whole = endTime.getTime() - startTime.getTime();
  const past = until.getTime() - startTime.getTime();
  return whole <= 0 || past >= whole ? amount : new Decimal(amount).times(past).div(whole).toFixed(2);
}

function shareColumns({ nextTime, startTime }: Amortization, until: Date) {
  const from = nextTime ?? startTime;
  const usageStart = from < until ? from : until;
  return {
    billItemType: "SubscriptionOrder",
    chargeCategory: "Usage",
    chargeFrequency: "Recurring",
    billingItem: "订单费用分摊",
    usageStart,
    usageEnd: until,
    usageAmount: new Decimal(until.getTime() - usageStart.getTime()).div(dayMs).toFixed(2),
    usageUnit: "天",
  };
}

/** The columns of lines that tell what was bought and by which order. */
async function describer(tx: Tx, rows: readonly Amortization[], now: Date) {
  const bought = await tx
    .select({ item: orderItems, order: orders, customName: customers.customName })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(customers, eq(customers.id, orders.customId))
    .where(inArray(orderItems.id, [...new Set(rows.map(({ orderItemId }) => orderItemId))]));
  const categories = new Map<string, ServiceCategory>();
  const known = new Map<number, Omit<NewBillLine, keyof ReturnType<typeof shareColumns>>>();
  for (const { item, order, customName } of bought) {
    const { productCode, productName } = item;
    const key = JSON.stringify([order.customId, order.cloudCode, productCode]);
    const serviceCategory = categories.get(key) ?? (await serviceCategoriesOf(tx, order, [productCode]))(productCode);
    categories.set(key, serviceCategory);
    known.set(item.id, { ...orderColumns(order, customName, now), productCode, productName, serviceCategory });
  }
  const named = await instancesOf(tx, rows);
  return (row: Amortization) => {
    const columns = known.get(row.orderItemId);
    if (!columns) throw new Error("what is amortised was ordered");
    const { resourceId } = row;
    return { ...columns, resourceId, resourceName: named.get(keyOf(row))?.resourceName ?? columns.productName };
  };
}

/** The instances of resources, by `keyOf`. */
async function instancesOf(db: Queryable, resources: readonly Resource[]): Promise<ReadonlyMap<string, Instance>> {
  const { customId, resourceId, resourceName, expireTime } = instances;
  const customIds = [...new Set(resources.map((one) => one.customId))];
  const ids = resources.flatMap((one) => one.resourceId ?? []);
  const found = await db
    .select({ customId, resourceId, resourceName, expireTime })
    .from(instances)
    .where(and(inArray(customId, customIds), inArray(resourceId, ids)));
  return new Map(found.map((one) => [keyOf(one), one]));
}

const keyOf = ({ customId, resourceId }: Resource): string => `${customId}/${resourceId}`;
