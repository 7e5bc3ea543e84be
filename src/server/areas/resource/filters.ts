import { and, eq, exists, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import type { ResourceFilters, ResourceType } from "../../../generated/api";
import type { Context } from "../../context";
import { resources } from "../../database/schema/resource";
import { tags } from "../../database/schema/tag";
import { anyOf, atLeast, atMost, type Filter, is, since, until } from "../../lists/filter";
import { found } from "./found";

/** A text among what only the type has. */
export function attr(name: string): SQL {
  return sql`${resources.attrs}->>${sql.raw(`'${name}'`)}`;
}

/** Rows of which a text among what only the type has is this. */
export function attrIs<Value extends string>(name: string): Filter<Value> {
  return (value) => eq(attr(name), value);
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
  // What has to be found elsewhere first is read below.
  keyword: () => undefined,
  cloudCode: anyOf(resources.cloudCode),
  cloudAccountId: is(resources.cloudAccountId),
  regionId: anyOf(resources.regionId),
  payMode: is(resources.payMode),
  minCost: atLeast(resources.monthCost),
  maxCost: atMost(resources.monthCost),
  tagKey: () => undefined,
  tagValue: () => undefined,
  lacksKey: () => undefined,
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
  minCpu: atLeast(resources.cpu),
  minMemory: atLeast(resources.memory),
  osType: is(resources.variant),
};

/**
 * What has to be found elsewhere first, or is said by several properties together: keyword, tags, and that what is gone has to be asked for.
 * @param types of which types resources are asked for besides
 */
export async function together(
  asked: ResourceFilters,
  types: readonly ResourceType[],
  context: Context,
): Promise<SQL | undefined> {
  const { keyword, lacksKey, presence = [] } = asked;
  const [key, value] = [asked.tagKey?.trim(), asked.tagValue?.trim()];
  const tag = and(key ? eq(tags.tagKey, key) : undefined, value ? eq(tags.tagValue, value) : undefined);
  return and(
    presence.length > 0 ? undefined : isNull(resources.goneTime),
    await found({ types, keyword, tag, lacksKey }, context),
  );
}
