import { and, asc, count, eq, gte, ilike, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Rebate } from "../../../generated/api";
import { RebateStatus } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import type { Queryable } from "../../database/client";
import { containing, orderOf, pageOf } from "../../database/page";
import { customers } from "../../database/schema/identity";
import { rebatePayouts, rebates } from "../../database/schema/rebate";
import { amongIds, inOrderOf, type ListSources } from "../../export/source";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { withdraw } from "./withdraw";

type Query = Input<"listRebates">;

/** A list of choices has no pages. */
const MOST_CHOICES = 200;

const sum = (where: SQL) => sql<string>`coalesce(sum(${rebates.rebateAmount}) filter (where ${where}), 0.00)`;

/** Rebates of the caller's customer, an agent. */
export const handlers = {
  getRebateTotals: async (_input, { db, user }) => {
    const of = (status: RebateStatus) => sum(sql`${rebates.status} = ${status}`);
    const [row] = await db
      .select({
        toConfirmAmount: of(RebateStatus.toBeConfirmed),
        withdrawableAmount: of(RebateStatus.withdrawable),
        withdrawingAmount: of(RebateStatus.withdrawing),
        withdrawnAmount: of(RebateStatus.withdrawn),
      })
      .from(rebates)
      .where(eq(rebates.customId, user.customId));
    if (!row) throw new Error("an aggregate gives exactly one row");
    return row;
  },

  listRebates: async (input, context) => {
    const { db } = context;
    const page = pageOf(input);
    const where = matching(input, context);
    const [rows, [totals]] = await Promise.all([
      selectNamed(db)
        .where(where)
        .orderBy(...sortedBy(input))
        .limit(page.limit)
        .offset(page.offset),
      db
        .select({
          total: count(),
          salesAmount: sql<string>`coalesce(sum(${rebates.salesAmount}), 0.00)`,
          rebateAmount: sql<string>`coalesce(sum(${rebates.rebateAmount}), 0.00)`,
        })
        .from(rebates)
        .where(where),
    ]);
    const { total, ...sums } = totals ?? { total: 0, salesAmount: "0.00", rebateAmount: "0.00" };
    return { list: rows.map(toRebate), total, totals: sums, pageNum: page.pageNum, pageSize: page.pageSize };
  },

  listWithdrawableRebates: async (_input, { db, user }) => {
    const rows = await selectNamed(db)
      .where(and(eq(rebates.customId, user.customId), eq(rebates.status, RebateStatus.withdrawable)))
      .orderBy(asc(rebates.rebateMonth), asc(rebates.id))
      .limit(MOST_CHOICES);
    return rows.map(({ row: { id, rebateMonth, productName, rebateAmount }, customName }) => ({
      id,
      rebateAmount,
      label: `${rebateMonth} · ${customName} · ${productName} · ¥${rebateAmount}`,
    }));
  },

  withdrawRebates: (input, context) => context.db.transaction((tx) => withdraw(tx, input, context)),

  listRebatePayouts: async (input, { db, user, language }) => {
    const page = pageOf(input);
    const where = and(
      eq(rebatePayouts.customId, user.customId),
      input.status?.length ? inArray(rebatePayouts.status, input.status) : undefined,
    );
    const order = orderOf(rebatePayouts[input.sortField ?? "applyTime"], rebatePayouts.id, input.sortOrder);
    const [rows, total] = await Promise.all([
      db
        .select({ row: rebatePayouts, rebateCount: db.$count(rebates, eq(rebates.payoutId, rebatePayouts.id)) })
        .from(rebatePayouts)
        .where(where)
        .orderBy(...order)
        .limit(page.limit)
        .offset(page.offset),
      db.$count(rebatePayouts, where),
    ]);
    const list = rows.map(({ row, rebateCount }) => {
      const {
        customId: _custom,
        bankAccountId: _bank,
        statusTime: _since,
        failReason,
        applyTime,
        finishTime,
        ...shown
      } = row;
      return {
        ...shown,
        rebateCount,
        failReason: failReason?.[language] ?? null,
        applyTime: toLocalDateTime(applyTime),
        finishTime: toLocalDateTimeOrNull(finishTime),
      };
    });
    return { list, total, pageNum: page.pageNum, pageSize: page.pageSize };
  },
} satisfies Partial<Handlers>;

/** The rebates, to their end. */
export const rebateSource: ListSources["listRebates"] = (input, context) => ({
  keys: context.db
    .select({ id: rebates.id })
    .from(rebates)
    .where(matching(input, context))
    .orderBy(...sortedBy(input)),
  read: async (keys) => {
    const ids = keys.map(({ id }) => Number(id));
    return inOrderOf(ids, await selectNamed(context.db).where(amongIds(rebates.id, ids)), ({ row }) => row.id).map(
      toRebate,
    );
  },
});

/** Rebates with the names of the customers they are of. */
function selectNamed(db: Queryable) {
  return db
    .select({ row: rebates, customName: customers.customName })
    .from(rebates)
    .innerJoin(customers, eq(customers.id, rebates.customerId))
    .$dynamic();
}

function toRebate({ row, customName }: { row: typeof rebates.$inferSelect; customName: string }): Rebate {
  const { id, rebateMonth, productCode, productName, salesAmount, rebateRate, rebateAmount, exceptionFlag, status } =
    row;
  return {
    id,
    rebateMonth,
    customName,
    productCode,
    productName,
    salesAmount,
    rebateRate,
    rebateAmount,
    exceptionFlag,
    status,
  };
}

function sortedBy({ sortField = "rebateMonth", sortOrder }: Query): SQL[] {
  return orderOf(rebates[sortField], rebates.id, sortOrder);
}

function matching(
  { startMonth, endMonth, customName, productName, status, exceptionFlag }: Query,
  { db, user }: Context,
): SQL | undefined {
  const named = (text: string) =>
    db
      .select({ id: customers.id })
      .from(customers)
      .where(ilike(customers.customName, containing(text)));
  return and(
    eq(rebates.customId, user.customId),
    startMonth ? gte(rebates.rebateMonth, startMonth) : undefined,
    endMonth ? lte(rebates.rebateMonth, endMonth) : undefined,
    customName ? inArray(rebates.customerId, named(customName)) : undefined,
    productName ? ilike(rebates.productName, containing(productName)) : undefined,
    status?.length ? inArray(rebates.status, status) : undefined,
    exceptionFlag?.length ? inArray(rebates.exceptionFlag, exceptionFlag) : undefined,
  );
}
