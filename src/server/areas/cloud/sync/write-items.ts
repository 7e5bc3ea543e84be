import { and, eq, gt, inArray, isNull, notInArray, type SQL } from "drizzle-orm";
import type { Tx } from "../../../database/client";
import { resourceEvents, type ResourceEventKind, resourceGrams, resources } from "../../../database/schema/resource";
import { gramsOfResource } from "../../resource/keyword";
import type { CloudItem } from "../provider";
import { changesOf, digestOf, type ResourcePlace, type ResourceRow, rowOf, type SaidRow } from "./compare-item";

/** How something came to be known of resources. */
export interface Sighting {
  now: Date;
  /** When the cloud was asked; now by default. What a row's history tells from later is newer, and stays. */
  asked?: Date;
  /** The operation that did it; without one it was seen by synchronisation. */
  operationId?: number;
}

/** Rows written, by what became of them. */
export type Written = Record<ResourceEventKind, number>;

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
  const newer = await writtenSince(tx, ids, sighting);
  const gone = await tx
    .update(resources)
    .set({ goneTime: sighting.now, status: "released" })
    .where(and(inArray(resources.id, [...ids]), notInArray(resources.id, [...newer]), isNull(resources.goneTime)))
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
    inArray(resources.resourceId, ids),
  );
}

/** Rows whose history tells something from after the cloud was asked: an operation ended while a page was on its way. */
async function writtenSince(tx: Tx, ids: readonly number[], { asked, now }: Sighting): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ id: resourceEvents.resourceId })
    .from(resourceEvents)
    .where(and(inArray(resourceEvents.resourceId, [...ids]), gt(resourceEvents.time, asked ?? now)));
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

/** Rows that somebody else has inserted meanwhile are theirs. @returns how many were inserted */
async function insert(tx: Tx, rows: readonly SaidRow[], sighting: Sighting): Promise<number> {
  if (rows.length === 0) return 0;
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

async function tell(
  tx: Tx,
  rows: readonly { id: number }[],
  what: Pick<typeof resourceEvents.$inferInsert, "kind" | "changes">,
  { now, operationId }: Sighting,
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(resourceEvents)
    .values(rows.map(({ id }) => ({ ...what, resourceId: id, time: now, operationId: operationId ?? null })));
}
