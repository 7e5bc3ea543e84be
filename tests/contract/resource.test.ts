import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  Host,
  HostPage,
  OperatedResource,
  RelatedResource,
  ResourceEventPage,
  ResourcesOfState,
  ResourceSummary,
  ResourceTarget,
} from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { billLines } from "../../src/server/database/schema/bill";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { resourceEvents, resources } from "../../src/server/database/schema/resource";
import { auditEvents } from "../../src/server/database/schema/security";
import { toLocalDate, toYearMonth } from "../../src/server/time";
import { hasRunningCosts } from "./bill-rows";
import { own, unique } from "./example";
import { createPeople } from "./people";
import { newResource } from "./resource-rows";
import { putResources } from "./resources";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let people: Awaited<ReturnType<typeof createPeople>>;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  people = await createPeople(api);
  token = people.admin;
});
afterAll(() => api.close());

const ask = async <Answer>(id: OperationId, input: object, as = token): Promise<Answer> =>
  (await api.call(id, input, { token: as })).data;
const code = async (id: OperationId, input: object, as = token) => (await api.call(id, input, { token: as })).code;
const row = async (id: number) => (await api.db.select().from(resources).where(eq(resources.id, id)))[0];

describe("the demo's resources", () => {
  it.each([
    ["listHosts", 120],
    ["listDisks", 210],
    ["listDatabases", 28],
    ["listRedisInstances", 18],
    ["listMongos", 9],
    ["listPubIps", 46],
    ["listPriNets", 14],
  ] as const)("%s has about the rows of the domain rules", async (id, count) => {
    const { total } = await ask<{ total: number }>(id, { pageSize: 1 });
    expect(total).toBeGreaterThan(count * 0.85);
    expect(total).toBeLessThan(count * 1.15);
  });

  it("cost what their bill lines say", async () => {
    const { list } = await ask<HostPage>("listHosts", { sortField: "monthCost", pageSize: 5 });
    const running = toYearMonth(api.now());
    expect(Number(list[0]?.monthCost) > 0).toBe(await hasRunningCosts(api));
    for (const host of list) {
      const costs = await ask<{ billCycle: string; payableAmount: string }[]>("listResourceCosts", { id: host.id });
      expect(costs.find(({ billCycle }) => billCycle >= running)?.payableAmount ?? "0.00").toBe(host.monthCost);
    }
  });

  it("cost nothing of what another account has under the same id", async () => {
    const resourceId = `same-${unique()}`;
    const ids = [
      await newResource(api.db, "host", { resourceId }),
      ...(await putResources(api.db, own, [{ resourceId, type: "host" }])),
    ];
    const rows = await api.db
      .select({ accountUid: cloudAccounts.accountUid, cloudCode: cloudAccounts.cloudCode })
      .from(resources)
      .innerJoin(cloudAccounts, eq(cloudAccounts.id, resources.cloudAccountId))
      .where(inArray(resources.id, ids))
      .orderBy(resources.id);
    const day = new Date();
    const times = {
      usageStart: day,
      usageEnd: day,
      consumeTime: day,
      billDate: "2026-05-02",
      billCycle: toYearMonth(api.now()),
    };
    const product = { productCode: "p", productName: "p", serviceCategory: "Compute", billingItem: "x" };
    const kind = { billItemType: "Usage", chargeCategory: "Usage", payMode: "postPay", chargeFrequency: "Usage-Based" };
    await api.db.insert(billLines).values(
      rows.map((account, at) => {
        const amounts = { listAmount: `${at + 1}`, payableAmount: `${at + 1}`, cashAmount: `${at + 1}` };
        return { ...times, ...product, ...kind, ...amounts, ...account, customId: own, accountName: "x", resourceId };
      }),
    );
    const costs = await Promise.all(ids.map((id) => ask<{ payableAmount: string }[]>("listResourceCosts", { id })));
    expect(costs.map(([month]) => month?.payableAmount)).toEqual(["1.00", "2.00"]);
  });

  it("say as of when they are known, and which parts are not", async () => {
    const inventory = await ask<{ asOf: string | null; lackingCount: number; lacking: { reason: string | null }[] }>(
      "getInventory",
      { type: "host" },
    );
    expect(inventory.asOf).toMatch(/^\d{4}-/);
    expect(inventory.lackingCount).toBeGreaterThan(0);
    expect(inventory.lacking).toHaveLength(inventory.lackingCount);
    for (const { reason } of inventory.lacking) expect(reason).not.toBe("");
  });
});

describe("resources by type and state", () => {
  it("are all that there are, each as many as the list that it leads to, of one cloud as of all", async () => {
    for (const cloud of [undefined, "tx"] as const) {
      const states = await ask<ResourcesOfState[]>("listResourcesByState", { cloud });
      const { resources: there } = await ask<ResourceSummary>("getResourceSummary", { cloud });
      expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(there);
      expect(new Set(states.map(({ type }) => type)).size).toBe(7);
      for (const { type, status, count } of states) {
        const filters = { type: [type], status: [status], ...(cloud && { cloudCode: [cloud] }) };
        expect({ type, status, ...(await ask<object>("listTagResources", { ...filters, pageSize: 1 })) }).toMatchObject(
          {
            total: count,
            list: [{ type, status }],
          },
        );
      }
    }
  });
});

describe("a name of two Chinese characters", () => {
  it("is found, also in the middle of a name, and case does not count", async () => {
    const id = await newResource(api.db, "host", { name: "华东 交易 DB-A" });
    for (const keyword of ["交易", "易", "db-a", " 交易 "]) {
      const { list } = await ask<HostPage>("listHosts", { keyword, pageSize: 200 });
      expect({ keyword, found: list.some((host) => host.id === id) }).toEqual({ keyword, found: true });
    }
    const { list } = await ask<HostPage>("listHosts", { keyword: "易交", pageSize: 200 });
    expect(list.some((host) => host.id === id)).toBe(false);
  });
});

describe("what resources of all types share", () => {
  it("is there for the types whose list the caller may use, and no others", async () => {
    const { token: ofDisks } = await people.managerWith("v8,v8-2,v8-2.2,");
    const [host, disk] = [await newResource(api.db, "host"), await newResource(api.db, "disk")];
    const shared = ["listRelatedResources", "listResourceEvents", "listResourceCosts", "listResourceTargets"] as const;
    for (const id of shared) {
      expect([id, await code(id, { id: disk }, ofDisks)]).toEqual([id, 200]);
      expect([id, await code(id, { id: host }, ofDisks)]).toEqual([id, 404]);
    }
    const targets = { id: disk };
    expect((await ask<ResourceTarget[]>("listResourceTargets", targets)).map(({ id }) => id)).toContain(host);
    expect((await api.call("listResourceTargets", targets, { token: ofDisks })).data).toEqual([]);
    const attached = { id: disk, hostId: host, clientToken: unique() };
    expect(await code("attachResource", attached, ofDisks)).toBe(404);
    expect(await code("getInventory", { type: "host" }, ofDisks)).toBe(404);
    expect(await code("operateResources", { ids: [host], action: "stop", clientToken: unique() }, ofDisks)).toBe(404);
    expect(await code("listHosts", {}, ofDisks)).toBe(403);
  });

  it("relations are seen from both sides", async () => {
    const network = await newResource(api.db, "priNet");
    const host = await newResource(api.db, "host", { networkRef: (await row(network))?.resourceId ?? null });
    const hostRef = (await row(host))?.resourceId ?? null;
    const disk = await newResource(api.db, "disk", { hostRef, status: "inUse" });
    const address = await newResource(api.db, "pubIp", { hostRef, status: "inUse", attrs: { bindType: "host" } });
    const related = (id: number) => ask<RelatedResource[]>("listRelatedResources", { id });
    expect((await related(host)).map(({ id, relation, direction }) => ({ id, relation, direction }))).toEqual([
      { id: disk, relation: "attachedTo", direction: "down" },
      { id: network, relation: "inNetwork", direction: "up" },
      { id: address, relation: "boundTo", direction: "down" },
    ]);
    expect(await related(disk)).toMatchObject([{ id: host, relation: "attachedTo", direction: "up" }]);
    expect(await related(network)).toMatchObject([{ id: host, relation: "inNetwork", direction: "down" }]);
    const shown = await ask<Host>("getHost", { id: host });
    expect(shown).toMatchObject({ networkId: network, diskCount: 1, publicIp: ["203.0.113.7"] });
    expect(await ask("getDisk", { id: disk })).toMatchObject({ hostId: host, hostName: (await row(host))?.name });
  });
});

describe("an operation", () => {
  it("of several has a result for each, and an audit row for those begun", async () => {
    const [running, stopped] = [
      await newResource(api.db, "host"),
      await newResource(api.db, "host", { status: "stopped" }),
    ];
    const stop = { ids: [stopped, running], action: "stop", clientToken: unique() };
    const results = await ask<OperatedResource[]>("operateResources", stop);
    expect(results.map(({ id, operationId }) => [id, operationId !== null])).toEqual([
      [running, true],
      [stopped, false],
    ]);
    const audited = await api.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, "operateResources"), eq(auditEvents.result, "ok")));
    expect(audited.at(-1)).toMatchObject({ targets: [running], detail: { action: "stop", refused: 1 } });
  });

  it("is one at a time, however many ask at once", async () => {
    const id = await newResource(api.db, "host");
    const reboot = () => ({ ids: [id], action: "reboot", clientToken: unique() });
    const all = await Promise.all(
      Array.from({ length: 5 }, () => ask<OperatedResource[]>("operateResources", reboot())),
    );
    expect(all.flat().filter(({ operationId }) => operationId !== null)).toHaveLength(1);
    expect(await ask<Host>("getHost", { id })).toMatchObject({ operation: "reboot" });
    expect(await code("renameResource", { id, name: "other", clientToken: "token-of-rename" })).toBe(422);
  });

  it("release needs the name", async () => {
    const disk = await newResource(api.db, "disk", { name: "of no use" });
    expect(await code("releaseResource", { id: disk, name: "of some use", clientToken: unique() })).toBe(422);
    expect(await code("releaseResource", { id: disk, name: "of no use", clientToken: unique() })).toBe(200);
  });

  it("tells in its timeline which times changed, by the clock of lists", async () => {
    const host = await newResource(api.db, "host");
    const [until, renewed] = [new Date("2026-11-30T16:00:00.000Z"), new Date("2026-12-31T16:00:00.000Z")];
    const changes = [
      { field: "expireTime", from: until.toISOString(), to: renewed.toISOString() },
      { field: "status", from: "running", to: "stopped" },
    ];
    await api.db.insert(resourceEvents).values({ resourceId: host, time: new Date(), kind: "changed", changes });
    const { list } = await ask<ResourceEventPage>("listResourceEvents", { id: host });
    expect(list[0]?.changes).toEqual([
      { field: "expireTime", from: "2026-12-01 00:00:00", to: "2027-01-01 00:00:00" },
      { field: "status", from: "运行中", to: "已关机" },
    ]);
  });

  it("tells in its timeline states, kinds and amounts in the words of the reader's language", async () => {
    const changes = [
      { field: "status", from: "available", to: "inUse" },
      { field: "payMode", from: "postPay", to: "prePay" },
      { field: "size", from: 40, to: 100 },
      { field: "encrypted", from: false, to: true },
      { field: "device", from: null, to: "/dev/vdb" },
    ];
    const disk = await newResource(api.db, "disk");
    await api.db.insert(resourceEvents).values({ resourceId: disk, time: new Date(), kind: "changed", changes });
    const said = async (language?: "en") => {
      const answer = await api.call("listResourceEvents", { id: disk }, { token, ...(language && { language }) });
      return (answer.data as ResourceEventPage).list[0]?.changes.map(({ from, to }) => [from, to]);
    };
    expect(await said()).toEqual([
      ["待挂载", "使用中"],
      ["按量付费", "包年包月"],
      ["40 GB", "100 GB"],
      ["否", "是"],
      [null, "/dev/vdb"],
    ]);
    expect(await said("en")).toEqual([
      ["Available", "In use"],
      ["Pay-as-you-go", "Subscription"],
      ["40 GB", "100 GB"],
      ["No", "Yes"],
      [null, "/dev/vdb"],
    ]);
  });

  it("is summed up without the bill for those who may not see bills", async () => {
    const { token: ofHosts } = await people.managerWith("v8,v8-2,v8-2.1,");
    const summary = (as: string) => api.call("getResourceSummary", {}, { token: as });
    const sum = sql<string>`round(sum(exact_month_cost), 2)::text`;
    const hosts = and(eq(resources.customId, 1001), eq(resources.type, "host"), isNull(resources.goneTime));
    const [hosted] = await api.db.select({ sum }).from(resources).where(hosts);
    expect((await summary(ofHosts)).data).toMatchObject({ monthCost: hosted?.sum, comparedCost: null });
    // On the first of a month there is nothing to compare.
    const { comparedCost }: ResourceSummary = (await summary(token)).data;
    expect(comparedCost ?? "none").toMatch(toLocalDate(api.now()).endsWith("-01") ? /^none$/ : /^\d+\.\d\d$/);
  });

  it("goes to a host of the same account and region only", async () => {
    const disk = await newResource(api.db, "disk");
    const other = await newResource(api.db, "disk");
    const input = { id: disk, clientToken: "token-of-attach" };
    expect(await code("attachResource", { ...input, hostId: other })).toBe(422);
    const host = await newResource(api.db, "host");
    expect(await code("attachResource", { ...input, hostId: host })).toBe(200);
    const { list } = await ask<ResourceEventPage>("listResourceEvents", { id: disk });
    expect(list).toMatchObject([
      { kind: "operation", action: "attach", status: 0, actor: "admin" },
      { kind: "appeared", actor: "同步" },
    ]);
  });
});
