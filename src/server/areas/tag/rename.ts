import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { TagRename } from "../../../generated/api";
import type { Context, Handlers } from "../../context";
import { resources } from "../../database/schema/resource";
import { tagBinds, tags } from "../../database/schema/tag";
import { refuse } from "../../errors";
import { tagList } from "./lists";
import { brokenReferences } from "./references";
import { keptPair, tagName, type TagPair } from "./tag-name";

/** What saving a tag by another name would do. */
export const renameHandlers = {
  previewTagRename: async ({ id, ...asked }, context) => preview(id, keptPair(asked), context),
} satisfies Partial<Handlers>;

/** @throws AnswerError as saving the tag by that name does */
async function preview(id: number, to: TagPair, context: Context): Promise<TagRename> {
  const from = await tagList.get(id, context);
  await refuseTaken(id, to, context);
  await refuseClash(id, to, context);
  const [resourceCount, broken] = await Promise.all([
    countResources(id, context),
    brokenReferences([{ from, to }], context),
  ]);
  return { newName: tagName(to), resourceCount, ...broken };
}

/** Refuses what the constraint tags_pair refuses. */
async function refuseTaken(id: number, { tagKey, tagValue }: TagPair, context: Context): Promise<void> {
  const twin = and(tagList.owned(context), ne(tags.id, id), eq(tags.tagKey, tagKey), eq(tags.tagValue, tagValue));
  if ((await context.db.$count(tags, twin)) > 0) throw refuse("TAG_TAKEN");
}

/** Refuses what the constraint tag_binds_one_value refuses; it knows nothing of resources that are gone. */
async function refuseClash(id: number, { tagKey }: TagPair, { db }: Context): Promise<void> {
  const other = alias(tagBinds, "other");
  const isOther = and(eq(other.resourceId, tagBinds.resourceId), eq(other.tagKey, tagKey), ne(other.tagId, id));
  const clashing = await db
    .select({ one: sql`1` })
    .from(tagBinds)
    .innerJoin(other, isOther)
    .where(eq(tagBinds.tagId, id))
    .limit(1);
  if (clashing.length > 0) throw refuse("TAG_KEY_CLASH");
}

async function countResources(id: number, { db }: Context): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(tagBinds)
    .innerJoin(resources, eq(resources.id, tagBinds.resourceId))
    .where(and(eq(tagBinds.tagId, id), isNull(resources.goneTime)));
  return row?.count ?? 0;
}
