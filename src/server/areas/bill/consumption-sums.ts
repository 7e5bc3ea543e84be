import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { ConsumptionRow } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Queryable } from "../../database/client";
import type { ConsumptionSource } from "./consumption-source";

type Asked = Pick<Input<"listConsumption">, "by" | "sortField" | "sortOrder">;

/** Characters of a month. */
const MONTH = 7;

/** Instances, in one pass over the source; products and totals are sums of these few rows. Months are compared byte by byte, which their form allows. */
export function instancesOf(db: Queryable, source: ConsumptionSource) {
  const { table, rows, instanceKey, instanceParts, lineCount } = source;
  const { billCycle } = table;
  const total = (column: AnyPgColumn, name: string) => sql<string>`sum(${column})`.as(name);
  const own = (column: AnyPgColumn, name: string) => source.own(column).as(name);
  /** What it is called in its last month. */
  const called = (column: AnyPgColumn, name: string) =>
    sql<
      string | null
    >`nullif(substr(max(${billCycle} || coalesce(${column}, '') collate "C"), ${sql.raw(String(MONTH + 1))}), '')`.as(
      name,
    );
  return db
    .select({
      key: sql<string>`${instanceKey}`.as("key"),
      startCycle: sql<string>`min(${billCycle} collate "C")`.as("start_cycle"),
      endCycle: sql<string>`max(${billCycle} collate "C")`.as("end_cycle"),
      accountName: called(table.accountName, "called_account"),
      resourceName: called(table.resourceName, "called_resource"),
      regionName: called(table.regionName, "called_region"),
      cloudCode: own(table.cloudCode, "own_cloud"),
      productCode: own(table.productCode, "own_product"),
      productName: own(table.productName, "own_product_name"),
      serviceCategory: own(table.serviceCategory, "own_category"),
      payMode: own(table.payMode, "own_pay_mode"),
      resourceId: sql<string>`min(${table.resourceId} collate "C")`.as("own_resource"),
      lineCount: sql<string>`${lineCount}`.as("lines"),
      list: total(table.listAmount, "list"),
      payable: total(table.payableAmount, "payable"),
      cash: total(table.cashAmount, "cash"),
      coupon: total(table.couponAmount, "coupon"),
      credit: total(table.creditAmount, "credit"),
    })
    .from(rows)
    .groupBy(...instanceParts)
    .as("instances");
}

type Instances = ReturnType<typeof instancesOf>;

/** Sums of instances. Discount and debt follow from the identities that hold in every line. */
function sumsOf(instances: Instances) {
  const total = (column: Instances["list"]) => sql<string>`sum(${column})`;
  const { list, payable, cash, coupon, credit } = instances;
  const [listAmount, payableAmount, cashAmount] = [total(list), total(payable), total(cash)];
  const [couponAmount, creditAmount] = [total(coupon), total(credit)];
  return {
    lineCount: total(instances.lineCount),
    amounts: {
      listAmount,
      discountAmount: sql<string>`${listAmount} - ${payableAmount}`,
      payableAmount,
      cashAmount,
      couponAmount,
      creditAmount,
      debtAmount: sql<string>`${payableAmount} - ${cashAmount} - ${couponAmount} - ${creditAmount}`,
    },
  };
}

/** What instances are summed up by, and what names a sum among the others. */
export function groupOf({ key, cloudCode, productCode }: Instances, { by }: Asked) {
  return by === "instance"
    ? { key: sql<string>`${key}`, columns: [key] }
    : {
        key: sql<string>`md5(${cloudCode} || chr(31) || ${productCode})::uuid`,
        columns: [cloudCode, productCode],
      };
}

/** The key breaks ties. */
export function sortedBy(instances: Instances, query: Asked): SQL[] {
  const { sortField = "payableAmount", sortOrder } = query;
  const direction = sortOrder === "ascending" ? asc : desc;
  const { lineCount, amounts } = sumsOf(instances);
  return [direction({ ...amounts, lineCount }[sortField]), direction(groupOf(instances, query).key)];
}

/** The sums, each with the number and the totals of all of them. */
export function grouped(db: Queryable, source: ConsumptionSource, query: Asked) {
  const instances = instancesOf(db, source);
  const { lineCount, amounts } = sumsOf(instances);
  const { key, columns } = groupOf(instances, query);
  const one = query.by === "instance";
  const ofOne = (column: SQL.Aliased<string | null>) => (one ? sql<string | null>`min(${column})` : sql<null>`null`);
  const ofAll = (sum: SQL<string>) => sql<string>`sum(${sum}) over ()`;
  return db
    .select({
      key,
      lineCount,
      groups: sql<string>`count(*) over ()`,
      // What is ordered names its resources only once they are there.
      instanceCount: sql<string>`greatest(count(${instances.resourceId}), 1)`,
      cloudCode: sql<ConsumptionRow["cloudCode"]>`min(${instances.cloudCode})`,
      productCode: sql<string>`min(${instances.productCode})`,
      productName: sql<string>`min(${instances.productName})`,
      serviceCategory: common(instances.serviceCategory),
      payMode: common(instances.payMode),
      accountName: ofOne(instances.accountName),
      resourceId: ofOne(instances.resourceId),
      resourceName: ofOne(instances.resourceName),
      regionName: ofOne(instances.regionName),
      startCycle: sql<string>`min(${instances.startCycle})`,
      endCycle: sql<string>`max(${instances.endCycle})`,
      ...amounts,
      totals: {
        listAmount: ofAll(amounts.listAmount),
        discountAmount: ofAll(amounts.discountAmount),
        payableAmount: ofAll(amounts.payableAmount),
        cashAmount: ofAll(amounts.cashAmount),
        couponAmount: ofAll(amounts.couponAmount),
        creditAmount: ofAll(amounts.creditAmount),
        debtAmount: ofAll(amounts.debtAmount),
      },
    })
    .from(instances)
    .groupBy(...columns)
    .orderBy(...sortedBy(instances, query))
    .$dynamic();
}

/** What all instances of a group have in common; null where they differ. */
function common(column: SQL.Aliased<string>): SQL<string | null> {
  return sql<string | null>`case when min(${column}) = max(${column}) then min(${column}) end`;
}
