import { and, eq, ilike, inArray, type SQL } from "drizzle-orm";
import type { ReportCondition } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import { refusingConflicts } from "../../database/conflicts";
import { containing, orderOf, pageOf } from "../../database/page";
import { reportConditions } from "../../database/schema/report";
import { refuse } from "../../errors";
import { toLocalDateTime } from "../../time";
import { lockBooks } from "../default-entry";
import { filterOf, requireType } from "./asked";
import { cyclePeriod } from "./period";

/** Conditions a customer may keep. */
const MOST = 100;

type ConditionRow = typeof reportConditions.$inferSelect;

/** Saved conditions of the caller's customer. */
export const conditionHandlers = {
  listReportConditions: async (input, context) => {
    const page = pageOf(input);
    const where = and(own(context), ...filters(input));
    const order = orderOf(reportConditions[input.sortField ?? "updateTime"], reportConditions.id, input.sortOrder);
    const [rows, total] = await Promise.all([
      context.db
        .select()
        .from(reportConditions)
        .where(where)
        .orderBy(...order)
        .limit(page.limit)
        .offset(page.offset),
      context.db.$count(reportConditions, where),
    ]);
    return { list: rows.map(toCondition), total, pageNum: page.pageNum, pageSize: page.pageSize };
  },

  getReportCondition: async ({ id }, context) => {
    const [row] = await context.db
      .select()
      .from(reportConditions)
      .where(and(own(context), eq(reportConditions.id, id)));
    if (!row) throw refuse("NOT_FOUND");
    return toCondition(row);
  },

  saveReportCondition: async (input, context) => {
    const { customId, username: creator } = context.user;
    requireType(input.reportType, context);
    cyclePeriod(input, context.now());
    const values = valuesOf(input, context.now());
    return refusingConflicts(() =>
      context.db.transaction(async (tx) => {
        await lockBooks(tx, customId);
        const full =
          input.id === undefined &&
          (await tx.$count(reportConditions, eq(reportConditions.customId, customId))) >= MOST;
        if (full) throw refuse("ENTRIES_FULL", { max: MOST });
        const [saved] = await (input.id === undefined
          ? tx
              .insert(reportConditions)
              .values({ ...values, customId, creator })
              .returning({ id: reportConditions.id })
          : tx
              .update(reportConditions)
              .set(values)
              .where(and(own(context), eq(reportConditions.id, input.id)))
              .returning({ id: reportConditions.id }));
        if (!saved) throw refuse("NOT_FOUND");
        await context.audit({ targets: [saved.id] }, tx);
        return saved;
      }),
    );
  },

  deleteReportConditions: async ({ ids }, context) => {
    await context.db.transaction(async (tx) => {
      const { rowCount } = await tx
        .delete(reportConditions)
        .where(and(own(context), inArray(reportConditions.id, ids)));
      if (rowCount !== ids.length) throw refuse("NOT_FOUND");
      await context.audit({ targets: ids }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;

function own({ user }: Context): SQL {
  return eq(reportConditions.customId, user.customId);
}

function filters({ keyword, reportType }: Input<"listReportConditions">): (SQL | undefined)[] {
  return [
    keyword ? ilike(reportConditions.conditionName, containing(keyword)) : undefined,
    reportType?.length ? inArray(reportConditions.reportType, reportType) : undefined,
  ];
}

/** Months of one's own are kept with that range alone. */
function valuesOf(input: Input<"saveReportCondition">, updateTime: Date) {
  const { conditionName, reportType, cycleRange = "lastMonth", startCycle, endCycle, format = "xlsx" } = input;
  const custom = cycleRange === "custom";
  return {
    conditionName: conditionName.trim(),
    reportType,
    cycleRange,
    format,
    updateTime,
    filter: filterOf(input),
    startCycle: custom ? (startCycle ?? null) : null,
    endCycle: custom ? (endCycle ?? null) : null,
  };
}

function toCondition({
  id,
  conditionName,
  reportType,
  cycleRange,
  startCycle,
  endCycle,
  filter,
  format,
  creator,
  updateTime,
}: ConditionRow): ReportCondition {
  return {
    id,
    conditionName,
    reportType,
    cycleRange,
    startCycle,
    endCycle,
    ...filter,
    format,
    creator,
    updateTime: toLocalDateTime(updateTime),
  };
}
