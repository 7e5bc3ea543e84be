import { and, eq } from "drizzle-orm";
import type { ResourceType } from "../../../generated/api";
import { askingFirst, type Context, type Handlers } from "../../context";
import type { Tx } from "../../database/client";
import { resources } from "../../database/schema/resource";
import { refuse } from "../../errors";
import { owned } from "../../lists/owner";
import { accountsOf, regionsOf } from "../cloud/places";
import { costsOf } from "./costs";
import { inventoryOf } from "./inventory";
import { lists } from "./lists";
import { mapOf } from "./map";
import { permitted, permittedTypes } from "./permitted";
import { relatedResources } from "./related";
import { requestOperation, requestOperations } from "./request-operation";
import { sizeInput, sizesOf, sizesToResize } from "./sizes";
import { accountHealth, countByCloud, countByRegion, countByState, summaryOf } from "./summary";
import { targetsOf } from "./targets";
import { timelineOf } from "./timeline";

type Row = typeof resources.$inferSelect;

const { listHosts, listDisks, listDatabases, listRedisInstances, listMongos, listPubIps, listPriNets } = lists;

/** Resources of the caller's customer at the clouds. */
export const handlers = {
  getHost: async ({ id }, context) => listHosts.show(await listHosts.get(id, context), context),
  getDisk: async ({ id }, context) => listDisks.show(await listDisks.get(id, context), context),
  getDatabase: async ({ id }, context) => listDatabases.show(await listDatabases.get(id, context), context),
  getRedis: async ({ id }, context) => listRedisInstances.show(await listRedisInstances.get(id, context), context),
  getMongo: async ({ id }, context) => listMongos.show(await listMongos.get(id, context), context),
  getPubIp: async ({ id }, context) => listPubIps.show(await listPubIps.get(id, context), context),
  getPriNet: async ({ id }, context) => listPriNets.show(await listPriNets.get(id, context), context),

  getInventory: async ({ type }, context) => inventoryOf(permitted({ type }, context).type, context),

  getResourceSummary: ({ cloud }, context) => summaryOf(cloud, context),

  listResourcesByCloud: ({ cloud }, context) => countByCloud(cloud, context),

  listResourcesByRegion: ({ cloud }, context) => countByRegion(cloud, context),

  listResourcesByState: ({ cloud }, context) => countByState(cloud, context),

  listAccountHealth: ({ cloud }, context) => accountHealth(cloud, context),

  listRelatedResources: async ({ id }, context) => relatedResources(await findResource(id, context), context),

  getResourceMap: (input, context) => mapOf(input, context),

  listResourceEvents: async ({ id, ...page }, context) => timelineOf(await findResource(id, context), page, context),

  listResourceCosts: async ({ id }, context) => costsOf(await findResource(id, context), context),

  listResourceAccounts: ({ cloudCode = [] }, context) => accountsOf(resources, cloudCode, context),

  listResourceRegions: ({ cloudCode = [] }, context) => regionsOf(resources, cloudCode, context),

  listResourceTargets: async ({ id }, context) => targetsOf(await findResource(id, context), context),

  listResourceSizes: async ({ id }, context) => sizesOf(await findResource(id, context), context),

  operateResources: ({ ids, action }, context) => requestOperations(ids, action, context),

  renameResource: ({ id, name }, context) =>
    requestOperation(
      id,
      () => "rename",
      async () => ({ name: name.trim() }),
      context,
    ),

  resizeResource: askingFirst("resizeResource", {
    ask: async ({ id }, context) => sizesToResize(await findResource(id, context), context),
    answer: ({ id, size }, context, offered) =>
      requestOperation(
        id,
        () => "resize",
        async () => sizeInput(offered, size),
        context,
      ),
  }),

  attachResource: ({ id, hostId }, context) =>
    requestOperation(
      id,
      ({ type }) => (type === "pubIp" ? "bind" : "attach"),
      async (row, tx) => ({ hostRef: await targetRef(row, hostId, tx, context) }),
      context,
    ),

  releaseResource: ({ id, name }, context) =>
    requestOperation(
      id,
      () => "release",
      async (row) => {
        if (row.name !== name) throw refuse("RESOURCE_NAME_WRONG");
        return {};
      },
      context,
    ),
} satisfies Partial<Handlers>;

/** A resource of a type that the caller may see. @throws AnswerError NOT_FOUND */
async function findResource(id: number, context: Context): Promise<Row> {
  const [row] = await context.db
    .select()
    .from(resources)
    .where(and(owned(resources, context.user.customId), eq(resources.id, id)));
  if (!row) throw refuse("NOT_FOUND");
  return permitted(row, context);
}

/** The cloud's id of the host that something goes to. @throws AnswerError NOT_FOUND, RESOURCE_TARGET_WRONG */
async function targetRef(row: Row, hostId: number, tx: Tx, context: Context): Promise<string> {
  const [host] = await tx
    .select()
    .from(resources)
    .where(and(owned(resources, row.customId), eq(resources.id, hostId)));
  if (!host || !permittedTypes(context).includes("host")) throw refuse("NOT_FOUND", {}, "hostId");
  const fits =
    host.type === ("host" satisfies ResourceType) &&
    host.cloudAccountId === row.cloudAccountId &&
    host.regionId === row.regionId &&
    host.goneTime === null;
  if (!fits) throw refuse("RESOURCE_TARGET_WRONG");
  return host.resourceId;
}
