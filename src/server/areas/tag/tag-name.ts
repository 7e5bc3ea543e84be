import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { tags } from "../../database/schema/tag";

/** Key and value of a tag. */
export interface TagPair {
  tagKey: string;
  tagValue: string;
}

/** Key and value of a tag in one text; the key alone where the value is empty. */
export function tagName({ tagKey, tagValue }: TagPair): string {
  return tagValue === "" ? tagKey : `${tagKey}: ${tagValue}`;
}

/** The same in SQL. */
export function tagNameOf(key: SQLWrapper, value: SQLWrapper): SQL<string> {
  return sql<string>`case when ${value} = '' then ${key} else ${key} || ': ' || ${value} end`;
}

/** Key and value as they are kept, of what is typed: without the spaces around them. */
export function keptPair({ tagKey, tagValue = "" }: { tagKey: string; tagValue?: string }): TagPair {
  return { tagKey: tagKey.trim(), tagValue: tagValue.trim() };
}

/** The name of a row of tags. */
export const tagNameInSql = tagNameOf(tags.tagKey, tags.tagValue);
