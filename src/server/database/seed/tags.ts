import { eq, min } from "drizzle-orm";
import { tellMade } from "../../areas/tag/tell-tags";
import { addDays } from "../../time";
import { bulkInsert } from "../bulk-insert";
import type { Queryable } from "../client";
import { resourceEvents, resources } from "../schema/resource";
import { tagBinds, tags } from "../schema/tag";
import type { Seed } from "./run/seed-type";
import { groupTags, secondTags, type SeedTag, tagsFor } from "./tags-data/catalogue";

/** Tags, bound to the resources there are. */
export const seed: Seed = { needs: ["resources"], write: seedTags };

async function seedTags(db: Queryable, today: Date): Promise<void> {
  await tagCustomer(db, 1001, groupTags, today);
  await tagCustomer(db, 1010, secondTags, today);
}

async function tagCustomer(db: Queryable, customId: number, catalogue: readonly SeedTag[], today: Date): Promise<void> {
  const rows = catalogue.map(({ ago, remark = null, ...tag }) => ({
    ...tag,
    customId,
    remark,
    createTime: addDays(today, -ago),
  }));
  const made = await db.insert(tags).values(rows).returning();
  const byPair = new Map(made.map((tag) => [`${tag.tagKey}\n${tag.tagValue}`, tag]));
  const found = await db
    .select({
      id: resources.id,
      name: resources.name,
      type: resources.type,
      resourceId: resources.resourceId,
      appeared: min(resourceEvents.time),
    })
    .from(resources)
    .innerJoin(resourceEvents, eq(resourceEvents.resourceId, resources.id))
    .where(eq(resources.customId, customId))
    .groupBy(resources.id);
  const binds = found.flatMap((resource) =>
    tagsFor(resource).flatMap((pair) => {
      const tag = byPair.get(pair.join("\n"));
      if (!tag) return [];
      // Only what has appeared can be tagged.
      const bindTime = laterOf(addDays(tag.createTime, 1), resource.appeared);
      const bound = { resourceId: resource.id, resourceType: resource.type, bindTime, operator: tag.creator };
      return [{ tagId: tag.id, tagKey: tag.tagKey, ...bound }];
    }),
  );
  await bulkInsert(db, tagBinds, binds);
  await tellMade(db, eq(tags.customId, customId));
}

function laterOf(one: Date, other: Date | null): Date {
  return other && other > one ? other : one;
}
