import { and, desc, gte, inArray, isNull, lt, ne } from "drizzle-orm";
import type { MetricEvent } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import { resourceEvents, resourceOperations } from "../../database/schema/resource";
import { toLocalDateTime } from "../../time";

/** Events of an answer, at most. */
const most = 200;

/** What happened to resources within a time, the earliest first: operations, and what was seen to change otherwise. */
export async function metricEvents(
  db: Queryable,
  ids: readonly number[],
  from: Date,
  to: Date,
): Promise<MetricEvent[]> {
  const operations = await db
    .select()
    .from(resourceOperations)
    .where(
      and(
        inArray(resourceOperations.resourceId, [...ids]),
        gte(resourceOperations.createTime, from),
        lt(resourceOperations.createTime, to),
      ),
    )
    .orderBy(desc(resourceOperations.createTime))
    .limit(most);
  const seen = await db
    .select()
    .from(resourceEvents)
    .where(
      and(
        inArray(resourceEvents.resourceId, [...ids]),
        isNull(resourceEvents.operationId),
        ne(resourceEvents.kind, "tagsChanged"),
        gte(resourceEvents.time, from),
        lt(resourceEvents.time, to),
      ),
    )
    .orderBy(desc(resourceEvents.time))
    .limit(most);
  const all = [
    ...operations.map(({ resourceId, createTime, action, status }) => ({
      time: createTime,
      event: { resourceId, time: toLocalDateTime(createTime), kind: "operation" as const, action, status },
    })),
    ...seen.map(({ resourceId, time, kind }) => ({
      time,
      event: { resourceId, time: toLocalDateTime(time), kind, action: null, status: null },
    })),
  ];
  return all
    .sort((one, other) => one.time.getTime() - other.time.getTime())
    .slice(-most)
    .map(({ event }) => event);
}
