import type { Handlers } from "../../context";
import { alarmHandlers } from "./handle";
import { ruleHandlers } from "./rules";

/** Alarm rules and alarms. */
export const handlers = { ...ruleHandlers, ...alarmHandlers } satisfies Partial<Handlers>;
