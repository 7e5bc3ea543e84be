import { asc, eq } from "drizzle-orm";
import { roundDecimal } from "../../../domain/decimal-math";
import { SavingStatus } from "../../../generated/enums";
import type { Handlers } from "../../context";
import { savingEvents } from "../../database/schema/saving";
import { toLocalDateTime } from "../../time";
import { toStep } from "../steps";
import { dismiss, reopen } from "./decide";
import { savingList } from "./lists";
import { savingSummary } from "./summary";

/** Savings of the caller's customer. */
export const handlers = {
  getSaving: async ({ id }, context) => {
    const row = await savingList.get(id, context);
    const events = await context.db
      .select()
      .from(savingEvents)
      .where(eq(savingEvents.savingId, id))
      .orderBy(asc(savingEvents.id));
    const { since, billedAmount, cpuP95, memoryP95, ...evidence } = row.evidence;
    const isDismissed = row.status === SavingStatus.dismissed;
    return {
      ...(await savingList.show(row, context)),
      ...evidence,
      since: toLocalDateTime(new Date(since)),
      billedAmount: roundDecimal(billedAmount, 2),
      cpuP95: toTenth(cpuP95),
      memoryP95: toTenth(memoryP95),
      seenTime: toLocalDateTime(row.seenTime),
      dismisser: isDismissed ? row.dismisser : null,
      dismissRemark: isDismissed ? row.dismissRemark : null,
      history: events.map((event) => toStep(event, context.language)),
    };
  },

  getSavingSummary: (_input, context) => savingSummary(context),

  dismissSavings: async (input, context) => {
    await dismiss(input, context);
    return null;
  },

  reopenSavings: async ({ ids }, context) => {
    await reopen(ids, context);
    return null;
  },
} satisfies Partial<Handlers>;

function toTenth(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent * 10) / 10;
}
