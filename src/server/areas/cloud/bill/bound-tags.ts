import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/client";
import type { Tag } from "../../../database/schema/bill";
import { resources } from "../../../database/schema/resource";
import { tagBinds, tags } from "../../../database/schema/tag";

/** The tags that the customer has bound to what an account has or had, by the cloud's ids; those of a resource by key. */
export async function boundTags(db: Database, accountId: number): Promise<ReadonlyMap<string, Tag[]>> {
  const rows = await db
    .select({ resourceId: resources.resourceId, key: tags.tagKey, value: tags.tagValue })
    .from(tagBinds)
    .innerJoin(tags, eq(tags.id, tagBinds.tagId))
    .innerJoin(resources, eq(resources.id, tagBinds.resourceId))
    .where(eq(resources.cloudAccountId, accountId))
    .orderBy(asc(tags.tagKey));
  const found = new Map<string, Tag[]>();
  for (const { resourceId, ...tag } of rows) found.set(resourceId, [...(found.get(resourceId) ?? []), tag]);
  return found;
}

/** The tags of a line: those of the cloud, and in place of them, key by key, what the customer has bound. */
export function withBound(said: readonly Tag[] = [], bound: readonly Tag[] = []): Tag[] {
  return [...said.filter(({ key }) => !bound.some((tag) => tag.key === key)), ...bound];
}
