import type { CloudAccess, CloudPage, CloudProvider, Scope } from "../areas/cloud/provider";
import type { Database } from "../database/client";
import { billOf } from "./bill";
import { drawOf } from "./draw";
import { entityKey, type Estate, type WorldAccount } from "./entity";
import { passBilling, passFaults } from "./faults";
import { catalogueOf } from "./metric-catalogue";
import { metricsReader } from "./metrics";
import { offeredSizes } from "./offered-sizes";
import { beginOrder, estateAt, progressOf, readDone, readEstate } from "./orders";
import { readGranted } from "./quota-review";
import { quotasOf } from "./quotas";
import { hostSizes } from "./sizes";
import { verdictOf } from "./verify";

/** Items of a page. */
const pageSize = 20;
/** Days for which an account's balance lasts before it is filled up again. */
const balanceDays = 30;
const day = 24 * 60 * 60 * 1000;

/**
 * Stands in for the six clouds: one world for each installation, whose state is a function of the time and of what was done in it. What was
 * done is kept in the database, and nothing else. What goes wrong there is in faults.ts.
 */
export function cloudSimulator(db: Database, now: () => Date): CloudProvider {
  const read = (account: CloudAccess, regionId?: string): Promise<Estate> => {
    passFaults(account, regionId, now());
    return readEstate(db, account, now());
  };
  const readMetrics = metricsReader(db, now);
  return {
    verify: async (keys) => verdictOf(keys, now()),
    inventory: async (account, scope, cursor) => pageOf(await read(account, scope.regionId), scope, cursor),
    describe: async (account, { regionId, type }, resourceId) => {
      const entity = (await read(account, regionId)).get(entityKey(type, resourceId));
      return entity?.regionId === regionId ? entity.item : undefined;
    },
    sizes: async (account, { regionId, type }, resourceId) => {
      const entity = (await read(account, regionId)).get(entityKey(type, resourceId));
      return entity?.regionId === regionId ? offeredSizes(account, entity) : [];
    },
    hostSizes: async (account, regionId) => {
      passFaults(account, regionId, now());
      return hostSizes(account.cloudCode).map(({ name, family, cpu, memory }) => ({ size: name, family, cpu, memory }));
    },
    quotas: async (account, regionId) =>
      quotasOf(await read(account, regionId), regionId, await readGranted(db, account, regionId, now())),
    bill: async (account, month, cursor) => {
      passFaults(account, undefined, now());
      passBilling(account, now());
      const done = await readDone(db, account);
      return billOf(account, month, cursor, now(), async (at) => estateAt(account, done, at));
    },
    balance: async (account) => {
      passFaults(account, undefined, now());
      return balanceOf(account, now());
    },
    act: async (account, order) => {
      passFaults(account, order.regionId, now());
      return beginOrder(db, account, order, now());
    },
    poll: async (account, key) => {
      passFaults(account, undefined, now());
      return progressOf(db, account, key, now());
    },
    metricCatalogue: catalogueOf,
    metrics: async (account, ask, cursor) => {
      passFaults(account, ask.regionId, now());
      return readMetrics(account, ask, cursor);
    },
  };
}

/** By id: what appears or vanishes between two pages shifts nothing. */
function pageOf(estate: Estate, { regionId, type }: Scope, cursor = ""): CloudPage {
  const items = [...estate.values()]
    .filter((entity) => entity.type === type && entity.regionId === regionId && entity.item.resourceId > cursor)
    .map(({ item }) => item)
    .sort((one, other) => (one.resourceId < other.resourceId ? -1 : 1));
  const page = items.slice(0, pageSize);
  return { items: page, next: items.length > pageSize ? page.at(-1)?.resourceId : undefined };
}

/** Goes down from day to day, and is filled up every month. */
function balanceOf({ accountUid }: WorldAccount, now: Date): string {
  const random = drawOf("balance", accountUid);
  const [full, cents] = [random.whole(4_000, 60_000), random.whole(0, 99)];
  const spent = (Math.floor(now.getTime() / day) + random.whole(0, balanceDays)) % balanceDays;
  return `${full - Math.floor((full * spent) / (balanceDays + 5))}.${String(cents).padStart(2, "0")}`;
}
