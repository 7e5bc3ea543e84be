import { AlarmHandleStatus } from "../../../generated/enums";
import { alarmEvents, alarms } from "../../database/schema/alarm";
import { defineLifecycle } from "../define-lifecycle";
import type { Step } from "../steps";

/** The life cycle of handling an alarm. Whether it lasts is another matter, which values decide. */
export const lifecycle = defineLifecycle({
  subject: "alarm",
  table: alarms,
  events: alarmEvents,
  eventOf: (alarmId) => ({ alarmId }),
  states: AlarmHandleStatus,
  begins: { open: ["system"] },
  moves: {
    open: { acknowledged: ["user"], ignored: ["user"] },
    acknowledged: { resolved: ["user"], ignored: ["user"] },
    resolved: {},
    ignored: {},
  },
  changes: ({ actor, note }: Step<AlarmHandleStatus>) => ({ handler: actor ?? null, handleRemark: note?.zh ?? null }),
});
