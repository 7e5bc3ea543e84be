import { and, inArray } from "drizzle-orm";
import type { ViewMembers } from "../../../generated/api";
import type { Context } from "../../context";
import type { Queryable } from "../../database/client";
import { resources } from "../../database/schema/resource";
import { refuse } from "../../errors";
import { owned } from "../../lists/owner";
import { checkAccounts, keptResourceFilter } from "../resource/kept-filter";

/** The filter that a request asks for, as it is kept; of a list there is none. @throws AnswerError */
export async function filterOf(db: Queryable, { membership, filter }: ViewMembers, context: Context): Promise<string> {
  const kept = membership === "list" ? "" : keptResourceFilter(filter);
  await checkAccounts(db, kept, context);
  return kept;
}

/** The ids, each of a resource of the caller's customer. @throws AnswerError NOT_FOUND */
export async function readListed(db: Queryable, ids: readonly number[], { user }: Context): Promise<number[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: resources.id })
    .from(resources)
    .where(and(owned(resources, user.customId), inArray(resources.id, [...ids])));
  if (found.length < ids.length) throw refuse("NOT_FOUND", {}, "resourceIds");
  return [...ids];
}
