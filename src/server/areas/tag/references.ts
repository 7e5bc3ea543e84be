import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { mayUseAny } from "../../../domain/permission";
import type { TagReferenceKind, TagRename, ViewState } from "../../../generated/api";
import { operations } from "../../../generated/operations";
import type { Context } from "../../context";
import { alarmRules } from "../../database/schema/alarm";
import { allocationRules } from "../../database/schema/allocation";
import { budgets } from "../../database/schema/budget";
import { businessViews, viewGroups } from "../../database/schema/business-view";
import { savedViews } from "../../database/schema/preference";
import { owned } from "../../lists/owner";
import { isBroken, isBrokenFilter, isBrokenTag, type NamedTag, type Rename } from "./names-tag";
import { tagLists } from "./tag-lists";

/** What names a tag by its text, and whether the caller may see what it is called. */
interface Reference {
  name: string;
  seen: boolean;
}

/** So many are named. */
const MOST_NAMED = 50;

/** What of the customer is about one of some tags by its text, and will not be any more by the tag's new one. */
export async function brokenReferences(
  renames: readonly Rename[],
  context: Context,
): Promise<Omit<TagRename, "newName" | "resourceCount">> {
  const [rules, groups, ofBudgets, allocations, views] = await Promise.all([
    alarmRulesOf(renames, context),
    viewGroupsOf(renames, context),
    budgetsOf(renames, context),
    allocationRulesOf(renames, context),
    savedViewsOf(renames, context),
  ]);
  const named = [
    ...seenOf("alarmRule", rules),
    ...seenOf("viewGroup", groups),
    ...seenOf("budget", ofBudgets),
    ...seenOf("allocationRule", allocations),
    ...seenOf("savedView", views),
  ];
  return {
    alarmRuleCount: rules.length,
    viewGroupCount: groups.length,
    budgetCount: ofBudgets.length,
    allocationRuleCount: allocations.length,
    savedViewCount: views.length,
    broken: named.slice(0, MOST_NAMED),
  };
}

function seenOf(kind: TagReferenceKind, references: readonly Reference[]): TagRename["broken"] {
  return references.flatMap(({ name, seen }) => (seen ? [{ kind, name }] : []));
}

async function alarmRulesOf(renames: readonly Rename[], { db, user }: Context): Promise<Reference[]> {
  const { ruleName, filter, scope } = alarmRules;
  const rows = await db
    .select({ ruleName, filter })
    .from(alarmRules)
    .where(and(owned(alarmRules, user.customId), eq(scope, "filter")))
    .orderBy(asc(ruleName));
  const seen = mayUseAny(user.authCodes, operations.listAlarmRules.permission);
  return rows
    .filter(({ filter: text }) => isBrokenOf(text ?? "", renames))
    .map((row) => ({ name: row.ruleName, seen }));
}

/** Rules and groups keep filters of resources of all types. */
function isBrokenOf(filter: string, renames: readonly Rename[]): boolean {
  return renames.some((rename) => isBrokenFilter("listViewResources", filter, rename));
}

async function viewGroupsOf(renames: readonly Rename[], { db, user }: Context): Promise<Reference[]> {
  const { groupName, filter, membership } = viewGroups;
  const { viewName } = businessViews;
  const rows = await db
    .select({ groupName, viewName, filter })
    .from(viewGroups)
    .innerJoin(businessViews, eq(businessViews.id, viewGroups.viewId))
    .where(and(owned(businessViews, user.customId), eq(membership, "filter")))
    .orderBy(asc(viewName), asc(groupName));
  const seen = mayUseAny(user.authCodes, operations.listViewGroups.permission);
  return rows
    .filter((row) => isBrokenOf(row.filter, renames))
    .map((row) => ({ name: `${row.viewName} / ${row.groupName}`, seen }));
}

async function budgetsOf(renames: readonly Rename[], { db, user }: Context): Promise<Reference[]> {
  const rows = await db
    .select({ name: budgets.budgetName, kept: budgets.tags })
    .from(budgets)
    .where(owned(budgets, user.customId))
    .orderBy(asc(budgets.budgetName));
  const seen = mayUseAny(user.authCodes, operations.listBudgets.permission);
  return rows.flatMap(({ name, kept }) =>
    kept.some((tag) => renames.some((rename) => isBrokenTag(tag, rename))) ? [{ name, seen }] : [],
  );
}

async function allocationRulesOf(renames: readonly Rename[], { db, user }: Context): Promise<Reference[]> {
  const rows = await db
    .select({ name: allocationRules.ruleName, filter: allocationRules.filter })
    .from(allocationRules)
    .where(owned(allocationRules, user.customId))
    .orderBy(asc(allocationRules.ruleName));
  const seen = mayUseAny(user.authCodes, operations.listAllocationRules.permission);
  return rows.flatMap(({ name, filter }) =>
    renames.some((rename) => isBrokenFilter("listBillDetails", filter, rename)) ? [{ name, seen }] : [],
  );
}

/** Other users' views count, too; named are those that the caller's lists offer. */
async function savedViewsOf(renames: readonly Rename[], { db, user }: Context): Promise<Reference[]> {
  const { name, state, shared, userId, list } = savedViews;
  const isNamed = or(...["tagKey", "tagValue", "lacksKey", "filter"].map((filter) => mentions(filter)));
  const rows = await db
    .select({ name, state, list, seen: sql<boolean>`(${shared} or ${userId} = ${user.id})` })
    .from(savedViews)
    .where(and(owned(savedViews, user.customId), inArray(list, [...tagLists.keys()]), isNamed))
    .orderBy(asc(name), asc(savedViews.id));
  return rows.filter((row) => renames.some((rename) => isBrokenView(row, rename)));
}

function isBrokenView({ state, list }: { state: string; list: string }, rename: Rename): boolean {
  const { filter, ...asked } = filtersOf(state);
  const of = tagLists.get(list);
  return isBroken(asked, rename) || (of !== undefined && filter !== undefined && isBrokenFilter(of, filter, rename));
}

/** States are texts of JSON: what has no such filter need not be read. */
function mentions(filter: string): SQL {
  return sql`position(${`"${filter}"`} in ${savedViews.state}) > 0`;
}

function filtersOf(state: string): NamedTag & { filter?: string } {
  const { filters } = JSON.parse(state) as ViewState;
  return Object.fromEntries(filters.map(({ name, values }) => [name, values[0]]));
}
