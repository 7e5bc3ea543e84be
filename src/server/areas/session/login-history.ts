import { and, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { LoginEvent } from "../../../generated/api";
import type { Input, Output } from "../../../generated/operations";
import type { Context } from "../../context";
import { keysetPage } from "../../database/keyset";
import { during } from "../../database/ranges";
import { users } from "../../database/schema/identity";
import { auditEvents } from "../../database/schema/security";
import { toLocalDateTime } from "../../time";
import { browserName } from "./browser-name";

/**
 * The caller's own sign-ins, from the audit. An attempt has only the name that was typed; what happened under it before the
 * account was made was another's.
 */
export async function listLoginHistory(
  input: Input<"listLoginHistory">,
  context: Context,
): Promise<Output<"listLoginHistory">> {
  const where = and(own(context), ...filters(input));
  const { rows, ...cursors } = await keysetPage(input, auditEvents.id, (place, order, limit) =>
    context.db.select().from(auditEvents).where(and(where, place)).orderBy(order).limit(limit),
  );
  return { list: rows.map(toLoginEvent), ...cursors };
}

function own({ db, user }: Context): SQL | undefined {
  const made = db.select({ time: users.createTime }).from(users).where(eq(users.id, user.id));
  return and(
    sql`${auditEvents.action} = 'login'`,
    eq(sql`lower(${auditEvents.username})`, user.username.toLowerCase()),
    inArray(auditEvents.result, ["ok", "failed"]),
    gte(auditEvents.time, made),
  );
}

function filters({ result, startTime, endTime }: Input<"listLoginHistory">): (SQL | undefined)[] {
  return [
    result === undefined ? undefined : eq(auditEvents.result, result),
    during(auditEvents.time, startTime, endTime),
  ];
}

function toLoginEvent({ id, time, result, ip, userAgent }: typeof auditEvents.$inferSelect): LoginEvent {
  return {
    id,
    time: toLocalDateTime(time),
    result: result as LoginEvent["result"],
    ip,
    browser: browserName(userAgent),
  };
}
