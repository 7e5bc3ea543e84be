import type { Handlers } from "../../context";
import { alarmHandlers } from "./handle";
import { ruleHandlers } from "./rules";
import { silenceHandlers } from "./silences/handlers";

/** Alarm rules, alarms and silences. */
export const handlers = { ...ruleHandlers, ...alarmHandlers, ...silenceHandlers } satisfies Partial<Handlers>;
