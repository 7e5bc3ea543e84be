import { asc, eq, inArray } from "drizzle-orm";
import type { ResourceTag } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import { tagBinds, tags } from "../../database/schema/tag";

/** The tags of each of these resources, by key. A resource without any is missing. */
export async function tagsOf(
  db: Queryable,
  resourceIds: readonly number[],
): Promise<ReadonlyMap<number, ResourceTag[]>> {
  const rows = await db
    .select({
      resourceId: tagBinds.resourceId,
      tagId: tags.id,
      key: tags.tagKey,
      value: tags.tagValue,
      color: tags.color,
    })
    .from(tagBinds)
    .innerJoin(tags, eq(tags.id, tagBinds.tagId))
    .where(inArray(tagBinds.resourceId, [...resourceIds]))
    .orderBy(asc(tags.tagKey));
  const found = new Map<number, ResourceTag[]>();
  for (const { resourceId, ...tag } of rows) found.set(resourceId, [...(found.get(resourceId) ?? []), tag]);
  return found;
}
