import { and, asc, eq, exists, inArray, notExists, or, type SQL } from "drizzle-orm";
import { DeliveryStatus, UserStatus, WarningResult } from "../../../generated/enums";
import type { Context } from "../../context";
import type { Queryable } from "../../database/client";
import { users } from "../../database/schema/identity";
import { warningDeliveries, warningRecords } from "../../database/schema/warning";
import { defineList } from "../../lists/define-list";
import { anyOf, contains, since, until } from "../../lists/filter";
import { both, ofCustomer, owned } from "../../lists/owner";
import { toLocalDateTime } from "../../time";
import { failedDeliveryList } from "./failed-deliveries";
import { receiverLabel } from "./settings";

/** Users of the caller's customer who can be reminded. */
const receiverList = defineList("listWarningReceivers", {
  table: users,
  owner: ({ user }) => both(owned(users, user.customId), eq(users.status, UserStatus.active)),
  filters: { keyword: contains(users.name, users.username) },
  sort: [asc(users.accountType), asc(users.id)],
  show: (row) => ({
    id: row.id,
    label: receiverLabel(row),
    hasPhone: Boolean(row.phone),
    hasEmail: Boolean(row.email),
  }),
});

/** Reminders of the caller's customer. */
export const recordList = defineList("listWarningRecords", {
  table: warningRecords,
  owner: ofCustomer(warningRecords.customId),
  filters: {
    warningType: anyOf(warningRecords.warningType),
    result: (results, { db }) => or(...results.map((result) => withResult[result](db))),
    startTime: since(warningRecords.raiseTime),
    endTime: until(warningRecords.raiseTime),
  },
  sort: { fields: warningRecords, default: warningRecords.raiseTime },
  load: deliveriesOf,
  show: (row, { user, language }, sent) => {
    const { customId: _custom, occasion: _occasion, subject, value, threshold, raiseTime, ...shown } = row;
    const deliveries = sent.get(row.id) ?? [];
    const own = deliveries.find(({ userId, messageId }) => userId === user.id && messageId !== null);
    return {
      ...shown,
      subject: subject[language],
      value: value[language],
      threshold: threshold[language],
      receivers: [...new Set(deliveries.map(({ receiver }) => receiver))].slice(0, 50),
      result: resultOf(deliveries.map(({ status }) => status)),
      raiseTime: toLocalDateTime(raiseTime),
      messageId: own?.messageId ?? null,
    };
  },
});

/** The lists of this area, by operation. */
export const lists = {
  listWarningReceivers: receiverList,
  listWarningRecords: recordList,
  listFailedDeliveries: failedDeliveryList,
};

/** The same as `resultOf`, as conditions. */
const withResult: Record<WarningResult, (db: Queryable) => SQL | undefined> = {
  [WarningResult.sending]: (db) => some(db, DeliveryStatus.waiting),
  [WarningResult.delivered]: (db) =>
    and(none(db, DeliveryStatus.waiting), some(db, DeliveryStatus.delivered), none(db, DeliveryStatus.failed)),
  [WarningResult.partlyDelivered]: (db) =>
    and(none(db, DeliveryStatus.waiting), some(db, DeliveryStatus.delivered), some(db, DeliveryStatus.failed)),
  [WarningResult.notDelivered]: (db) => and(none(db, DeliveryStatus.waiting), none(db, DeliveryStatus.delivered)),
};

function some(db: Queryable, status: DeliveryStatus): SQL {
  return exists(deliveriesWith(db, status));
}

function none(db: Queryable, status: DeliveryStatus): SQL {
  return notExists(deliveriesWith(db, status));
}

function deliveriesWith(db: Queryable, status: DeliveryStatus) {
  const { recordId } = warningDeliveries;
  return db
    .select({ recordId })
    .from(warningDeliveries)
    .where(and(eq(recordId, warningRecords.id), eq(warningDeliveries.status, status)));
}

type DeliveryRow = typeof warningDeliveries.$inferSelect;

/** What was sent of each reminder, by its id. */
export async function deliveriesOf(
  records: readonly { id: number }[],
  { db }: Context,
): Promise<ReadonlyMap<number, DeliveryRow[]>> {
  if (records.length === 0) return new Map();
  const ids = records.map(({ id }) => id);
  const rows = await db
    .select()
    .from(warningDeliveries)
    .where(inArray(warningDeliveries.recordId, ids))
    .orderBy(asc(warningDeliveries.id));
  const byRecord = new Map<number, DeliveryRow[]>();
  for (const row of rows) byRecord.set(row.recordId, [...(byRecord.get(row.recordId) ?? []), row]);
  return byRecord;
}

/** What all deliveries together came to; nothing where nobody could be reminded. */
export function resultOf(statuses: readonly DeliveryStatus[]): WarningResult {
  if (statuses.includes(DeliveryStatus.waiting)) return WarningResult.sending;
  if (!statuses.includes(DeliveryStatus.delivered)) return WarningResult.notDelivered;
  return statuses.includes(DeliveryStatus.failed) ? WarningResult.partlyDelivered : WarningResult.delivered;
}
