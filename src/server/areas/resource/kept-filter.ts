import { and, inArray, type SQL } from "drizzle-orm";
import type { Context } from "../../context";
import type { Queryable } from "../../database/client";
import { cloudAccounts } from "../../database/schema/cloud";
import { refuse } from "../../errors";
import { keptRows, keptText, keptValues } from "../../lists/kept-filter";
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

/**
 * A filter of resources as it is kept. No account that it names is deleted meanwhile: see `namesAccount`.
 * @throws AnswerError FILTER_INVALID, FILTER_ACCOUNT_UNKNOWN
 */
export async function keptResourceFilter(
  db: Queryable,
  text: string | undefined,
  { user }: Pick<Context, "user">,
): Promise<string> {
  const kept = keptText(list, text);
  const named = accountsIn(kept);
  if (named.length === 0) return kept;
  const found = await db
    .select({ id: cloudAccounts.id })
    .from(cloudAccounts)
    .where(and(owned(cloudAccounts, user.customId), inArray(cloudAccounts.id, named)))
    .for("key share");
  const missing = named.filter((id) => !found.some((account) => account.id === id));
  if (missing.length > 0) throw refuse("FILTER_ACCOUNT_UNKNOWN", { ids: missing.join(", ") });
  return kept;
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
