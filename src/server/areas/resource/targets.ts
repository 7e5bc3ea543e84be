import { and, asc, eq, isNull, ne } from "drizzle-orm";
import type { ResourceTarget } from "../../../generated/api";
import type { Context } from "../../context";
import { resources } from "../../database/schema/resource";
import { owned } from "../../lists/owner";

/** Hosts that are offered, at most. */
const MOST_TARGETS = 500;

/** Hosts that a disk or an address can go to: those in use in its region of its account. */
export function targetsOf(
  { customId, cloudAccountId, regionId }: typeof resources.$inferSelect,
  { db }: Context,
): Promise<ResourceTarget[]> {
  const { id, name, resourceId } = resources;
  return db
    .select({ id, name, resourceId })
    .from(resources)
    .where(
      and(
        owned(resources, customId),
        eq(resources.cloudAccountId, cloudAccountId),
        eq(resources.regionId, regionId),
        eq(resources.type, "host"),
        isNull(resources.goneTime),
        ne(resources.status, "error"),
      ),
    )
    .orderBy(asc(name), asc(id))
    .limit(MOST_TARGETS);
}
