import { type SQL, sql } from "drizzle-orm";
import type { ResourceType } from "../../generated/api";
import type { Tx } from "../database/client";
import type { CloudItem } from "../areas/cloud/provider";
import { MOST_TAGS } from "../areas/tag/plan-binding";
import type { Entry } from "./entry";

/** A good entry with its place in the file. */
export interface Staged {
  at: number;
  where: string;
  entry: Entry;
}

/** A type in a region of which a file has something. */
export interface StagedScope {
  type: ResourceType;
  regionId: string;
}

/** Makes the table that holds a file until it is known to be good; it goes with the transaction. */
export async function makeStaging(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create temporary table staged_resources
      (at bigint, place text, type text, region_id text, resource_id text, item jsonb, tags jsonb) on commit drop`);
}

/** Puts entries there. */
export async function stage(tx: Tx, batch: readonly Staged[]): Promise<void> {
  if (batch.length === 0) return;
  const rows = batch.map(({ at, where, entry: { type, regionId, item, tags } }) => ({
    at,
    place: where,
    type,
    region_id: regionId,
    resource_id: item.resourceId,
    item,
    tags,
  }));
  await tx.execute(sql`
    insert into staged_resources select * from json_to_recordset(${JSON.stringify(rows)}::json)
      as given(at bigint, place text, type text, region_id text, resource_id text, item jsonb, tags jsonb)`);
}

/** Whether something of a file has tags. */
export async function hasTags(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ tagged: boolean }>(
    sql`select exists (select from staged_resources where tags <> '{}') as tagged`,
  );
  return rows[0]?.tagged ?? false;
}

/** A mistake that only the whole file, or what is there already, shows. */
export interface WholeMistake {
  where: string;
  problem: string;
}

/** Takes out what stands in the file before, and what would have too many tags. @returns what it took */
export async function takeOutMistakes(tx: Tx, accountId: number): Promise<WholeMistake[]> {
  await tx.execute(sql`create index on staged_resources (type, region_id, at)`);
  await tx.execute(sql`analyze staged_resources`);
  const twice = await tx.execute<{ place: string; first: string }>(sql`
    with numbered as (
      select at, place, first_value(place) over same as first, row_number() over same as occurrence
      from staged_resources window same as (partition by type, resource_id order by at))
    delete from staged_resources using numbered
    where numbered.at = staged_resources.at and numbered.occurrence > 1
    returning staged_resources.place, numbered.first`);
  const tagged = await tx.execute<{ place: string; tags: number }>(sql`
    with counted as (
      select staged.at, (select count(distinct key) from (
        select tag_key as key from tag_binds where resource_id = resource.id
        union all select jsonb_object_keys(staged.tags)) keys)::int as tags
      from staged_resources staged join resources resource on resource.cloud_account_id = ${accountId}
        and resource.type = staged.type and resource.resource_id = staged.resource_id
      where staged.tags <> '{}')
    delete from staged_resources using counted
    where counted.at = staged_resources.at and counted.tags > ${MOST_TAGS}
    returning place, counted.tags`);
  return [
    ...twice.rows.map(({ place, first }) => ({ where: place, problem: `is the same resource as ${first}` })),
    ...tagged.rows.map(({ place, tags }) => ({
      where: place,
      problem: `would have ${tags} tags with those it has in the console; up to ${MOST_TAGS} are possible`,
    })),
  ];
}

/** The types and regions of which a file has something. */
export async function stagedScopes(tx: Tx): Promise<StagedScope[]> {
  const { rows } = await tx.execute<StagedScope & Record<string, unknown>>(
    sql`select distinct type, region_id as "regionId" from staged_resources order by 1, 2`,
  );
  return rows;
}

/** Items of one scope after a place of the file. One whose creation is not told has the time that is known, or else now. */
export async function stagedItems(
  tx: Tx,
  accountId: number,
  { type, regionId }: StagedScope,
  { after, limit, now }: { after: number; limit: number; now: Date },
): Promise<{ at: number; item: CloudItem }[]> {
  const { rows } = await tx.execute<{ at: string; item: CloudItem; known: string | null }>(sql`
    select at, item, (extract(epoch from resource.create_time) * 1000)::bigint as known
    from staged_resources staged left join resources resource on resource.cloud_account_id = ${accountId}
      and resource.type = staged.type and resource.resource_id = staged.resource_id
    where staged.type = ${type} and staged.region_id = ${regionId} and at > ${after} order by at limit ${limit}`);
  return rows.map(({ at, item, known }) => {
    const told = item.createTime as Date | string | null;
    const createTime = told === null ? (known === null ? now : new Date(Number(known))) : new Date(told);
    const expireTime = item.expireTime === null ? null : new Date(item.expireTime);
    return { at: Number(at), item: { ...item, createTime, expireTime } };
  });
}

/** The rows of a scope that the file does not have, by id. */
export async function missingFrom(tx: Tx, accountId: number, { type, regionId }: StagedScope): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select resource.id from resources resource
    where resource.cloud_account_id = ${accountId} and resource.type = ${type} and resource.region_id = ${regionId}
      and resource.gone_time is null and not ${inFile}`);
  return rows.map(({ id }) => Number(id));
}

const inFile: SQL = sql`exists (select from staged_resources staged where staged.type = resource.type and staged.resource_id = resource.resource_id)`;
