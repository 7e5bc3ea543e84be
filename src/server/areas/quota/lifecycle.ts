import { and, eq, lt } from "drizzle-orm";
import { QuotaApplyStatus } from "../../../generated/enums";
import { quotaApplicationEvents, quotaApplications, quotas } from "../../database/schema/quota";
import { defineLifecycle } from "../define-lifecycle";
import { type QuotaStep, tellApplicant } from "./message";

const { process, agree } = QuotaApplyStatus;

/**
 * The life cycle of applications for quotas. One that is approved raises its quota at once: its cloud says the same the next time it is asked.
 * What is not managed any more cancels its application. Applications are locked before quotas.
 */
export const lifecycle = defineLifecycle({
  subject: "quota application",
  table: quotaApplications,
  events: quotaApplicationEvents,
  eventOf: (applicationId) => ({ applicationId }),
  states: QuotaApplyStatus,
  begins: { process: ["user"] },
  moves: {
    process: { agree: ["review"], disagree: ["review"], cancel: ["user", "system"] },
    agree: {},
    disagree: {},
    cancel: {},
  },
  changes: ({ status, time, note, approveValue }: QuotaStep) => ({
    auditReason: note ?? null,
    ...(status === agree ? { approveValue: approveValue ?? null, effectiveTime: time } : {}),
  }),
  async entails(step, row, tx) {
    const { status, time, actorKind, approveValue: total } = step;
    if (status === process || actorKind === "user") return;
    if (total !== undefined && row.quotaId !== null)
      await tx
        .update(quotas)
        .set({ total, writeTime: time })
        .where(and(eq(quotas.id, row.quotaId), lt(quotas.total, total)));
    await tellApplicant(tx, row, step);
  },
});
