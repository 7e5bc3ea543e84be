import { and, inArray, type SQL } from "drizzle-orm";
import type { Context } from "../../context";
import type { Queryable } from "../../database/client";
import { cloudAccounts } from "../../database/schema/cloud";
import { refuse } from "../../errors";
import { canonicalText, keptRows, keptText, keptValues } from "../../lists/kept-filter";
import type { Expression } from "../../lists/filter";
import type { ValueRows } from "../../lists/row-filter";
import { owned } from "../../lists/owner";
import { mixedColumns } from "./filter-columns";

/** The list whose filters are kept of resources: it has those of all types. */
const list = "listViewResources";

/** The resources that a kept filter asks for; undefined means all. */
export function askedResources(filter: string, now: Date): SQL | undefined {
  return keptRows(list, filter, columnOf, now);
}

/** A filter of resources as it is kept; an empty one asks for all. @throws AnswerError FILTER_INVALID */
export function keptResourceFilter(text: string | undefined): string {
  return keptText(list, text);
}

/** Whether two kept filters say the same. */
export function sameFilter(one: string | null, other: string | null): boolean {
  return one === other || (one !== null && other !== null && canonicalText(list, one) === canonicalText(list, other));
}

/**
 * Refuses a filter that names an account which the caller's customer has not. In a transaction none that it names is deleted before its end:
 * whoever deletes one looks at the filters then (`namesAccount`).
 * @throws AnswerError FILTER_ACCOUNT_UNKNOWN
 */
export async function checkAccounts(
  db: Queryable,
  filter: string | null,
  { user }: Pick<Context, "user">,
): Promise<void> {
  const named = filter === null ? [] : accountsIn(filter);
  if (named.length === 0) return;
  const found = await db
    .select({ id: cloudAccounts.id })
    .from(cloudAccounts)
    .where(and(owned(cloudAccounts, user.customId), inArray(cloudAccounts.id, named)))
    .for("key share");
  const missing = named.filter((id) => !found.some((account) => account.id === id));
  if (missing.length > 0) throw refuse("FILTER_ACCOUNT_UNKNOWN", { ids: missing.join(", ") });
}

/** Whether a kept filter names one of these accounts. */
export function namesAccount(filter: string, ids: readonly number[]): boolean {
  return accountsIn(filter).some((id) => ids.includes(id));
}

function accountsIn(filter: string): number[] {
  return keptValues(list, filter, "cloudAccountId").map(Number).filter(Number.isSafeInteger);
}

function columnOf(name: string, key = ""): Expression | ValueRows {
  const source = mixedColumns[name as keyof typeof mixedColumns];
  return "ofKey" in source ? source.ofKey(key) : source;
}
