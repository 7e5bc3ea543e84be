import { type SQL, sql } from "drizzle-orm";
import { resources } from "../../database/schema/resource";
import { tagBinds, tags } from "../../database/schema/tag";
import type { ValueRows } from "../../lists/row-filter";
import { attr } from "./filters";

/** The value that a resource has of a tag, at most one of a key. */
function tagOf(key: string): ValueRows {
  const ofKey = sql`${tagBinds.resourceId} = ${resources.id} and ${tagBinds.tagKey} = ${key}`;
  const joined = sql`${tagBinds} inner join ${tags} on ${tags.id} = ${tagBinds.tagId}`;
  return { some: (met) => sql`exists (select from ${joined} where ${ofKey} and ${met(tags.tagValue)})` };
}

/** What resources of all types are filtered by. */
export const baseColumns = {
  name: resources.name,
  resourceId: resources.resourceId,
  cloudCode: resources.cloudCode,
  cloudAccountId: resources.cloudAccountId,
  regionId: resources.regionId,
  zoneId: resources.zoneId,
  status: resources.status,
  payMode: resources.payMode,
  projectName: resources.projectName,
  createTime: resources.createTime,
  // Stored in cents; a filter may be finer.
  monthCost: sql`${resources.monthCost}::numeric / 100`,
  tags: { ofKey: tagOf },
};

/** What those are filtered by that can be subscribed to. */
export const expiringColumns = { ...baseColumns, expireTime: resources.expireTime };

/** What those of several types are filtered by together. */
export const mixedColumns = { ...expiringColumns, type: resources.type };

/** Texts of what only a type has. */
export function textAttrs<Name extends string>(...names: Name[]): Record<Name, SQL> {
  return byName(names, attr);
}

/** Its numbers. */
export function numberAttrs<Name extends string>(...names: Name[]): Record<Name, SQL> {
  return byName(names, (name) => sql`(${attr(name)})::numeric`);
}

/** What of it is true or false. */
export function booleanAttrs<Name extends string>(...names: Name[]): Record<Name, SQL> {
  return byName(names, (name) => sql`(${attr(name)})::boolean`);
}

/** Its lists of texts. */
export function listAttrs<Name extends string>(...names: Name[]): Record<Name, SQL> {
  return byName(names, (name) => {
    const list = sql`${resources.attrs}->${sql.raw(`'${name}'`)}`;
    return sql`case jsonb_typeof(${list}) when 'array' then array(select jsonb_array_elements_text(${list})) end`;
  });
}

function byName<Name extends string>(names: readonly Name[], columnOf: (name: Name) => SQL): Record<Name, SQL> {
  return Object.fromEntries(names.map((name) => [name, columnOf(name)])) as Record<Name, SQL>;
}
