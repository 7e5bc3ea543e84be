import { and, asc, inArray, isNotNull, isNull, min, not, type SQL, sql } from "drizzle-orm";
import type { BillReading, BillReadingState, CloudCode } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { cloudAccounts } from "../../database/schema/cloud";
import { owned } from "../../lists/owner";
import { toLocalDateTimeOrNull } from "../../time";

type Asked = Pick<Input<"listBillReadings">, "cloudCode">;

const { secretKey, paused, lastBillTime, billFailReason } = cloudAccounts;

/** Those with keys are read, unless they are paused. */
const isRead = and(isNotNull(secretKey), not(paused));

/** The states in the order in which they are listed; the first that applies is an account's. */
const states: [BillReadingState, SQL | undefined][] = [
  ["failed", and(isRead, isNotNull(billFailReason))],
  ["waiting", and(isRead, isNull(lastBillTime))],
  ["paused", and(isNotNull(secretKey), paused)],
  ["read", isRead],
  ["files", isNull(secretKey)],
];

/** How far the bills of the accounts are read: those that lack something first, then those read longest ago. */
export async function billReadings(asked: Asked, context: Context): Promise<BillReading[]> {
  const { id, accountName, accountUid, cloudCode } = cloudAccounts;
  const state = firstOf<BillReadingState>(states.map(([name, applies]) => [applies, name]));
  const place = firstOf<number>(states.map(([, applies], at) => [applies, at]));
  const rows = await context.db
    .select({ id, accountName, accountUid, cloudCode, state, lastBillTime, billFailReason })
    .from(cloudAccounts)
    .where(ownAccounts(asked, context))
    .orderBy(place, sql`${lastBillTime} nulls first`, asc(id));
  return rows.map(({ billFailReason: reason, ...row }) => ({
    ...row,
    cloudCode: row.cloudCode as CloudCode,
    lastBillTime: toLocalDateTimeOrNull(row.lastBillTime),
    reason: row.state === "failed" ? (reason?.[context.language] ?? null) : null,
  }));
}

/** As of when all bills are known whose last reading succeeded; null where there is none. */
export async function billsKnownAsOf(asked: Asked, context: Context): Promise<string | null> {
  const [row] = await context.db
    .select({ asOf: min(lastBillTime) })
    .from(cloudAccounts)
    .where(and(ownAccounts(asked, context), isRead, isNull(billFailReason)));
  return toLocalDateTimeOrNull(row?.asOf ?? null);
}

function firstOf<Value extends string | number>(cases: [SQL | undefined, Value][]): SQL<Value> {
  const parts = cases.map(
    ([applies, value]) => sql`when ${applies} then ${sql.raw(typeof value === "string" ? `'${value}'` : `${value}`)}`,
  );
  return sql<Value>`case ${sql.join(parts, sql` `)} end`;
}

function ownAccounts({ cloudCode = [] }: Asked, { user }: Context): SQL | undefined {
  return and(
    owned(cloudAccounts, user.customId),
    cloudCode.length > 0 ? inArray(cloudAccounts.cloudCode, cloudCode) : undefined,
  );
}
