import { and, not, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Tag } from "../../database/schema/bill";
import type { Filter } from "../../lists/filter";

/** A tag as the API writes it: `key=value`, in whose key `%` and `=` are escaped; without a value, what lacks the key. */
export function toTagText(key: string, value: string | null): string {
  return `${key.replace(/%/g, "%25").replace(/=/g, "%3D")}=${value ?? ""}`;
}

/** Key and value of such a text; the value is empty for what lacks the key. */
export function readTagText(text: string): Tag {
  const at = text.indexOf("=");
  const key = text.slice(0, at).replace(/%3D/g, "=").replace(/%25/g, "%");
  return { key, value: text.slice(at + 1) };
}

/** The value of a key; null where there is none or it is empty. */
export function tagValueOf(tags: SQL | AnyPgColumn, key: string): SQL {
  return sql`(select nullif(one ->> 'value', '') from jsonb_array_elements(${tags}) one where one ->> 'key' = ${key} limit 1)`;
}

/** The same with an empty one as it is: what a filter of any properties compares. */
export function writtenTagOf(tags: SQL | AnyPgColumn, key: string): SQL {
  return sql`(select one ->> 'value' from jsonb_array_elements(${tags}) one where one ->> 'key' = ${key} limit 1)`;
}

/** Rows that have, of each key that is among these, any of its values. */
export function everyTag(tags: AnyPgColumn): Filter<readonly string[]> {
  return (texts) => havingTags(tags, texts.map(readTagText));
}

/** The same as a condition, of tags that are read already; an empty value means what lacks the key. Undefined where there are none. */
export function havingTags(tags: SQL | AnyPgColumn, wanted: readonly Tag[]): SQL | undefined {
  const keys = new Set(wanted.map(({ key }) => key));
  const ofKey = (key: string) => wanted.filter((one) => one.key === key);
  return and(...[...keys].map((key) => heldAny(tags, ofKey(key))));
}

/** Rows with none of them. */
export function noTag(tags: AnyPgColumn): Filter<readonly string[]> {
  return (texts) => {
    const any = heldAny(tags, texts.map(readTagText));
    return any && not(any);
  };
}

function heldAny(tags: SQL | AnyPgColumn, wanted: readonly Tag[]): SQL | undefined {
  return or(...wanted.map((one) => held(tags, one)));
}

function held(tags: SQL | AnyPgColumn, { key, value }: Tag): SQL {
  return value === ""
    ? sql`${tagValueOf(tags, key)} is null`
    : sql`${tags} @> ${JSON.stringify([{ key, value }])}::jsonb`;
}
