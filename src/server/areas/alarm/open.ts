import { sql } from "drizzle-orm";
import { AlarmHandleStatus } from "../../../generated/enums";
import { alarms } from "../../database/schema/alarm";

/** Whether an alarm is open: it lasts, and is neither resolved nor ignored. Health and counts of open alarms go by this. */
export const isOpenAlarm = sql`(${alarms.recoverTime} is null and ${alarms.status} in (${AlarmHandleStatus.open}, ${AlarmHandleStatus.acknowledged}))`;
