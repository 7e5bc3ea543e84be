import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import { DeliveryStatus, WarningResult } from "../../../generated/enums";
import type { WarningRecord, WarningRecordDetail, WarningRecordPage } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { orderOf, pageOf } from "../../database/page";
import { during } from "../../database/ranges";
import { warningDeliveries, warningRecords } from "../../database/schema/warning";
import { refuse } from "../../errors";
import { toLocalDateTime } from "../../time";
import { maskedAddress } from "./masked-address";

type RecordRow = typeof warningRecords.$inferSelect;
type DeliveryRow = typeof warningDeliveries.$inferSelect;

/** A page of the customer's reminders. */
export async function listRecords(input: Input<"listWarningRecords">, context: Context): Promise<WarningRecordPage> {
  const { db } = context;
  const page = pageOf(input);
  const where = and(own(context), ...filters(input));
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(warningRecords)
      .where(where)
      .orderBy(...orderOf(warningRecords.raiseTime, warningRecords.id, input.sortOrder))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(warningRecords, where),
  ]);
  const deliveries = await readDeliveries(
    context,
    rows.map(({ id }) => id),
  );
  const list = rows.map((row) => toRecord(row, deliveries.get(row.id) ?? [], context));
  return { list, total, pageNum: page.pageNum, pageSize: page.pageSize };
}

/** One of the customer's reminders with what each receiver got. */
export async function getRecord({ id }: Input<"getWarningRecord">, context: Context): Promise<WarningRecordDetail> {
  const [row] = await context.db
    .select()
    .from(warningRecords)
    .where(and(own(context), eq(warningRecords.id, id)));
  if (!row) throw refuse("NOT_FOUND");
  const deliveries = (await readDeliveries(context, [id])).get(id) ?? [];
  const shown = deliveries.map(({ receiver, way, address, status, reason, time }) => ({
    receiver,
    way,
    address: address === null ? null : maskedAddress(address),
    status,
    reason: reason?.[context.language] ?? null,
    time: toLocalDateTime(time),
  }));
  return { ...toRecord(row, deliveries, context), deliveries: shown };
}

/** What all deliveries together came to; nothing where nobody could be reminded. */
export function resultOf(statuses: readonly DeliveryStatus[]): WarningResult {
  if (statuses.includes(DeliveryStatus.waiting)) return WarningResult.sending;
  if (!statuses.includes(DeliveryStatus.delivered)) return WarningResult.notDelivered;
  return statuses.includes(DeliveryStatus.failed) ? WarningResult.partlyDelivered : WarningResult.delivered;
}

async function readDeliveries({ db }: Context, recordIds: readonly number[]): Promise<Map<number, DeliveryRow[]>> {
  if (recordIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(warningDeliveries)
    .where(inArray(warningDeliveries.recordId, [...recordIds]))
    .orderBy(asc(warningDeliveries.id));
  const ofRecord = new Map<number, DeliveryRow[]>();
  for (const row of rows) ofRecord.set(row.recordId, [...(ofRecord.get(row.recordId) ?? []), row]);
  return ofRecord;
}

function own({ user }: Context): SQL {
  return eq(warningRecords.customId, user.customId);
}

function filters({ warningType, startTime, endTime }: Input<"listWarningRecords">): (SQL | undefined)[] {
  return [
    warningType?.length ? inArray(warningRecords.warningType, warningType) : undefined,
    during(warningRecords.raiseTime, startTime, endTime),
  ];
}

function toRecord(row: RecordRow, deliveries: readonly DeliveryRow[], { user, language }: Context): WarningRecord {
  const { customId: _custom, occasion: _occasion, subject, value, threshold, raiseTime, ...shown } = row;
  return {
    ...shown,
    subject: subject[language],
    value: value[language],
    threshold: threshold[language],
    receivers: [...new Set(deliveries.map(({ receiver }) => receiver))].slice(0, 50),
    result: resultOf(deliveries.map(({ status }) => status)),
    raiseTime: toLocalDateTime(raiseTime),
    messageId: deliveries.find(({ userId, messageId }) => userId === user.id && messageId !== null)?.messageId ?? null,
  };
}
