import { and, count, eq, inArray, max, ne } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { refusingConflicts } from "../../database/conflicts";
import { viewGroupLinks, viewGroupResources, viewGroups } from "../../database/schema/business-view";
import { refuse } from "../../errors";
import { filterOf, readListed } from "./group-input";
import { businessViewList } from "./lists";

type Saved = Input<"saveViewGroup">;
type Group = typeof viewGroups.$inferSelect;

/** Groups a view has at most. */
const MOST_GROUPS = 40;

/** Creates or changes a group, with its resources and its links. */
export function saveGroup(input: Saved, context: Context): Promise<{ id: number }> {
  return refusingConflicts(() =>
    context.db.transaction(async (tx) => {
      const present = "id" in input ? await lockGroup(tx, input.id, context) : undefined;
      const viewId = "id" in input ? (present?.viewId ?? 0) : input.viewId;
      if (!present) await businessViewList.lock(tx, viewId, context);
      const values = await valuesOf(tx, input, present, viewId, context);
      const id = present ? await change(tx, present.id, values) : await add(tx, values);
      await writeListed(tx, id, input, context);
      await writeLinks(tx, id, viewId, input.linkIds ?? []);
      await context.audit({ targets: [id], detail: { view: viewId, group: values.groupName } }, tx);
      return { id };
    }),
  );
}

/** Deletes a group; links to it go with it. */
export async function deleteGroup(id: number, context: Context): Promise<null> {
  await context.db.transaction(async (tx) => {
    const { viewId, groupName } = await lockGroup(tx, id, context);
    await tx.delete(viewGroups).where(eq(viewGroups.id, id));
    await context.audit({ targets: [id], detail: { view: viewId, group: groupName } }, tx);
  });
  return null;
}

/** A group under the lock of its view, which all changes of its groups take. @throws AnswerError NOT_FOUND */
async function lockGroup(tx: Tx, id: number, context: Context): Promise<Group> {
  const find = () => tx.select().from(viewGroups).where(eq(viewGroups.id, id));
  const [before] = await find();
  if (!before) throw refuse("NOT_FOUND");
  await businessViewList.lock(tx, before.viewId, context);
  const [group] = await find();
  if (!group) throw refuse("NOT_FOUND");
  return group;
}

type Values = Omit<Group, "id">;

async function valuesOf(
  tx: Tx,
  input: Saved,
  present: Group | undefined,
  viewId: number,
  context: Context,
): Promise<Values> {
  const { groupName, layer, membership } = input;
  const filter = await filterOf(tx, input, context);
  const kept = present?.layer === layer ? present.sort : undefined;
  const sort = input.sort ?? kept ?? (await behind(tx, viewId, layer));
  return { viewId, groupName: groupName.trim(), layer, sort, membership, filter };
}

/** The place behind the groups of a layer. */
async function behind(tx: Tx, viewId: number, layer: Group["layer"]): Promise<number> {
  const [there] = await tx
    .select({ last: max(viewGroups.sort) })
    .from(viewGroups)
    .where(and(eq(viewGroups.viewId, viewId), eq(viewGroups.layer, layer)));
  return Math.min((there?.last ?? -1) + 1, 9999);
}

async function add(tx: Tx, values: Values): Promise<number> {
  const [there] = await tx.select({ groups: count() }).from(viewGroups).where(eq(viewGroups.viewId, values.viewId));
  if ((there?.groups ?? 0) >= MOST_GROUPS) throw refuse("VIEW_GROUPS_FULL", { max: MOST_GROUPS });
  const [made] = await tx.insert(viewGroups).values(values).returning({ id: viewGroups.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}

async function change(tx: Tx, id: number, values: Values): Promise<number> {
  await tx.update(viewGroups).set(values).where(eq(viewGroups.id, id));
  return id;
}

/** The list of a group; one with a filter has none. */
async function writeListed(tx: Tx, groupId: number, input: Saved, context: Context): Promise<void> {
  await tx.delete(viewGroupResources).where(eq(viewGroupResources.groupId, groupId));
  if (input.membership !== "list") return;
  const ids = await readListed(tx, input.resourceIds ?? [], context);
  if (ids.length === 0) throw refuse("VIEW_GROUP_EMPTY");
  await tx.insert(viewGroupResources).values(ids.map((resourceId) => ({ groupId, resourceId })));
}

/** Links lead to other groups of the same view. @throws AnswerError VIEW_LINK_WRONG */
async function writeLinks(tx: Tx, fromId: number, viewId: number, toIds: readonly number[]): Promise<void> {
  await tx.delete(viewGroupLinks).where(eq(viewGroupLinks.fromId, fromId));
  if (toIds.length === 0) return;
  const found = await tx
    .select({ id: viewGroups.id })
    .from(viewGroups)
    .where(and(eq(viewGroups.viewId, viewId), ne(viewGroups.id, fromId), inArray(viewGroups.id, [...toIds])));
  if (found.length < toIds.length) throw refuse("VIEW_LINK_WRONG");
  await tx.insert(viewGroupLinks).values(toIds.map((toId) => ({ fromId, toId })));
}
