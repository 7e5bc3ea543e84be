import { and, eq, inArray, notExists, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { tagBinds, tags } from "../../database/schema/tag";
import type { BoundTag } from "./plan-binding";
import { tagName, tagNameInSql, tagNameOf } from "./tag-name";

/** When it happens, and the user who does it; an import has none. */
export interface Doer {
  now: Date;
  username: string | null;
}

/** The changes of a row of history, from rows with tag_from and tag_to. */
const changesInOrder = sql`jsonb_agg(jsonb_build_object('field', 'tags', 'from', tag_from, 'to', tag_to)
  order by tag_from collate "C", tag_to collate "C")`;

/** The user of a call. */
export const doerOf = ({ user, now }: Context): Doer => ({ now: now(), username: user.username });

/** Tells of resources that get tags, before they have them: `wanted` gives resource_id, tag_key and tag_value. */
export function tellBound(tx: Tx, wanted: SQL, doer: Doer): Promise<void> {
  const to = tagNameOf(sql`wanted.tag_key`, sql`wanted.tag_value`);
  return tell(
    tx,
    sql`select wanted.resource_id, ${tagNameInSql} as tag_from, ${to} as tag_to from (${wanted}) wanted
      left join ${tagBinds} on ${tagBinds.resourceId} = wanted.resource_id and ${tagBinds.tagKey} = wanted.tag_key
      left join ${tags} on ${eq(tags.id, tagBinds.tagId)}
      where ${tags.tagValue} is distinct from wanted.tag_value`,
    doer,
  );
}

/** Tells of resources that these bindings were made of, by whom and when each was: of what is written without a call. */
export async function tellMade(tx: Queryable, which: SQL): Promise<void> {
  await tx.execute(sql`
    insert into resource_events (resource_id, time, kind, changes, source, actor)
    select resource_id, bind_time, 'tagsChanged', ${changesInOrder}, 'user', operator
    from (select ${tagBinds.resourceId}, ${tagBinds.bindTime}, ${tagBinds.operator}, null as tag_from, ${tagNameInSql} as tag_to
      from ${tagBinds} inner join ${tags} on ${eq(tags.id, tagBinds.tagId)} where ${which}) made
    group by resource_id, bind_time, operator order by resource_id, bind_time, operator collate "C"`);
}

/** Tells of resources that lose these bindings, before they have lost them. */
export function tellUnbound(tx: Tx, which: SQL | undefined, doer: Doer): Promise<void> {
  return tell(tx, bound(which, sql`null`), doer);
}

/** Tells of resources whose tag gets another name, before it has it. */
export function tellRenamed(tx: Tx, id: number, to: string, doer: Doer): Promise<void> {
  return tell(tx, bound(eq(tags.id, id), sql`${to}::text`), doer);
}

/** Tells of resources that lose `lost` bindings for one tag, before the merge. */
export function tellMerged(
  tx: Tx,
  { from, into }: { from: readonly BoundTag[]; into: BoundTag },
  lost: SQL | undefined,
  doer: Doer,
): Promise<void> {
  const name = tagName(into);
  const isSameKey = sql`${tagBinds.tagKey} = ${into.tagKey}`;
  const fromIds = from.map(({ id }) => id);
  const sameKey = tx
    .select({ one: sql`1` })
    .from(sql`tag_binds as same_key`)
    .where(sql`same_key.resource_id = ${tagBinds.resourceId} and same_key.tag_key = ${into.tagKey}`);
  const gained = and(inArray(tagBinds.tagId, fromIds), notExists(sameKey));
  return tell(
    tx,
    sql`${bound(lost, sql`case when ${isSameKey} then ${name}::text end`)}
      union all select distinct ${tagBinds.resourceId}, null, ${name}::text from ${tagBinds} where ${gained}`,
    doer,
  );
}

/** Bindings, with the names of their tags and what comes instead. */
function bound(which: SQL | undefined, to: SQL): SQL {
  return sql`select ${tagBinds.resourceId}, ${tagNameInSql} as tag_from, ${to} as tag_to
    from ${tagBinds} inner join ${tags} on ${eq(tags.id, tagBinds.tagId)} where ${which}`;
}

/** Writes a row into the history of each resource. `changes` gives resource_id, tag_from and tag_to, null for none. */
async function tell(tx: Tx, changes: SQL, { now, username }: Doer): Promise<void> {
  await tx.execute(sql`
    insert into resource_events (resource_id, time, kind, changes, source, actor)
    select resource_id, ${now}::timestamptz, 'tagsChanged', ${changesInOrder},
      ${username === null ? "import" : "user"}, ${username}::text
    from (${changes}) changed group by resource_id order by resource_id`);
}
