import { and, desc, eq, exists, getTableColumns, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Input } from "../../../generated/operations";
import { DeliveryStatus } from "../../../generated/enums";
import type { Context } from "../../context";
import { users } from "../../database/schema/identity";
import { warningDeliveries, warningRecords } from "../../database/schema/warning";
import { refuse } from "../../errors";
import { defineList } from "../../lists/define-list";
import { anyOf, contains, since, until } from "../../lists/filter";
import { both, owned } from "../../lists/owner";
import { toLocalDateTime } from "../../time";
import { maskedAddress } from "./masked-address";

const { recordId, status, way, userId, time } = warningDeliveries;

/** The reminder of a delivery, for conditions. */
function recordOf({ user }: Context) {
  const { id } = warningRecords;
  return new QueryBuilder()
    .select({ id })
    .from(warningRecords)
    .where(and(eq(id, recordId), owned(warningRecords, user.customId)));
}

/** What could not be sent to receivers of the caller's customer, and is not tried again by itself; the latest first. */
export const failedDeliveryList = defineList("listFailedDeliveries", {
  table: warningDeliveries,
  owner: (context) => both(sql`${eq(status, DeliveryStatus.failed)} and ${ne(way, "site")}`, exists(recordOf(context))),
  filters: {
    keyword: contains(warningDeliveries.receiver),
    way: anyOf(way),
    warningType: (types, { db }) =>
      inArray(
        recordId,
        db
          .select({ id: warningRecords.id })
          .from(warningRecords)
          .where(inArray(warningRecords.warningType, [...types])),
      ),
    startTime: since(time),
    endTime: until(time),
  },
  sort: [desc(time), desc(warningDeliveries.id)],
  rows: ({ db }) =>
    db
      .select({
        ...getTableColumns(warningDeliveries),
        warningType: warningRecords.warningType,
        subject: warningRecords.subject,
      })
      .from(warningDeliveries)
      .innerJoin(warningRecords, eq(warningRecords.id, recordId))
      .$dynamic(),
  show: (row, { language }) => ({
    id: row.id,
    warningType: row.warningType,
    subject: row.subject[language],
    receiver: row.receiver,
    way: row.way,
    address: row.address === null || row.way === "webhook" ? row.address : maskedAddress(row.address),
    failures: row.failures,
    reason: row.reason?.[language] ?? null,
    time: toLocalDateTime(row.time),
    resendable: isResendable(row),
  }),
});

/**
 * Has failed deliveries sent again, each with all its tries. They are locked, so that two who press at once send each once.
 * @throws AnswerError NOT_FOUND where one is another customer's
 */
export async function resendDeliveries({ ids }: Input<"resendDeliveries">, context: Context): Promise<null> {
  await context.db.transaction(async (tx) => {
    const ours = and(inArray(warningDeliveries.id, ids), exists(recordOf(context)));
    const rows = await tx.select().from(warningDeliveries).where(ours).orderBy(warningDeliveries.id).for("update");
    if (rows.length < ids.length) throw refuse("NOT_FOUND");
    const targets = rows.filter((row) => row.status === DeliveryStatus.failed && isResendable(row)).map(({ id }) => id);
    const waiting = { status: DeliveryStatus.waiting, failures: 0, nextTime: null, time: context.now() };
    await tx
      .update(warningDeliveries)
      .set({ ...waiting, address: presentAddress })
      .where(and(inArray(warningDeliveries.id, targets), isNotNull(presentAddress)));
    await context.audit({ targets }, tx);
  });
  return null;
}

/** A receiver's address may have been mended since; without one there is nothing to send to. */
const presentAddress = sql`case ${way}
  when 'email' then (select ${users.email} from ${users} where ${users.id} = ${userId})
  when 'sms' then (select ${users.phone} from ${users} where ${users.id} = ${userId})
  else ${warningDeliveries.address} end`;

/** Whether who it is for still exists. */
function isResendable(row: typeof warningDeliveries.$inferSelect): boolean {
  return row.way === "webhook" ? row.webhookId !== null : row.userId !== null;
}
