import { and, eq, inArray } from "drizzle-orm";
import type { ViewMembers } from "../../../generated/api";
import type { Context } from "../../context";
import type { Queryable } from "../../database/client";
import type { GroupFilter } from "../../database/schema/business-view";
import { cloudAccounts } from "../../database/schema/cloud";
import { resources } from "../../database/schema/resource";
import { refuse } from "../../errors";
import { owned } from "../../lists/owner";

/** The filter that a request asks for, as it is kept: nothing of a list, and nothing that is empty. */
export function filterOf(input: ViewMembers): { filter: GroupFilter; cloudAccountId: number | null } {
  if (input.membership === "list") return { filter: {}, cloudAccountId: null };
  const { type = [], cloudCode = [], cloudAccountId = null, tagKey = "", tagValue = "" } = input;
  const filter: GroupFilter = {
    ...(type.length > 0 && { type }),
    ...(cloudCode.length > 0 && { cloudCode }),
    ...(tagKey.trim() !== "" && { tagKey: tagKey.trim() }),
    ...(tagValue.trim() !== "" && { tagValue: tagValue.trim() }),
  };
  return { filter, cloudAccountId };
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

/** Refuses an account that the caller's customer does not have. @throws AnswerError NOT_FOUND */
export async function checkAccount(db: Queryable, id: number | null, { user }: Context): Promise<void> {
  if (id === null) return;
  const found = await db
    .select({ id: cloudAccounts.id })
    .from(cloudAccounts)
    .where(and(owned(cloudAccounts, user.customId), eq(cloudAccounts.id, id)))
    .for("key share");
  if (found.length === 0) throw refuse("NOT_FOUND", {}, "cloudAccountId");
}
