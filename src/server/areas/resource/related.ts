import { and, asc, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { RelatedResource } from "../../../generated/api";
import type { Context } from "../../context";
import { resources } from "../../database/schema/resource";
import { both, owned } from "../../lists/owner";
import { permittedTypes } from "./permitted";

/** So many are named at most. */
const MOST_RELATED = 500;

type Row = typeof resources.$inferSelect;

/** What a resource is attached to or in, and what is attached to it or in it; of types that the caller may see. */
export async function relatedResources(row: Row, context: Context): Promise<RelatedResource[]> {
  const { db, user } = context;
  const { hostRef, networkRef, resourceId, type, cloudAccountId, goneTime, id } = resources;
  const above: SQL[] = [
    ...(row.hostRef === null ? [] : [both(eq(type, "host"), eq(resourceId, row.hostRef))]),
    ...(row.networkRef === null ? [] : [both(eq(type, "priNet"), eq(resourceId, row.networkRef))]),
  ];
  const below = [
    ...(row.type === "host" ? [eq(hostRef, row.resourceId)] : []),
    ...(row.type === "priNet" ? [eq(networkRef, row.resourceId)] : []),
  ];
  if (above.length + below.length === 0) return [];
  const found = await db
    .select()
    .from(resources)
    .where(
      and(
        owned(resources, user.customId),
        eq(cloudAccountId, row.cloudAccountId),
        isNull(goneTime),
        inArray(type, permittedTypes(context)),
        or(...above, ...below),
      ),
    )
    .orderBy(asc(type), asc(resources.name), asc(id))
    .limit(MOST_RELATED);
  return found.map((other) => relation(row, other));
}

function relation(row: Row, other: Row): RelatedResource {
  const up = row.hostRef === other.resourceId || row.networkRef === other.resourceId;
  const lower = up ? row : other;
  const { id, type, resourceId, name, status } = other;
  return {
    id,
    type,
    resourceId,
    name,
    status: status as RelatedResource["status"],
    relation: relationOf(lower, up ? other : row),
    direction: up ? "up" : "down",
  };
}

function relationOf(lower: Row, upper: Row): RelatedResource["relation"] {
  if (upper.type === "priNet") return "inNetwork";
  return lower.type === "pubIp" ? "boundTo" : "attachedTo";
}
