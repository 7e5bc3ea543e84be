import { and, asc, eq, isNull, ne } from "drizzle-orm";
import type { ResourceTarget } from "../../../generated/api";
import type { Context } from "../../context";
import { resources } from "../../database/schema/resource";
import { owned } from "../../lists/owner";
import { ofPermittedTypes } from "./permitted";

/** Hosts that are offered, at most. */
const MOST_TARGETS = 500;

/** Hosts that a disk or an address can go to: those in use in its region of its account, for callers who may see hosts. */
export function targetsOf(
  { customId, cloudAccountId, regionId }: typeof resources.$inferSelect,
  context: Context,
): Promise<ResourceTarget[]> {
  const { id, name, resourceId } = resources;
  return context.db
    .select({ id, name, resourceId })
    .from(resources)
    .where(
      and(
        owned(resources, customId),
        ofPermittedTypes(context),
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
