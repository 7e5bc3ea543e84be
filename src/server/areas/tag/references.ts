import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { mayUseAny } from "../../../domain/permission";
import type { TagReferenceKind, TagRename, ViewState } from "../../../generated/api";
import { operations } from "../../../generated/operations";
import type { Context } from "../../context";
import { alarmRules } from "../../database/schema/alarm";
import { businessViews, viewGroups } from "../../database/schema/business-view";
import { savedViews } from "../../database/schema/preference";
import { owned } from "../../lists/owner";
import { isBroken, isBrokenFilter, type NamedTag, type Rename } from "./names-tag";
import { tagLists } from "./tag-lists";

/** What names a tag by its text, and whether the caller may see what it is called. */
interface Reference {
  name: string;
  seen: boolean;
}

/** So many are named. */
const MOST_NAMED = 50;

/** What of the customer is about a tag by its text, and will not be any more by the new one. */
export async function brokenReferences(
  rename: Rename,
  context: Context,
): Promise<Omit<TagRename, "newName" | "resourceCount">> {
  const [rules, groups, views] = await Promise.all([
    alarmRulesOf(rename, context),
    viewGroupsOf(rename, context),
    savedViewsOf(rename, context),
  ]);
  const named = [...seenOf("alarmRule", rules), ...seenOf("viewGroup", groups), ...seenOf("savedView", views)];
  return {
    alarmRuleCount: rules.length,
    viewGroupCount: groups.length,
    savedViewCount: views.length,
    broken: named.slice(0, MOST_NAMED),
  };
}

function seenOf(kind: TagReferenceKind, references: readonly Reference[]): TagRename["broken"] {
  return references.flatMap(({ name, seen }) => (seen ? [{ kind, name }] : []));
}

async function alarmRulesOf(rename: Rename, { db, user }: Context): Promise<Reference[]> {
  const { ruleName, filter, scope } = alarmRules;
  const rows = await db
    .select({ ruleName, filter })
    .from(alarmRules)
    .where(and(owned(alarmRules, user.customId), eq(scope, "filter")))
    .orderBy(asc(ruleName));
  const seen = mayUseAny(user.authCodes, operations.listAlarmRules.permission);
  return rows.filter((row) => isBrokenFilter(row.filter ?? "", rename)).map((row) => ({ name: row.ruleName, seen }));
}

async function viewGroupsOf(rename: Rename, { db, user }: Context): Promise<Reference[]> {
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
    .filter((row) => isBrokenFilter(row.filter, rename))
    .map((row) => ({ name: `${row.viewName} / ${row.groupName}`, seen }));
}

/** Other users' views count, too; named are those that the caller's lists offer. */
async function savedViewsOf(rename: Rename, { db, user }: Context): Promise<Reference[]> {
  const { name, state, shared, userId, list } = savedViews;
  const isNamed = or(...["tagKey", "tagValue", "lacksKey"].map((filter) => mentions(filter)));
  const rows = await db
    .select({ name, state, seen: sql<boolean>`(${shared} or ${userId} = ${user.id})` })
    .from(savedViews)
    .where(and(owned(savedViews, user.customId), inArray(list, [...tagLists]), isNamed))
    .orderBy(asc(name), asc(savedViews.id));
  return rows.filter((row) => isBroken(filtersOf(row.state), rename));
}

/** States are texts of JSON: what has no such filter need not be read. */
function mentions(filter: string): SQL {
  return sql`position(${`"${filter}"`} in ${savedViews.state}) > 0`;
}

function filtersOf(state: string): NamedTag {
  const { filters } = JSON.parse(state) as ViewState;
  return Object.fromEntries(filters.map(({ name, values }) => [name, values[0]]));
}
