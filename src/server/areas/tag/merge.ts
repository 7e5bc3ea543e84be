import { and, asc, count, countDistinct, eq, inArray, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { TagMerge } from "../../../generated/api";
import type { Context, Handlers } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { resources } from "../../database/schema/resource";
import { tagBinds, tags } from "../../database/schema/tag";
import { refuse } from "../../errors";
import { ofPermittedTypes } from "../resource/permitted";
import { tagList } from "./lists";
import { brokenReferences } from "./references";
import { lockTags } from "./lock-tags";
import type { BoundTag } from "./plan-binding";
import { tagName, tagNameInSql } from "./tag-name";
import { doerOf, tellMerged } from "./tell-tags";

/** Resources that are named in a preview. */
const MOST_NAMED = 50;

/** Tags that become one. */
interface Merged {
  from: BoundTag[];
  into: BoundTag;
}

/** Merging tags: what has one of them gets the one that stays. */
export const mergeHandlers = {
  previewTagMerge: async (input, context) => {
    const merged = await read(context.db, input, context);
    return { ...(await preview(context.db, merged, context)), ...(await brokenBy(merged, context)) };
  },

  mergeTags: async (input, context) => {
    const broken = await brokenBy(await read(context.db, input, context), context);
    const done = await context.db.transaction(async (tx) => {
      await lockTags(tx, context.user.customId);
      const merged = await read(tx, input, context);
      const shown = await preview(tx, merged, context);
      if (shown.resourceCount !== input.resourceCount || shown.changedCount !== input.changedCount)
        throw refuse("TAG_MERGE_OUTDATED");
      await merge(tx, merged, context);
      const { resourceCount, changedCount, tagNames, intoName } = shown;
      const targets = [merged.into, ...merged.from].map(({ id }) => id);
      const detail = { into: intoName, tags: tagNames.join(", "), resourceCount, changedCount };
      await context.audit({ targets, detail }, tx);
      return shown;
    });
    return { ...done, ...broken };
  },
} satisfies Partial<Handlers>;

async function read(
  db: Queryable,
  { ids, intoId }: { ids: number[]; intoId: number },
  context: Context,
): Promise<Merged> {
  const wanted = [...new Set([...ids, intoId])];
  const found = await db
    .select({ id: tags.id, tagKey: tags.tagKey, tagValue: tags.tagValue })
    .from(tags)
    .where(and(tagList.owned(context), inArray(tags.id, wanted)))
    .orderBy(asc(tags.tagKey), asc(tags.tagValue));
  const into = found.find(({ id }) => id === intoId);
  if (!into) throw refuse("NOT_FOUND", {}, "intoId");
  if (found.length < wanted.length) throw refuse("NOT_FOUND", {}, "ids");
  const from = found.filter(({ id }) => id !== intoId);
  if (from.length === 0) throw refuse("TAG_MERGE_NOTHING");
  return { from, into };
}

const fromIds = ({ from }: Merged): number[] => from.map(({ id }) => id);

/** Bindings to another value of the key than those that are merged. */
function isOther(binds: Record<"tagId" | "tagKey", AnyPgColumn>, merged: Merged): SQL | undefined {
  const { id, tagKey } = merged.into;
  return and(eq(binds.tagKey, tagKey), ne(binds.tagId, id), notInArray(binds.tagId, fromIds(merged)));
}

/** What names the tags that go by their texts. */
async function brokenBy({ from, into }: Merged, context: Context): Promise<Pick<TagMerge, "brokenCount" | "broken">> {
  const { broken, ...counts } = await brokenReferences(
    from.map((tag) => ({ from: tag, to: into })),
    context,
  );
  return { brokenCount: Object.values(counts).reduce((sum, one) => sum + one, 0), broken };
}

/** Counts whatever is changed; names of it what the caller may see. */
async function preview(
  db: Queryable,
  merged: Merged,
  context: Context,
): Promise<Omit<TagMerge, "brokenCount" | "broken">> {
  const theirs = and(inArray(tagBinds.tagId, fromIds(merged)), isNull(resources.goneTime));
  const other = alias(tagBinds, "other");
  const [counts] = await db
    .select({ resourceCount: countDistinct(tagBinds.resourceId), changedCount: countDistinct(other.resourceId) })
    .from(tagBinds)
    .innerJoin(resources, eq(resources.id, tagBinds.resourceId))
    .leftJoin(other, and(eq(other.resourceId, tagBinds.resourceId), isOther(other, merged)))
    .where(theirs);
  const changed = await db
    .select({ name: resources.name, tagName: tagNameInSql, bindings: count() })
    .from(tagBinds)
    .innerJoin(resources, eq(resources.id, tagBinds.resourceId))
    .innerJoin(other, and(eq(other.resourceId, tagBinds.resourceId), isOther(other, merged)))
    .innerJoin(tags, eq(tags.id, other.tagId))
    .where(and(theirs, ofPermittedTypes(context)))
    .groupBy(resources.id, tags.id)
    .orderBy(asc(resources.name), asc(resources.id))
    .limit(MOST_NAMED);
  return {
    tagNames: merged.from.map(tagName),
    intoName: tagName(merged.into),
    resourceCount: counts?.resourceCount ?? 0,
    changedCount: counts?.changedCount ?? 0,
    changed: changed.map(({ name, tagName: present }) => ({ name, tagName: present })),
  };
}

/** Of each resource one of the bindings becomes the one that stays; the rest goes, with the tags. */
async function merge(tx: Tx, merged: Merged, context: Context): Promise<void> {
  const { into } = merged;
  const going = inArray(tagBinds.tagId, fromIds(merged));
  const twin = alias(tagBinds, "twin");
  const besides = (which: SQL | undefined): SQL =>
    sql`exists (select from ${tagBinds} as twin where ${and(eq(twin.resourceId, tagBinds.resourceId), which)})`;
  const replaced = and(isOther(tagBinds, merged), besides(inArray(twin.tagId, fromIds(merged))));
  await tellMerged(tx, merged, or(going, replaced), doerOf(context));
  await tx.delete(tagBinds).where(replaced);
  const earlier = and(inArray(twin.tagId, fromIds(merged)), sql`${twin.id} < ${tagBinds.id}`);
  await tx.delete(tagBinds).where(and(going, sql`(${besides(eq(twin.tagId, into.id))} or ${besides(earlier)})`));
  const bound = { tagId: into.id, tagKey: into.tagKey, bindTime: context.now(), operator: context.user.username };
  await tx.update(tagBinds).set(bound).where(going);
  await tx.delete(tags).where(inArray(tags.id, fromIds(merged)));
}
