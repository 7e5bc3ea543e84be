import { and, eq, exists, gte, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import type { ResourceFilters } from "../../../generated/api";
import type { Context } from "../../context";
import { resources, tagBinds, tags } from "../../database/schema/resource";
import { anyOf, atLeast, atMost, type Filter, is, since, until } from "../../lists/filter";
import { owned } from "../../lists/owner";
import { amongRows, keywordFilter } from "./keyword";

/** A text among what only the type has. */
export function attr(name: string): SQL {
  return sql`${resources.attrs}->>${sql.raw(`'${name}'`)}`;
}

/** Rows of which a number among what only the type has is at least this. */
export function attrAtLeast(name: string): Filter<number> {
  return (least) => gte(sql`(${attr(name)})::int`, least);
}

/** Rows of which a text among what only the type has is this. */
export function attrIs<Value extends string>(name: string): Filter<Value> {
  return (value) => eq(attr(name), value);
}

/** Rows of which a text among what only the type has is any of these. */
export function attrAnyOf<Value extends string>(name: string): Filter<readonly Value[]> {
  return (values) => or(...values.map((value) => eq(attr(name), value)));
}

/** Rows that are attached to, bound to or in the resource of this id: `ref` names it by its id at the cloud. */
export function belongsTo(ref: AnyPgColumn): Filter<number> {
  return (id, { db }) => {
    const other = alias(resources, "other");
    const sameAccount = eq(other.cloudAccountId, resources.cloudAccountId);
    return exists(
      db
        .select({ one: sql`1` })
        .from(other)
        .where(and(eq(other.id, id), eq(other.customId, resources.customId), sameAccount, eq(other.resourceId, ref))),
    );
  };
}

/** The filters that resources of all types have. */
export const baseFilters = {
  keyword: keywordFilter,
  cloudCode: anyOf(resources.cloudCode),
  cloudAccountId: is(resources.cloudAccountId),
  regionId: anyOf(resources.regionId),
  payMode: is(resources.payMode),
  minCost: atLeast(resources.monthCost),
  maxCost: atMost(resources.monthCost),
  // Key and value are read together, below.
  tagKey: () => undefined,
  tagValue: () => undefined,
  lacksKey: (key, context) => not(exists(bindsOf(eq(tagBinds.tagKey, key), context))),
  presence: (asked) => or(...asked.map((one) => (one === "gone" ? isNotNull : isNull)(resources.goneTime))),
} satisfies { [Name in keyof ResourceFilters]-?: Filter<NonNullable<ResourceFilters[Name]>> };

/** The filters of types that can be subscribed to. */
export const expiringFilters = {
  ...baseFilters,
  expireStart: since(resources.expireTime),
  expireEnd: until(resources.expireTime),
};

/** What only hosts are asked for by. */
export const hostOnlyFilters = {
  status: anyOf(resources.status),
  minCpu: attrAtLeast("cpu"),
  minMemory: attrAtLeast("memory"),
  osType: attrIs("osType"),
};

/** What several properties of a request say together: one tag has both key and value, and what is gone has to be asked for. */
export function together({ tagKey, tagValue, presence = [] }: ResourceFilters, context: Context): SQL | undefined {
  const key = tagKey?.trim() ? eq(tags.tagKey, tagKey) : undefined;
  const value = tagValue?.trim() ? eq(tags.tagValue, tagValue) : undefined;
  return and(
    presence.length > 0 ? undefined : isNull(resources.goneTime),
    key || value ? hasTag(and(owned(tags, context.user.customId), key, value)) : undefined,
  );
}

function hasTag(which: SQL | undefined): SQL {
  const tagIds = sql`array(select ${tags.id} from ${tags} where ${which})`;
  return amongRows(sql`select ${tagBinds.resourceId} from ${tagBinds} where ${tagBinds.tagId} = any(${tagIds})`);
}

function bindsOf(condition: SQL, { db }: Context) {
  return db
    .select({ one: sql`1` })
    .from(tagBinds)
    .innerJoin(tags, eq(tags.id, tagBinds.tagId))
    .where(and(eq(tagBinds.resourceId, resources.id), condition));
}
