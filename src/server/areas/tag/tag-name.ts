import { sql } from "drizzle-orm";
import { tags } from "../../database/schema/tag";

/** Key and value of a tag in one text; the key alone where the value is empty. */
export function tagName({ tagKey, tagValue }: { tagKey: string; tagValue: string }): string {
  return tagValue === "" ? tagKey : `${tagKey}: ${tagValue}`;
}

/** The same in SQL. */
export const tagNameInSql = sql<string>`case when ${tags.tagValue} = '' then ${tags.tagKey} else ${tags.tagKey} || ': ' || ${tags.tagValue} end`;
