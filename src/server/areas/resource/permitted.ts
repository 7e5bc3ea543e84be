import { inArray, isNull, type SQL, sql } from "drizzle-orm";
import { mayUseAny } from "../../../domain/permission";
import type { ResourceType } from "../../../generated/api";
import { operations } from "../../../generated/operations";
import type { Context } from "../../context";
import { resources } from "../../database/schema/resource";
import { refuse } from "../../errors";
import { both, owned } from "../../lists/owner";

/** The list of each type: who may use it may use what all types share, for resources of this type. */
export const listed = {
  host: operations.listHosts,
  disk: operations.listDisks,
  database: operations.listDatabases,
  redis: operations.listRedisInstances,
  mongo: operations.listMongos,
  pubIp: operations.listPubIps,
  priNet: operations.listPriNets,
} satisfies Record<ResourceType, { permission: readonly string[] }>;

/** The types whose resources the caller may see. */
export function permittedTypes({ user }: Context): ResourceType[] {
  return (Object.keys(listed) as ResourceType[]).filter((type) => mayUseAny(user.authCodes, listed[type].permission));
}

/** The types whose resources the caller may not see. */
export function withheldTypes(context: Context): ResourceType[] {
  const seen = permittedTypes(context);
  return (Object.keys(listed) as ResourceType[]).filter((type) => !seen.includes(type));
}

/** Resources of types that the caller may see; no condition at all where that is every type, so that rows come by indexes without it. */
export function ofPermittedTypes(context: Context): SQL {
  return withheldTypes(context).length === 0 ? sql`true` : inArray(resources.type, permittedTypes(context));
}

/**
 * The resources that the clouds have of the caller's customer, of types that the caller may see: to be counted, by the index that holds all
 * that is counted by. It begins with the type, and is not used unless each is named.
 */
export function present(context: Context): SQL {
  const types = inArray(resources.type, permittedTypes(context));
  return both(both(owned(resources, context.user.customId), isNull(resources.goneTime)), types);
}

/** The row, where the caller may see resources of its type. @throws AnswerError NOT_FOUND as for a row that is missing */
export function permitted<Row extends { type: ResourceType }>(row: Row, context: Context): Row {
  if (!permittedTypes(context).includes(row.type)) throw refuse("NOT_FOUND");
  return row;
}
