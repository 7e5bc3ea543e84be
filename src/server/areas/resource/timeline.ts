import { and, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { ResourceEvent, ResourceType } from "../../../generated/api";
import type { Input, Output } from "../../../generated/operations";
import type { Context } from "../../context";
import {
  type ResourceEventSource,
  resourceEvents,
  type ResourceChange,
  resourceOperations,
  type resources,
} from "../../database/schema/resource";
import { pageOf } from "../../database/page";
import type { Words } from "../../errors";
import { toLocalDateTime } from "../../time";
import { changeTexts, plainText } from "./change-texts";

/** Who is named where no user did it. */
const observers: Record<Exclude<ResourceEventSource, "user">, Words> = {
  sync: { zh: "同步", en: "Sync" },
  import: { zh: "导入", en: "Import" },
  operation: { zh: "资源操作", en: "Operation" },
};

/** What happened to a resource, the latest first: its operations, and what was seen to change otherwise. */
export async function timelineOf(
  { id, type }: Pick<typeof resources.$inferSelect, "id" | "type">,
  page: Omit<Input<"listResourceEvents">, "id">,
  context: Context,
): Promise<Output<"listResourceEvents">> {
  const { db } = context;
  const { pageNum, pageSize, limit, offset } = pageOf(page);
  const all = keysOf(id, context).as("entries");
  const [keys, [counted]] = await Promise.all([
    keysOf(id, context)
      .orderBy(desc(sql`time`), desc(sql`operation`), desc(sql`id`))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(all),
  ]);
  const entries = await readEntries(keys, type, context);
  const list = keys.flatMap((key) => entries.get(nameOf(key)) ?? []);
  return { list, total: counted?.total ?? 0, pageNum, pageSize };
}

/** Names an entry: a row of events, or one of operations. */
interface EntryKey {
  id: number;
  operation: boolean;
}

function nameOf({ id, operation }: EntryKey): string {
  return `${operation ? "o" : "e"}${id}`;
}

/** What an operation has changed stands with the operation. */
function keysOf(resourceId: number, { db }: Context) {
  const seen = db
    .select({ id: resourceEvents.id, time: resourceEvents.time, operation: sql<boolean>`false`.as("operation") })
    .from(resourceEvents)
    .where(and(eq(resourceEvents.resourceId, resourceId), isNull(resourceEvents.operationId)));
  const done = db
    .select({
      id: resourceOperations.id,
      time: resourceOperations.createTime,
      operation: sql<boolean>`true`.as("operation"),
    })
    .from(resourceOperations)
    .where(eq(resourceOperations.resourceId, resourceId));
  return unionAll(seen, done);
}

async function readEntries(
  keys: readonly EntryKey[],
  type: ResourceType,
  context: Context,
): Promise<Map<string, ResourceEvent>> {
  const { db, language } = context;
  const shown = changeTexts(type, language);
  const ids = (operation: boolean) => keys.flatMap((key) => (key.operation === operation ? [key.id] : []));
  const [events, operations, changes] = await Promise.all([
    db
      .select()
      .from(resourceEvents)
      .where(inArray(resourceEvents.id, ids(false))),
    db
      .select()
      .from(resourceOperations)
      .where(inArray(resourceOperations.id, ids(true))),
    db
      .select()
      .from(resourceEvents)
      .where(inArray(resourceEvents.operationId, ids(true)))
      .orderBy(resourceEvents.id),
  ]);
  const entries = [
    ...events.map((event): ResourceEvent => ({
      id: nameOf({ id: event.id, operation: false }),
      time: toLocalDateTime(event.time),
      kind: event.kind,
      action: null,
      status: null,
      actor: event.source === "user" ? (event.actor ?? "") : observers[event.source][language],
      changes: shown(event.changes),
      reason: null,
    })),
    ...operations.map((operation): ResourceEvent => ({
      id: nameOf({ id: operation.id, operation: true }),
      time: toLocalDateTime(operation.createTime),
      kind: "operation",
      action: operation.action,
      status: operation.status,
      actor: operation.requester,
      changes: shown(
        joined(changes.filter(({ operationId }) => operationId === operation.id).map((event) => event.changes)),
      ),
      reason: operation.failReason?.[language] ?? null,
    })),
  ];
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** The changes of an operation's steps as one: from what a property was at first to what it is at last. */
function joined(steps: readonly ResourceChange[][]): ResourceChange[] {
  const byField = new Map<string, ResourceChange>();
  for (const change of steps.flat()) {
    byField.set(change.field, { ...change, from: (byField.get(change.field) ?? change).from });
  }
  return [...byField.values()].filter(({ from, to }) => plainText(from) !== plainText(to));
}
