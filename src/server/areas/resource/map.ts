import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { GetResourceMapRequest, MappedResource, ResourceMap, ResourceType } from "../../../generated/api";
import type { Context } from "../../context";
import { regions } from "../../database/schema/cloud";
import { resources } from "../../database/schema/resource";
import { conditionsOf } from "../../lists/conditions";
import { is } from "../../lists/filter";
import { owned } from "../../lists/owner";
import { belongsTo, expiringFilters, hostOnlyFilters, together } from "./filters";
import { permittedTypes, withheldTypes } from "./permitted";
import { inRegion, regionNameOf } from "../cloud/in-region";

/** As many as a map can show. */
const MOST_MAPPED = 1000;

/** What is asked for by the request itself, and what is there because it belongs to that, from the top to the bottom. */
const asked: readonly ResourceType[] = ["host", "database", "redis", "mongo"];
const attached: readonly ResourceType[] = ["disk", "pubIp"];
const order: readonly (readonly ResourceType[])[] = [["priNet"], ...asked.map((type) => [type]), attached];

const sharedConditions = conditionsOf({
  ...expiringFilters,
  networkId: belongsTo(resources.networkRef),
  id: is(resources.id),
});
const hostConditions = conditionsOf(hostOnlyFilters);

/** Resources with what each belongs to; of types that the caller may see. */
export async function mapOf(input: GetResourceMapRequest, context: Context): Promise<ResourceMap> {
  const { ids, total } = await findNodes(input, context);
  return { list: await readNodes(ids, context), total, withheld: withheldTypes(context) };
}

/** The resources that match, apart from their networks and what is attached to them. */
async function matching(input: GetResourceMapRequest, context: Context): Promise<SQL | undefined> {
  const ofHosts = hostConditions(input, context);
  const types = ofHosts ? (["host"] as const) : asked;
  return and(
    owned(resources, context.user.customId),
    inArray(resources.type, among(types, context)),
    await together(input, types, context),
    sharedConditions(input, context),
    ofHosts,
  );
}

/** The ids of what is shown, network by network and host by host: what is beyond the limit is left out as a whole. */
async function findNodes(input: GetResourceMapRequest, context: Context): Promise<{ ids: number[]; total: number }> {
  const { db, user } = context;
  const { id, type, cloudAccountId, resourceId, networkRef } = resources;
  const matched = db
    .select({ id, type, cloudAccountId, resourceId, networkRef })
    .from(resources)
    .where(await matching(input, context));
  const own = sql`other.custom_id = ${user.customId} and other.gone_time is null`;
  const ofTypes = (types: readonly ResourceType[]) => sql`other.type = any(${sql.param(among(types, context))})`;
  const { rows } = await db.execute<{ id: string; total: string }>(sql`
    with matched as ${matched},
    nodes as (
      select id, cloud_account_id, network_ref as network, resource_id as family, 1 as tier from matched
      union all
      select other.id, other.cloud_account_id, matched.network_ref, matched.resource_id, 2
      from matched
      join resources other on other.cloud_account_id = matched.cloud_account_id and other.host_ref = matched.resource_id
      where matched.type = 'host' and ${own} and ${ofTypes(attached)}
      union all
      select other.id, other.cloud_account_id, other.resource_id, '', 0
      from resources other
      where ${own} and ${ofTypes(["priNet"])} and (other.id = ${input.networkId ?? null} or exists (
        select 1 from matched
        where matched.cloud_account_id = other.cloud_account_id and matched.network_ref = other.resource_id))
    )
    select id, count(*) over () as total from nodes
    order by cloud_account_id, network nulls last, family, tier, id
    limit ${MOST_MAPPED}`);
  return { ids: rows.map((row) => Number(row.id)), total: Number(rows[0]?.total ?? 0) };
}

/** The types among these that the caller may see. */
function among(types: readonly ResourceType[], context: Context): ResourceType[] {
  const permitted = permittedTypes(context);
  return types.filter((type) => permitted.includes(type));
}

async function readNodes(ids: readonly number[], context: Context): Promise<MappedResource[]> {
  const { id, type, resourceId, name, status, cloudCode, cloudAccountId, regionId, monthCost, hostRef, networkRef } =
    resources;
  const rows = await context.db
    .select({
      id,
      type,
      resourceId,
      name,
      status,
      cloudCode,
      cloudAccountId,
      regionId,
      regionName: regionNameOf(regionId, context),
      monthCost,
      hostRef,
      networkRef,
    })
    .from(resources)
    .leftJoin(regions, inRegion(cloudCode, regionId))
    .where(and(owned(resources, context.user.customId), inArray(id, [...ids])))
    .orderBy(name, id);
  const keyOf = (account: number, kind: ResourceType, ref: string) => `${account} ${kind} ${ref}`;
  const byKey = new Map(rows.map((row) => [keyOf(row.cloudAccountId, row.type, row.resourceId), row.id]));
  const nodes = rows.map(({ cloudAccountId: account, hostRef: host, networkRef: network, ...row }): MappedResource => ({
    ...row,
    status: row.status as MappedResource["status"],
    parentId:
      (host === null ? undefined : byKey.get(keyOf(account, "host", host))) ??
      (network === null ? undefined : byKey.get(keyOf(account, "priNet", network))) ??
      null,
  }));
  return order.flatMap((types) => nodes.filter((node) => types.includes(node.type)));
}
