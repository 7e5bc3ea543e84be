import { and, desc, gte, inArray, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { MetricEvent } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import { alarms } from "../../database/schema/alarm";
import { resourceEvents, resourceOperations } from "../../database/schema/resource";
import { toLocalDateTime } from "../../time";

/** Events of an answer, at most. */
const most = 200;

/** Of which resources, and when. */
interface Asked {
  ids: readonly number[];
  from: Date;
  to: Date;
}

type Found = Omit<MetricEvent, "time"> & { time: Date };

/** What happened to resources within a time, the earliest first: operations, what was seen to change otherwise, and alarms. */
export async function metricEvents(db: Queryable, asked: Asked): Promise<MetricEvent[]> {
  const all = [...(await operationsIn(db, asked)), ...(await changesIn(db, asked)), ...(await alarmsIn(db, asked))];
  return all
    .sort((one, other) => one.time.getTime() - other.time.getTime())
    .slice(-most)
    .map(({ time, ...event }) => ({ ...event, time: toLocalDateTime(time) }));
}

const plain = { action: null, status: null, subject: null, level: null };

async function operationsIn(db: Queryable, asked: Asked): Promise<Found[]> {
  const { resourceId, createTime } = resourceOperations;
  const rows = await db
    .select()
    .from(resourceOperations)
    .where(and(inArray(resourceId, [...asked.ids]), isIn(createTime, asked)))
    .orderBy(desc(createTime))
    .limit(most);
  return rows.map(({ action, status, ...row }) => ({
    ...plain,
    resourceId: row.resourceId,
    time: row.createTime,
    kind: "operation",
    action,
    status,
  }));
}

async function changesIn(db: Queryable, asked: Asked): Promise<Found[]> {
  const { resourceId, operationId, kind, time } = resourceEvents;
  const rows = await db
    .select()
    .from(resourceEvents)
    .where(and(inArray(resourceId, [...asked.ids]), isNull(operationId), ne(kind, "tagsChanged"), isIn(time, asked)))
    .orderBy(desc(time))
    .limit(most);
  // The statement leaves out what has nothing to do with metrics.
  return rows.flatMap(({ kind: seen, ...row }) =>
    seen === "tagsChanged" ? [] : [{ ...plain, resourceId: row.resourceId, time: row.time, kind: seen }],
  );
}

/** Beginnings and ends: each by itself, for one of them may lie outside. */
async function alarmsIn(db: Queryable, asked: Asked): Promise<Found[]> {
  const { resourceId, startTime, recoverTime } = alarms;
  const ended = and(isNotNull(recoverTime), isIn(recoverTime, asked));
  const rows = await db
    .select()
    .from(alarms)
    .where(and(inArray(resourceId, [...asked.ids]), or(isIn(startTime, asked), ended)))
    .orderBy(desc(startTime))
    .limit(most);
  const isWithin = (time: Date | null): time is Date => time !== null && time >= asked.from && time < asked.to;
  return rows.flatMap((row) => {
    const about = { ...plain, resourceId: row.resourceId, subject: row.ruleName, level: row.alarmLevel };
    return [
      ...(isWithin(row.startTime) ? [{ ...about, time: row.startTime, kind: "alarmBegan" as const }] : []),
      ...(isWithin(row.recoverTime) ? [{ ...about, time: row.recoverTime, kind: "alarmEnded" as const }] : []),
    ];
  });
}

function isIn(time: AnyPgColumn, { from, to }: Asked) {
  return and(gte(time, from), lt(time, to));
}
