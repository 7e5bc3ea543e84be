import { and, eq } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Handlers } from "../../context";
import { refusingConflicts } from "../../database/conflicts";
import { reportConditions } from "../../database/schema/report";
import { refuse } from "../../errors";
import { owned } from "../../lists/owner";
import { lockBooks } from "../default-entry";
import { filterOf, requireType } from "./asked";
import { conditionList } from "./lists";
import { cyclePeriod } from "./period";

/** Conditions a customer may keep. */
const MOST = 100;

/** Saved conditions of the caller's customer. */
export const conditionHandlers = {
  getReportCondition: async ({ id }, context) => conditionList.show(await conditionList.get(id, context), context),

  saveReportCondition: async (input, context) => {
    const { customId, username: creator } = context.user;
    requireType(input.reportType, context);
    cyclePeriod(input, context.now());
    const values = valuesOf(input, context.now());
    return refusingConflicts(() =>
      context.db.transaction(async (tx) => {
        await lockBooks(tx, customId);
        const full =
          input.id === undefined && (await tx.$count(reportConditions, owned(reportConditions, customId))) >= MOST;
        if (full) throw refuse("ENTRIES_FULL", { max: MOST });
        const [saved] = await (input.id === undefined
          ? tx
              .insert(reportConditions)
              .values({ ...values, customId, creator })
              .returning({ id: reportConditions.id })
          : tx
              .update(reportConditions)
              .set(values)
              .where(and(conditionList.owned(context), eq(reportConditions.id, input.id)))
              .returning({ id: reportConditions.id }));
        if (!saved) throw refuse("NOT_FOUND");
        await context.audit({ targets: [saved.id] }, tx);
        return saved;
      }),
    );
  },

  deleteReportConditions: async ({ ids }, context) => {
    await context.db.transaction(async (tx) => {
      await conditionList.remove(tx, ids, context);
      await context.audit({ targets: ids }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;

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
