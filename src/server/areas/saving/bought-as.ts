import { and, eq, ne } from "drizzle-orm";
import type { Queryable } from "../../database/client";
import { instances } from "../../database/schema/instance";
import { resources } from "../../database/schema/resource";
import { owned } from "../../lists/owner";

/** The prepaid instance that a resource was bought as: it has its id at the cloud. What was bought elsewhere has none. */
export const boughtAs = and(
  eq(instances.customId, resources.customId),
  eq(instances.cloudCode, resources.cloudCode),
  eq(instances.resourceId, resources.resourceId),
  ne(instances.status, "Released"),
);

/** The resources of a customer that are set to end with what was paid ahead. */
export async function leftToExpire(db: Queryable, customId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: resources.id })
    .from(resources)
    .innerJoin(instances, boughtAs)
    .where(and(owned(resources, customId), eq(instances.renewStatus, "NotRenewal")));
  return new Set(rows.map(({ id }) => id));
}
