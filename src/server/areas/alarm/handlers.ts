import type { Handlers } from "../../context";
import { alarmGroups } from "./groups";
import { alarmHandlers } from "./handle";
import { ruleHandlers } from "./rules";
import { alarmStatePage } from "./states";
import { silenceHandlers } from "./silences/handlers";

/** Alarm rules, alarms and silences. */
export const handlers = {
  ...ruleHandlers,
  ...alarmHandlers,
  ...silenceHandlers,
  listAlarmStates: (query, context) => alarmStatePage(query, context),
  listAlarmGroups: (query, context) => alarmGroups(query, context),
} satisfies Partial<Handlers>;
