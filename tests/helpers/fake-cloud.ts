import type { HostSize } from "../../src/domain/savings/right-size";
import type { ResourceType } from "../../src/generated/api";
import {
  type CloudBillLine,
  CloudError,
  type CloudItem,
  type CloudProvider,
  type CloudQuota,
  type Scope,
} from "../../src/server/areas/cloud/provider";
import type { SyncTime } from "../../src/server/areas/cloud/sync/sync-time";

const pageSize = 3;

/** A cloud of which a test says what is in it and which calls fail. */
export interface FakeCloud extends CloudProvider {
  /** What is in an account, by account, region, type and id. */
  items: Map<string, CloudItem>;
  put(accountUid: string, scope: Scope, id: string, change?: Partial<CloudItem>): void;
  remove(accountUid: string, scope: Scope, id: string): void;
  /** The quotas of a region, by account and region. */
  granted: Map<string, CloudQuota[]>;
  /** The bill of a month, by account and month. */
  billed: Map<string, CloudBillLine[]>;
  /** The sizes of hosts, of every region. */
  sized: HostSize[];
  /**
   * The calls so far: for inventories "uid region type cursor", for quotas "uid region quota", for bills "uid month bill cursor", for sizes
   * "uid region host sizes".
   */
  calls: string[];
  /** Asked before each call; may throw. */
  before: (call: string) => void | Promise<void>;
}

const keyOf = (accountUid: string, { regionId, type }: Scope, id: string) => [accountUid, regionId, type, id].join(" ");

/** An empty one. */
export function fakeCloud(): FakeCloud {
  const items: FakeCloud["items"] = new Map();
  const cloud: FakeCloud = {
    items,
    granted: new Map(),
    billed: new Map(),
    sized: [],
    calls: [],
    before: () => undefined,
    put: (uid, scope, id, change) =>
      void items.set(keyOf(uid, scope, id), {
        ...itemOf(scope.type, id),
        ...items.get(keyOf(uid, scope, id)),
        ...change,
      }),
    remove: (uid, scope, id) => void items.delete(keyOf(uid, scope, id)),
    verify: async ({ accountUid = "" }) => {
      await cloud.before(`${accountUid} verify`);
      return { valid: true, accountUid, accountName: "x", missing: [], reason: null };
    },
    inventory: async ({ accountUid }, scope, cursor = "") => {
      const call = keyOf(accountUid, scope, cursor);
      cloud.calls.push(call);
      await cloud.before(call);
      const from = keyOf(accountUid, scope, "");
      const found = [...items]
        .flatMap(([key, item]) => (key.startsWith(from) && item.resourceId > cursor ? [item] : []))
        .sort((one, other) => (one.resourceId < other.resourceId ? -1 : 1));
      const page = found.slice(0, pageSize);
      return { items: structuredClone(page), next: found.length > pageSize ? page.at(-1)?.resourceId : undefined };
    },
    describe: async ({ accountUid }, scope, id) => items.get(keyOf(accountUid, scope, id)),
    sizes: async () => [],
    hostSizes: async ({ accountUid }, regionId) => {
      const call = `${accountUid} ${regionId} host sizes`;
      cloud.calls.push(call);
      await cloud.before(call);
      return cloud.sized;
    },
    quotas: async ({ accountUid }, regionId) => {
      const call = `${accountUid} ${regionId} quota`;
      cloud.calls.push(call);
      await cloud.before(call);
      return structuredClone(cloud.granted.get(`${accountUid} ${regionId}`) ?? []);
    },
    bill: async ({ accountUid }, month, cursor = "0") => {
      const call = `${accountUid} ${month} bill ${cursor}`;
      cloud.calls.push(call);
      await cloud.before(call);
      const [from, all] = [Number(cursor), cloud.billed.get(`${accountUid} ${month}`) ?? []];
      const next = from + pageSize < all.length ? String(from + pageSize) : undefined;
      return { lines: structuredClone(all.slice(from, from + pageSize)), next };
    },
    balance: async () => "12.30",
    act: () => Promise.reject(new CloudError("refused", { zh: "不支持", en: "Not possible" })),
    poll: async () => ({ state: "unknown" }),
    metricCatalogue: () => [],
    metrics: async () => ({ series: [] }),
  };
  return cloud;
}

/** Time that only waiting moves on. */
export function fakeTime(begin: Date): SyncTime & { pass(milliseconds: number): void; waited: number[]; end(): void } {
  let now = begin.getTime();
  const ending = new AbortController();
  const waited: number[] = [];
  const pass = (milliseconds: number) => void (now += milliseconds);
  return {
    clock: () => new Date(now),
    sleep: async (milliseconds) => {
      waited.push(milliseconds);
      pass(milliseconds);
    },
    signal: ending.signal,
    pass,
    waited,
    end: () => ending.abort(),
  };
}

function itemOf(type: ResourceType, resourceId: string): CloudItem {
  return {
    resourceId,
    name: `${type}-${resourceId}`,
    zoneId: null,
    status: "available",
    rawStatus: "AVAILABLE",
    payMode: "postPay",
    projectName: null,
    createTime: new Date("2026-01-01T00:00:00Z"),
    expireTime: null,
    hostRef: null,
    networkRef: null,
    attrs: { size: 1, addresses: ["10.0.0.1"] },
  };
}
