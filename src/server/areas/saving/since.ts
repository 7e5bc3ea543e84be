import { type SQL, sql } from "drizzle-orm";
import { resourceEvents, resources } from "../../database/schema/resource";

/**
 * Since when a resource has been as it is in these fields, as far as was seen: when one of them changed last, or it appeared or came back.
 * What was before that is not known, so that it may have been so for longer.
 */
export function unchangedSince(fields: readonly string[]): SQL<Date> {
  const names = sql.param([...fields]);
  // With its table's name: within the subquery "id" alone would be the event's.
  return sql`coalesce((
    select max(event.time) from ${resourceEvents} as event where event.resource_id = ${resources}.id and (event.kind not in ('changed', 'tagsChanged')
      or exists (select from jsonb_array_elements(event.changes) as change where change->>'field' = any(${names}::text[])))
  ), ${resources.createTime})`.mapWith(resourceEvents.time) as SQL<Date>;
}
