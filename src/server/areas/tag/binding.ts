import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { ResourceType, TagBinding, TagBindingResult } from "../../../generated/api";
import type { Context, Handlers } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { resources } from "../../database/schema/resource";
import { tagBinds, tags } from "../../database/schema/tag";
import { refuse } from "../../errors";
import { owned } from "../../lists/owner";
import { ofPermittedTypes } from "../resource/permitted";
import { tagList } from "./lists";
import { lockTags } from "./lock-tags";
import { type BindingPlan, type BoundTag, planBinding } from "./plan-binding";
import { tagName } from "./tag-name";
import { tagsOf } from "./tags-of";
import { doerOf, tellBound, tellUnbound } from "./tell-tags";

/** A resource, as far as binding tags to it goes. */
interface BoundResource {
  id: number;
  type: ResourceType;
  name: string;
  goneTime: Date | null;
}

interface Planned {
  resource: BoundResource;
  plan: BindingPlan;
}

/** Which tags for which resources. */
interface Asked {
  resourceIds: number[];
  tagIds: number[];
  replace?: boolean;
}

/** Bindings of tags to resources. */
export const bindingHandlers = {
  previewTagBinding: async (input, context) => {
    const wanted = await tagsToBind(context.db, input, context);
    return answer(await plan(context.db, input, wanted, context), context);
  },

  bindTags: async (input, context) =>
    context.db.transaction(async (tx) => {
      await lockTags(tx, context.user.customId);
      const wanted = await tagsToBind(tx, input, context);
      const planned = await plan(tx, input, wanted, context);
      await write(tx, planned, context);
      const answered = answer(planned, context);
      await auditOf(tx, input, wanted, answered, context);
      return answered;
    }),

  unbindTags: async (input, context) =>
    context.db.transaction(async (tx) => {
      await lockTags(tx, context.user.customId);
      const { resourceIds, tagIds } = input;
      const unwanted = await readTags(tx, tagIds, context);
      const found = await readResources(tx, resourceIds, context);
      const which = and(inArray(tagBinds.resourceId, resourceIds), inArray(tagBinds.tagId, tagIds));
      await tellUnbound(tx, which, doerOf(context));
      const gone = await tx.delete(tagBinds).where(which).returning({ resourceId: tagBinds.resourceId });
      const freed = new Set(gone.map(({ resourceId }) => resourceId));
      const answered = counted(
        found.map(({ id, name }) => ({ id, name, outcome: freed.has(id) ? "unbound" : "unchanged", note: null })),
      );
      await auditOf(tx, input, unwanted, answered, context);
      return answered;
    }),
} satisfies Partial<Handlers>;

/** Tags of which no two have the same key. */
async function tagsToBind(db: Queryable, { tagIds }: Asked, context: Context): Promise<BoundTag[]> {
  const wanted = await readTags(db, tagIds, context);
  const keys = wanted.map(({ tagKey }) => tagKey);
  const twice = keys.find((key, index) => keys.indexOf(key) < index);
  if (twice !== undefined) throw refuse("TAG_SAME_KEY", { key: twice });
  return wanted;
}

async function readTags(db: Queryable, ids: readonly number[], context: Context): Promise<BoundTag[]> {
  const found = await db
    .select({ id: tags.id, tagKey: tags.tagKey, tagValue: tags.tagValue })
    .from(tags)
    .where(and(tagList.owned(context), inArray(tags.id, [...ids])));
  if (found.length < ids.length) throw refuse("NOT_FOUND", {}, "tagIds");
  return found;
}

/**
 * In the order asked for; one of a type that the caller may not see is refused like a missing one. Nothing of them is locked but that they
 * are there: synchronisation goes on meanwhile.
 */
async function readResources(db: Queryable, ids: readonly number[], context: Context): Promise<BoundResource[]> {
  const found = await db
    .select({ id: resources.id, type: resources.type, name: resources.name, goneTime: resources.goneTime })
    .from(resources)
    .where(and(owned(resources, context.user.customId), ofPermittedTypes(context), inArray(resources.id, [...ids])))
    // In the order of all writers, so that nobody waits for one who waits.
    .orderBy(resources.id)
    .for("key share");
  if (found.length < ids.length) throw refuse("NOT_FOUND", {}, "resourceIds");
  return ids.flatMap((id) => found.find((resource) => resource.id === id) ?? []);
}

async function plan(
  db: Queryable,
  { resourceIds, replace = false }: Asked,
  wanted: readonly BoundTag[],
  context: Context,
): Promise<Planned[]> {
  const found = await readResources(db, resourceIds, context);
  const present = await tagsOf(db, resourceIds);
  return found.map((resource) => ({
    resource,
    plan: planBinding(present.get(resource.id) ?? [], wanted, { replace, gone: resource.goneTime !== null }),
  }));
}

async function write(tx: Tx, planned: readonly Planned[], context: Context): Promise<void> {
  await tellBound(tx, wantedBy(planned), doerOf(context));
  const drops = planned.flatMap(({ resource, plan: { drop } }) =>
    drop.length > 0 ? [and(eq(tagBinds.resourceId, resource.id), inArray(tagBinds.tagId, drop))] : [],
  );
  if (drops.length > 0) await tx.delete(tagBinds).where(or(...drops));
  const made = { bindTime: context.now(), operator: context.user.username };
  const rows = planned.flatMap(({ resource, plan: { add } }) =>
    add.map(({ id, tagKey }) => ({ tagId: id, tagKey, resourceId: resource.id, resourceType: resource.type, ...made })),
  );
  if (rows.length > 0) await tx.insert(tagBinds).values(rows);
}

/** Which resource gets which tag. */
function wantedBy(planned: readonly Planned[]): SQL {
  const added = planned.flatMap(({ resource, plan: { add } }) =>
    add.map((tag) => ({ resourceId: resource.id, ...tag })),
  );
  const column = (name: keyof (typeof added)[number]): SQL => sql`${sql.param(added.map((row) => row[name]))}`;
  return sql`select * from unnest(${column("resourceId")}::bigint[], ${column("tagKey")}::text[], ${column("tagValue")}::text[])
    as wanted(resource_id, tag_key, tag_value)`;
}

function answer(planned: readonly Planned[], { language }: Context): TagBinding {
  return counted(
    planned.map(({ resource: { id, name }, plan: { outcome, note } }) => ({
      id,
      name,
      outcome,
      note: note?.[language] ?? null,
    })),
  );
}

function counted(results: TagBindingResult[]): TagBinding {
  const count = (...outcomes: string[]): number => results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    changedCount: count("bound", "replaced", "unbound"),
    unchangedCount: count("unchanged"),
    refusedCount: count("refused"),
    results,
  };
}

/** The resources that have other tags now, and which tags it was about. */
async function auditOf(
  tx: Tx,
  { replace }: Asked,
  concerned: readonly BoundTag[],
  { results, refusedCount }: TagBinding,
  context: Context,
): Promise<void> {
  const changed = results.filter(({ outcome }) => outcome !== "refused" && outcome !== "unchanged");
  const detail = { tags: concerned.map(tagName).join(", "), replace: replace ?? false, refused: refusedCount };
  await context.audit({ targets: changed.map(({ id }) => id), detail }, tx);
}
