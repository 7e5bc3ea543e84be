import { sql } from "drizzle-orm";
import { tellBound } from "../areas/tag/tell-tags";
import type { Tx } from "../database/client";

/**
 * Gives staged resources the tags of the file. A key that a resource has gets the file's value; what else it has in the console stays.
 * Tags are locked.
 * @returns how many bindings are new or changed
 */
export async function writeTags(
  tx: Tx,
  { id, customId }: { id: number; customId: number },
  now: Date,
): Promise<number> {
  await tx.execute(sql`
    create temporary table staged_tags on commit drop as
    select resource.id as resource_id, resource.type as resource_type, tag.key, trim(tag.value) as value
    from staged_resources staged
    join resources resource on resource.cloud_account_id = ${id} and resource.type = staged.type and resource.resource_id = staged.resource_id
    cross join jsonb_each_text(staged.tags) tag`);
  await tx.execute(sql`
    insert into tags (custom_id, tag_key, tag_value, color, creator, create_time)
    select distinct ${customId}::bigint, key, value, 'blue', 'import', ${now}::timestamptz from staged_tags on conflict do nothing`);
  const wanted = sql`select resource_id, key as tag_key, value as tag_value from staged_tags`;
  await tellBound(tx, wanted, { now, username: null });
  await tx.execute(sql`
    delete from tag_binds bind using staged_tags staged, tags tag
    where bind.resource_id = staged.resource_id and bind.tag_key = staged.key and tag.id = bind.tag_id and tag.tag_value <> staged.value`);
  const { rowCount } = await tx.execute(sql`
    insert into tag_binds (tag_id, tag_key, resource_id, resource_type, bind_time, operator)
    select tag.id, tag.tag_key, staged.resource_id, staged.resource_type, ${now}::timestamptz, 'import'
    from staged_tags staged join tags tag on tag.custom_id = ${customId} and tag.tag_key = staged.key and tag.tag_value = staged.value
    on conflict do nothing`);
  return rowCount ?? 0;
}
