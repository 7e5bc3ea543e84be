import { and, count, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { QuotaApplyStatus } from "../../../generated/enums";
import type { Context } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { alarmRuleResources, alarmRules } from "../../database/schema/alarm";
import { allocationRules } from "../../database/schema/allocation";
import { budgets } from "../../database/schema/budget";
import { businessViews, viewGroupResources, viewGroups } from "../../database/schema/business-view";
import type { cloudAccounts } from "../../database/schema/cloud";
import { quotaApplications, quotas } from "../../database/schema/quota";
import { resourceOperations, resources } from "../../database/schema/resource";
import type { ErrorName } from "../../error-catalogue";
import { refuse } from "../../errors";
import { keptValues } from "../../lists/kept-filter";
import { owned } from "../../lists/owner";
import { namesAccount } from "../resource/kept-filter";

type Account = typeof cloudAccounts.$inferSelect;

/** Names in a refusal: the rest is seen once these are gone. */
const MOST_NAMED = 2;

/**
 * Domain rules: "not deleted while views or rules refer to it". Budgets and allocation rules that name the account would go on silently
 * with bills that are read no more.
 * @throws AnswerError naming the first of what refers to one of the accounts
 */
export async function refuseReferred(tx: Tx, accounts: readonly Account[], context: Context): Promise<void> {
  const ids = accounts.map(({ id }) => id);
  const uids = accounts.flatMap(({ accountUid, subAccountUid }) => [accountUid, subAccountUid ?? []].flat());
  await refuseUnderWay(tx, ids);
  await refuseNamed("CLOUD_ACCOUNT_IN_RULES", rulesAbout(tx, ids, context));
  await refuseNamed("CLOUD_ACCOUNT_IN_VIEW", viewsOf(tx, ids, context));
  const { customId } = context.user;
  const names = (accountUids: SQL | AnyPgColumn): SQL => sql`${accountUids} ?| ${sql.param(uids)}::text[]`;
  await refuseNamed(
    "CLOUD_ACCOUNT_IN_BUDGETS",
    tx
      .select({ name: budgets.budgetName })
      .from(budgets)
      .where(and(owned(budgets, customId), names(budgets.accounts)))
      .orderBy(budgets.budgetName)
      .limit(MOST_NAMED),
  );
  await refuseNamed("CLOUD_ACCOUNT_IN_ALLOCATION", allocationsOf(tx, uids, context));
}

async function refuseNamed(error: ErrorName, found: PromiseLike<{ name: string }[]>): Promise<void> {
  const referring = await found;
  if (referring.length > 0) throw refuse(error, { names: referring.map(({ name }) => name).join(", ") });
}

/** What is under way at a cloud has to end while its account is known. @throws AnswerError */
async function refuseUnderWay(tx: Tx, ids: number[]): Promise<void> {
  const open = await countOpen(tx, inArray(resources.cloudAccountId, ids));
  const asked = await tx
    .select({ id: quotaApplications.id })
    .from(quotaApplications)
    .innerJoin(quotas, eq(quotas.id, quotaApplications.quotaId))
    .where(and(inArray(quotas.cloudAccountId, ids), eq(quotaApplications.status, QuotaApplyStatus.process)));
  if (open + asked.length > 0) throw refuse("CLOUD_ACCOUNT_IN_USE", { operations: open, requests: asked.length });
}

/** Alarm rules that list resources of the accounts, or name these in their filter. */
async function rulesAbout(tx: Tx, ids: number[], { user }: Context): Promise<{ name: string }[]> {
  const listing = tx
    .select({ id: alarmRuleResources.ruleId })
    .from(alarmRuleResources)
    .innerJoin(resources, eq(resources.id, alarmRuleResources.resourceId))
    .where(inArray(resources.cloudAccountId, ids));
  const rows = await tx
    .select({ name: alarmRules.ruleName, filter: alarmRules.filter })
    .from(alarmRules)
    .where(and(owned(alarmRules, user.customId), or(isNotNull(alarmRules.filter), inArray(alarmRules.id, listing))))
    .orderBy(alarmRules.ruleName);
  return rows.filter(({ filter }) => filter === null || namesAccount(filter, ids)).slice(0, MOST_NAMED);
}

/** Business views of which a group names one of the accounts in its filter, or lists resources of it. */
async function viewsOf(tx: Tx, ids: number[], { user }: Context): Promise<{ name: string }[]> {
  const rows = await tx
    .select({
      name: businessViews.viewName,
      filter: viewGroups.filter,
      lists: sql<boolean>`exists (select from ${viewGroupResources} inner join ${resources}
        on ${resources.id} = ${viewGroupResources.resourceId}
        where ${viewGroupResources.groupId} = ${viewGroups.id} and ${inArray(resources.cloudAccountId, ids)})`,
    })
    .from(viewGroups)
    .innerJoin(businessViews, eq(businessViews.id, viewGroups.viewId))
    .where(owned(businessViews, user.customId))
    .orderBy(businessViews.viewName);
  const names = rows.filter(({ lists, filter }) => lists || namesAccount(filter, ids)).map(({ name }) => name);
  return [...new Set(names)].slice(0, MOST_NAMED).map((name) => ({ name }));
}

/** Allocation rules of which the filter names one of the accounts. */
async function allocationsOf(tx: Tx, uids: string[], { user }: Context): Promise<{ name: string }[]> {
  const rows = await tx
    .select({ name: allocationRules.ruleName, filter: allocationRules.filter })
    .from(allocationRules)
    .where(owned(allocationRules, user.customId))
    .orderBy(allocationRules.ruleName);
  const names = ({ filter }: { filter: string }): boolean =>
    keptValues("listBillDetails", filter, "accountUid").some((uid) => uids.includes(uid));
  return rows.filter(names).slice(0, MOST_NAMED);
}

/** How many operations on these resources have not ended. */
export async function countOpen(db: Queryable, which: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(resourceOperations)
    .innerJoin(resources, eq(resources.id, resourceOperations.resourceId))
    .where(and(which, isNull(resourceOperations.finishTime)));
  return row?.open ?? 0;
}
