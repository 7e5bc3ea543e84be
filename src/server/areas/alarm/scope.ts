import { and, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { AlarmScope } from "../../../domain/alarm/rule";
import type { ResourceType } from "../../../generated/api";
import { alarmRuleResources } from "../../database/schema/alarm";
import { businessViews } from "../../database/schema/business-view";
import { resources } from "../../database/schema/resource";
import { groupsWith, membersOf, type Reading } from "../business-view/members";
import { askedResources } from "../resource/kept-filter";
import type { MeasuredResource } from "../monitor/source";

/** Which resources a rule is about. */
export interface RuleScope {
  customId: number;
  resourceType: ResourceType;
  scope: AlarmScope;
  viewId: number | null;
  filter: string | null;
  /** Of the scope "instance": of a rule that is not saved yet by their ids, of one that is by the rule's. */
  named: { ids: readonly number[] } | { ruleId: number };
}

/** The resources of a scope that the clouds have. */
export async function resourcesOf(reading: Reading, scope: RuleScope): Promise<MeasuredResource[]> {
  return (await resourcesOfAll(reading, [scope]))[0] ?? [];
}

/** Scopes that one query reads: each filter among them is a part of it. */
const MOST_TOGETHER = 500;

/** The resources of scopes, in the scopes' order: by one query for many of a kind, in which each that several rules have stands once. */
export async function resourcesOfAll(reading: Reading, scopes: readonly RuleScope[]): Promise<MeasuredResource[][]> {
  const found = new Map<string, MeasuredResource[]>();
  for (const kind of kinds) {
    const distinct = new Map(scopes.filter((one) => kindOf(one) === kind).map((one) => [keyOf(one), one]));
    const ofKind = [...distinct].map(([key, scope]) => ({ key, scope }));
    if (ofKind.length === 0) continue;
    for (const { key } of ofKind) found.set(key, []);
    for (let from = 0; from < ofKind.length; from += MOST_TOGETHER) {
      const some = ofKind.slice(from, from + MOST_TOGETHER);
      const scopesOfSome = some.map(({ scope }) => scope);
      for (const { place, ...resource } of await readKind(reading, kind, scopesOfSome))
        found.get(some[place]?.key ?? "")?.push(resource);
    }
  }
  return scopes.map((scope) => found.get(keyOf(scope)) ?? []);
}

/** How the resources of a scope are found. */
type Kind = Exclude<AlarmScope, "instance"> | "stored" | "listed";

const kinds: readonly Kind[] = ["all", "view", "filter", "stored", "listed"];

function kindOf({ scope, named }: RuleScope): Kind {
  if (scope !== "instance") return scope;
  return "ids" in named ? "listed" : "stored";
}

/** The same for scopes that have the same resources. */
function keyOf(scope: RuleScope): string {
  const { customId, resourceType, viewId, filter, named } = scope;
  const own = { all: null, view: viewId, filter, stored: named, listed: named };
  const kind = kindOf(scope);
  return JSON.stringify([kind, customId, resourceType, own[kind]]);
}

/** The resources of scopes of a kind, each with the place of its scope, by their ids. */
async function readKind(reading: Reading, kind: Kind, scopes: readonly RuleScope[]) {
  const { id, customId, type, cloudCode, regionId, resourceId, name, goneTime } = resources;
  const linked = await links[kind](reading, scopes);
  const given = sql`unnest(${places(scopes)}::int[], ${column(scopes, "customId")}::bigint[],
    ${column(scopes, "resourceType")}::text[]) as scope(place, custom_id, type)`;
  const isLinked = linked && sql`(scope.place, ${id}) in (${linked})`;
  return reading.db
    .select({ place: sql<number>`scope.place`, id, customId, type, cloudCode, regionId, resourceId, name })
    .from(given)
    .innerJoin(resources, and(sql`${customId} = scope.custom_id and ${type} = scope.type`, isNull(goneTime), isLinked))
    .orderBy(id);
}

type Links = (reading: Reading, scopes: readonly RuleScope[]) => SQL | undefined | Promise<SQL>;

/** Queries of the resources that scopes of a kind name: the place of a scope, and the id of a resource. Undefined where that is all of a type. */
const links: Record<Kind, Links> = {
  all: () => undefined,
  view: async (reading, scopes) => {
    const viewIds = scopes.map(({ viewId }) => viewId ?? 0);
    const groups = await groupsWith(reading, inArray(businessViews.id, viewIds));
    return sql`select view.place, member.resource_id
      from unnest(${places(scopes)}::int[], ${sql.param(viewIds)}::bigint[]) as view(place, id)
      inner join ${membersOf(groups)} as member on member.view_id = view.id`;
  },
  filter: ({ now }, scopes) => {
    const moment = now();
    const texts = [...new Set(scopes.flatMap(({ filter }) => filter ?? []))];
    const parts = texts.map((text) => filtered(text, scopes, moment));
    return parts.length > 0 ? sql.join(parts, sql` union all `) : sql`select 0, 0::bigint where false`;
  },
  stored: (_reading, scopes) => {
    const ruleIds = scopes.map(({ named }) => ("ruleId" in named ? named.ruleId : 0));
    return sql`select rule.place, ${alarmRuleResources.resourceId}
      from unnest(${places(scopes)}::int[], ${sql.param(ruleIds)}::bigint[]) as rule(place, id)
      inner join ${alarmRuleResources} on ${alarmRuleResources.ruleId} = rule.id`;
  },
  listed: (_reading, scopes) => {
    const listed = scopes.flatMap(({ named }, place) =>
      "ids" in named ? named.ids.map((resourceId) => ({ place, resourceId })) : [],
    );
    return sql`select * from unnest(${column(listed, "place")}::int[], ${column(listed, "resourceId")}::bigint[])`;
  },
};

/** The resources of the scopes that have this filter: it is asked once for all of them. */
function filtered(text: string, scopes: readonly RuleScope[], now: Date): SQL {
  const alike = scopes.flatMap(({ filter, customId, resourceType }, place) =>
    filter === text ? [{ place, customId, resourceType }] : [],
  );
  const asked = sql`unnest(${column(alike, "place")}::int[], ${column(alike, "customId")}::bigint[],
    ${column(alike, "resourceType")}::text[]) as asked(place, custom_id, type)`;
  const { id, customId, type, goneTime } = resources;
  const where = and(isNull(goneTime), askedResources(text, now));
  return sql`select asked.place, ${id} from ${asked}
    inner join ${resources} on ${customId} = asked.custom_id and ${type} = asked.type where ${where}`;
}

function places(scopes: readonly RuleScope[]): SQL {
  return sql`${sql.param(scopes.map((_, place) => place))}`;
}

/** One property of rows as an array. */
function column<Row, Key extends keyof Row>(rows: readonly Row[], key: Key): SQL {
  return sql`${sql.param(rows.map((row) => row[key]))}`;
}
