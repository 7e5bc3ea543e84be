import type { SavingDismissReason } from "../../../generated/api";
import { SavingStatus } from "../../../generated/enums";
import { savingEvents, savings } from "../../database/schema/saving";
import { defineLifecycle } from "../define-lifecycle";
import type { Step } from "../steps";

const { open, dismissed } = SavingStatus;

/** A step of a saving; of one that a user dismisses with why. */
interface SavingStep extends Step<SavingStatus> {
  reason?: SavingDismissReason;
}

/** The life cycle of savings. What holds is seen by the console; whether it is dismissed, users decide. */
export const lifecycle = defineLifecycle({
  subject: "saving",
  table: savings,
  events: savingEvents,
  eventOf: (savingId) => ({ savingId }),
  states: SavingStatus,
  begins: { open: ["system"] },
  moves: {
    open: { dismissed: ["user"], resolved: ["system"] },
    dismissed: { open: ["user", "system"], resolved: ["system"] },
    resolved: { open: ["system"], dismissed: ["system"] },
  },
  changes: ({ status, time, reason, actor, note }: SavingStep, { monthSaving }) => {
    if (status === open) return notDismissed;
    // Found again, it is dismissed as it was.
    if (status !== dismissed || reason === undefined) return {};
    return {
      dismissReason: reason,
      dismissRemark: note?.zh ?? null,
      dismisser: actor ?? null,
      dismissTime: time,
      dismissedSaving: monthSaving,
    };
  },
});

const notDismissed = {
  dismissReason: null,
  dismissRemark: null,
  dismisser: null,
  dismissTime: null,
  dismissedSaving: null,
};
