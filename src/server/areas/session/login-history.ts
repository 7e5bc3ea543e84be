import { and, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { LoginEvent } from "../../../generated/api";
import type { Input, Output } from "../../../generated/operations";
import type { Context } from "../../context";
import { beyondCustomer } from "../../database/customer-wall";
import { keysetPage } from "../../database/keyset";
import { users } from "../../database/schema/identity";
import { auditEvents } from "../../database/schema/security";
import { defineFilters } from "../../lists/conditions";
import { is, since, until } from "../../lists/filter";
import { toLocalDateTime } from "../../time";
import { browserName } from "./browser-name";

const conditions = defineFilters("listLoginHistory", {
  result: is(auditEvents.result),
  startTime: since(auditEvents.time),
  endTime: until(auditEvents.time),
});

/**
 * The caller's own sign-ins, from the audit. An attempt has only the name that was typed; what happened under it before the
 * account was made was another's. Attempts that failed belong to no customer.
 */
export async function listLoginHistory(
  input: Input<"listLoginHistory">,
  context: Context,
): Promise<Output<"listLoginHistory">> {
  const where = and(own(context), conditions(input, context));
  const { rows, ...cursors } = await keysetPage(input, auditEvents.id, (place, order, limit) =>
    beyondCustomer(context.db, (tx) =>
      tx.select().from(auditEvents).where(and(where, place)).orderBy(order).limit(limit),
    ),
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

function toLoginEvent({ id, time, result, ip, userAgent }: typeof auditEvents.$inferSelect): LoginEvent {
  return {
    id,
    time: toLocalDateTime(time),
    result: result as LoginEvent["result"],
    ip,
    browser: browserName(userAgent),
  };
}
