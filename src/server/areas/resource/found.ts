import { and, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import type { ResourceType } from "../../../generated/api";
import type { Context } from "../../context";
import { resources } from "../../database/schema/resource";
import { tagBinds, tags } from "../../database/schema/tag";
import { owned } from "../../lists/owner";
import { keywordIds } from "./keyword";

/** So many ids are looked up one by one; of more each row is asked whether it is among them. */
const FEW = 1_000;
/** More ids than these are not told to the database again, but found anew by each statement. */
const MOST_TOLD = 20_000;

/** What finds resources by other tables; spaces around texts count for nothing, as in what is stored. */
interface Asked {
  /** Of which types they are asked for besides; none for all. Others may be found, too: it is what makes the search shorter. */
  types?: readonly ResourceType[] | undefined;
  /** In their name, id or addresses. */
  keyword?: string | undefined;
  /** Of one of the tags that they have. */
  tag?: SQL | undefined;
  /** A key of which they have no tag. */
  lacksKey?: string | undefined;
}

/** Resources that other tables find. */
export async function found({ types = [], keyword, tag, lacksKey }: Asked, context: Context): Promise<SQL | undefined> {
  const [word, lacking] = [keyword?.trim(), lacksKey?.trim()];
  return and(
    word ? await among(keywordIds(word, types, context), context) : undefined,
    tag && (await among(boundTo(tag, types, context), context)),
    lacking ? not(await among(boundTo(eq(tags.tagKey, lacking), types, context), context)) : undefined,
  );
}

/** Ids of the resources, of these types if any are named, to which one of these tags is bound. */
function boundTo(which: SQL, types: readonly ResourceType[], { user }: Context): SQL {
  const ofTypes = types.length > 0 ? inArray(tagBinds.resourceType, [...types]) : undefined;
  const asked = and(owned(tags, user.customId), which, ofTypes);
  return sql`select ${tagBinds.resourceId} from ${tagBinds} inner join ${tags} on ${eq(tags.id, tagBinds.tagId)} where ${asked}`;
}

/**
 * Resources whose ids a query gives. That is asked first and once: of ids that it is told PostgreSQL knows how many they are, and so whether
 * to walk through the list in its order. It cannot tell that of a query, and both page and count would ask it.
 */
async function among(ids: SQL, { db }: Context): Promise<SQL> {
  const { rows } = await db.execute<{ told: number; ids: string }>(sql`
    with found as materialized (select array(${ids} limit ${MOST_TOLD + 1}) as ids)
    select cardinality(ids)::int as told, ids::text from found`);
  const [answer] = rows;
  if (!answer || answer.told > MOST_TOLD) return sql`${resources.id} in (${ids})`;
  const isAmong = sql`${resources.id} = any(${answer.ids}::bigint[])`;
  // "is true" keeps it from being looked up in an index: a hash of all ids is faster then.
  return answer.told > FEW ? sql`(${isAmong}) is true` : isAmong;
}
