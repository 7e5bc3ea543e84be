import { and, eq, exists, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { AlarmScope } from "../../../domain/alarm/rule";
import type { ResourceType } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import { alarmRuleResources } from "../../database/schema/alarm";
import { businessViews } from "../../database/schema/business-view";
import { resources } from "../../database/schema/resource";
import { tagBinds, tags } from "../../database/schema/tag";
import { owned } from "../../lists/owner";
import { type GroupMembers, groupsWith, membersOf } from "../business-view/members";
import type { MeasuredResource } from "../monitor/source";

/** Which resources a rule is about. */
export interface RuleScope {
  customId: number;
  resourceType: ResourceType;
  scope: AlarmScope;
  viewId: number | null;
  tagKey: string | null;
  tagValue: string | null;
  /** Of the scope "instance": of a rule that is not saved yet by their ids, of one that is by the rule's. */
  named: { ids: readonly number[] } | { ruleId: number };
}

/** The resources of a scope that the clouds have. */
export async function resourcesOf(db: Queryable, scope: RuleScope): Promise<MeasuredResource[]> {
  const groups = scope.scope === "view" ? await groupsOf(db, scope) : [];
  const { id, customId, type, cloudCode, regionId, resourceId, name } = resources;
  return db
    .select({ id, customId, type, cloudCode, regionId, resourceId, name })
    .from(resources)
    .where(within(db, scope, groups))
    .orderBy(id);
}

/** The groups of the view of a scope. */
function groupsOf(db: Queryable, { customId, viewId }: RuleScope): Promise<GroupMembers[]> {
  return groupsWith(db, sql`${owned(businessViews, customId)} and ${businessViews.id} = ${viewId}`);
}

/** The condition that resources of a scope meet. */
function within(db: Queryable, scope: RuleScope, groups: readonly GroupMembers[]): SQL | undefined {
  return and(
    owned(resources, scope.customId),
    eq(resources.type, scope.resourceType),
    isNull(resources.goneTime),
    byScope[scope.scope](db, scope, groups),
  );
}

type Within = (db: Queryable, scope: RuleScope, groups: readonly GroupMembers[]) => SQL | undefined;

const byScope: Record<AlarmScope, Within> = {
  all: () => undefined,
  view: (_db, _scope, groups) =>
    sql`${resources.id} in (select resource_id from ${membersOf(groups)} as members_of_view)`,
  tag: (db, { customId, tagKey, tagValue }) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(tagBinds)
        .innerJoin(tags, eq(tags.id, tagBinds.tagId))
        .where(
          and(
            owned(tags, customId),
            eq(tagBinds.resourceId, resources.id),
            eq(tags.tagKey, tagKey ?? ""),
            tagValue === null ? undefined : eq(tags.tagValue, tagValue),
          ),
        ),
    ),
  instance: (db, { named }) =>
    "ids" in named
      ? inArray(resources.id, [...named.ids])
      : inArray(
          resources.id,
          db
            .select({ id: alarmRuleResources.resourceId })
            .from(alarmRuleResources)
            .where(eq(alarmRuleResources.ruleId, named.ruleId)),
        ),
};
