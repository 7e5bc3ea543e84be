import { and, eq, gt, isNull, ne, not, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../database/client";
import {
  resourceEvents,
  type ResourceEventKind,
  type ResourceEventSource,
  resourceGrams,
  resources,
} from "../../../database/schema/resource";
import { amongIds } from "../../../export/source";
import { gramsOfResource } from "../../resource/keyword";
import type { CloudItem } from "../provider";
import { changesOf, digestOf, type ResourcePlace, type ResourceRow, rowOf, type SaidRow } from "./compare-item";

/** How something came to be known of resources. */
export interface Sighting {
  now: Date;
  /** When the cloud was asked; now by default. What a row's history tells from later is newer, and stays. */
  asked?: Date;
  /** The operation that did it. */
  operationId?: number;
  /** Whether a file said so; otherwise it was seen by synchronisation, unless an operation did it. */
  imported?: true;
}

/** Rows written, by what became of them. */
export type Written = Record<Exclude<ResourceEventKind, "tagsChanged">, number>;

/**
 * Writes what a cloud says of resources of one place, each with a row of its history: the one way in which resources are written. What is
 * as it was is not written. One that was gone is the same row again. A row of resources serves as its place.
 */
export async function writeItems(
  tx: Tx,
  place: ResourcePlace,
  items: readonly CloudItem[],
  sighting: Sighting,
): Promise<Written> {
  const news = await withoutKnown(tx, place, items);
  const known = await lockKnown(tx, place, news);
  const written: Written = { appeared: 0, changed: 0, gone: 0, revived: 0 };
  const said = news.map((item) => rowOf(place, item));
  const appeared = said.filter(({ resourceId }) => !known.has(resourceId));
  const differing = said.flatMap((row) => {
    const before = known.get(row.resourceId);
    return before && (before.digest !== row.digest || before.goneTime) ? [{ before, row }] : [];
  });
  const newer = await writtenSince(
    tx,
    differing.map(({ before }) => before.id),
    sighting,
  );
  for (const { before, row } of differing) {
    if (!newer.has(before.id)) written[await writeChange(tx, before, row, sighting)] += 1;
  }
  written.appeared = await insert(tx, appeared, sighting);
  return written;
}

/** Marks those of a place as gone that its cloud does not have any more: all but those seen. @returns how many */
export async function writeAllGone(
  tx: Tx,
  { cloudAccountId, regionId, type }: ResourcePlace,
  seen: ReadonlySet<string>,
  sighting: Sighting,
): Promise<number> {
  const left = await tx
    .select({ id: resources.id, resourceId: resources.resourceId })
    .from(resources)
    .where(
      and(
        eq(resources.cloudAccountId, cloudAccountId),
        eq(resources.regionId, regionId),
        eq(resources.type, type),
        isNull(resources.goneTime),
      ),
    );
  return writeGone(
    tx,
    left.flatMap(({ id, resourceId }) => (seen.has(resourceId) ? [] : [id])),
    sighting,
  );
}

/** Marks resources as gone, by the ids of their rows. Those that are gone already stay as they are. @returns how many */
export async function writeGone(tx: Tx, ids: readonly number[], sighting: Sighting): Promise<number> {
  if (ids.length === 0) return 0;
  const { id, goneTime } = resources;
  const left = and(amongIds(id, ids), isNull(goneTime));
  await tx.select({ id }).from(resources).where(left).orderBy(id).for("update");
  const newer = await writtenSince(tx, ids, sighting);
  const gone = await tx
    .update(resources)
    .set({ goneTime: sighting.now, status: "released" })
    .where(and(left, not(amongIds(id, [...newer]))))
    .returning({ id: resources.id });
  await tell(tx, gone, { kind: "gone", changes: [] }, sighting);
  return gone.length;
}

/** The items of which something has to be written, as it seems before rows are locked. Nearly always that is none. */
async function withoutKnown(tx: Tx, place: ResourcePlace, items: readonly CloudItem[]): Promise<CloudItem[]> {
  const { resourceId, digest } = resources;
  const rows = await tx
    .select({ resourceId, digest })
    .from(resources)
    .where(and(ofItems(place, items), isNull(resources.goneTime)));
  const digests = new Map(rows.map((row) => [row.resourceId, row.digest]));
  return items.filter((item) => digests.get(item.resourceId) !== digestOf(place, item));
}

/** The rows there are of these items, locked in one order for all writers. */
async function lockKnown(tx: Tx, place: ResourcePlace, items: readonly CloudItem[]): Promise<Map<string, ResourceRow>> {
  if (items.length === 0) return new Map();
  const rows = await tx.select().from(resources).where(ofItems(place, items)).orderBy(resources.id).for("update");
  return new Map(rows.map((row) => [row.resourceId, row]));
}

function ofItems({ cloudAccountId, type }: ResourcePlace, items: readonly CloudItem[]): SQL | undefined {
  const ids = items.map(({ resourceId }) => resourceId);
  return and(
    eq(resources.cloudAccountId, cloudAccountId),
    eq(resources.type, type),
    sql`${resources.resourceId} = any(${sql.param(ids)}::text[])`,
  );
}

/** Rows whose history tells something from after the cloud was asked: an operation ended while a page was on its way. */
async function writtenSince(tx: Tx, ids: readonly number[], { asked, now }: Sighting): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ id: resourceEvents.resourceId })
    .from(resourceEvents)
    .where(
      and(
        amongIds(resourceEvents.resourceId, ids),
        gt(resourceEvents.time, asked ?? now),
        // Tags are the console's own: clouds say nothing of them.
        ne(resourceEvents.kind, "tagsChanged"),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

async function writeChange(
  tx: Tx,
  before: ResourceRow,
  said: SaidRow,
  sighting: Sighting,
): Promise<"changed" | "revived"> {
  await tx
    .update(resources)
    .set({ ...said, goneTime: null })
    .where(eq(resources.id, before.id));
  const grams = gramsOfResource(said);
  if (String(grams) !== String(gramsOfResource(before)))
    await tx.update(resourceGrams).set({ grams }).where(eq(resourceGrams.resourceId, before.id));
  const kind = before.goneTime ? "revived" : "changed";
  await tell(tx, [before], { kind, changes: changesOf(before, said) }, sighting);
  return kind;
}

/** Rows that are inserted by one statement: it has 65,535 parameters at most. */
const BATCH = 1_000;

async function insert(tx: Tx, rows: readonly SaidRow[], sighting: Sighting): Promise<number> {
  let inserted = 0;
  for (let from = 0; from < rows.length; from += BATCH)
    inserted += await insertBatch(tx, rows.slice(from, from + BATCH), sighting);
  return inserted;
}

/** Rows that somebody else has inserted meanwhile are theirs. @returns how many were inserted */
async function insertBatch(tx: Tx, rows: readonly SaidRow[], sighting: Sighting): Promise<number> {
  const made = await tx
    .insert(resources)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
  if (made.length === 0) return 0;
  await tx
    .insert(resourceGrams)
    .values(made.map((row) => ({ resourceId: row.id, customId: row.customId, grams: gramsOfResource(row) })));
  await tell(tx, made, { kind: "appeared", changes: [] }, sighting);
  return made.length;
}

/** One statement with one parameter for all ids, however many they are. */
async function tell(
  tx: Tx,
  rows: readonly { id: number }[],
  { kind, changes }: Pick<typeof resourceEvents.$inferInsert, "kind" | "changes">,
  { now, operationId, imported }: Sighting,
): Promise<void> {
  if (rows.length === 0) return;
  const source: ResourceEventSource = operationId !== undefined ? "operation" : imported ? "import" : "sync";
  const ids = sql.param(rows.map(({ id }) => id));
  await tx.execute(sql`
    insert into resource_events (resource_id, time, kind, changes, source, operation_id)
    select id, ${now}::timestamptz, ${kind}, ${JSON.stringify(changes)}::jsonb, ${source}, ${operationId ?? null}::bigint
    from unnest(${ids}::bigint[]) with ordinality as told(id, place) order by place`);
}
