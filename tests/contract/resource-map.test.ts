import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GetResourceMapRequest, ResourceMap } from "../../src/generated/api";
import { resources } from "../../src/server/database/schema/resource";
import { other, own } from "./example";
import { createPeople } from "./people";
import { newResource } from "./resource-rows";
import { putResources } from "./resources";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let people: Awaited<ReturnType<typeof createPeople>>;
beforeAll(async () => {
  api = await createTestApi();
  people = await createPeople(api);
});
afterAll(() => api.close());

const map = async (input: GetResourceMapRequest, token = people.admin): Promise<ResourceMap> =>
  (await api.call("getResourceMap", input, { token })).data as ResourceMap;
const ids = ({ list }: ResourceMap) => list.map(({ id }) => id);
const refOf = async (id: number) =>
  (await api.db.select().from(resources).where(eq(resources.id, id)))[0]?.resourceId ?? null;

/** A network with a host that has a disk and an address, a stopped host, and a database. */
async function place(customId = own) {
  const network = await newResource(api.db, "priNet", { customId });
  const networkRef = await refOf(network);
  const host = await newResource(api.db, "host", { customId, networkRef });
  const stopped = await newResource(api.db, "host", { customId, networkRef, status: "stopped" });
  const hostRef = await refOf(host);
  const disk = await newResource(api.db, "disk", { customId, hostRef, status: "inUse" });
  const address = await newResource(api.db, "pubIp", { customId, hostRef, status: "inUse" });
  const database = await newResource(api.db, "database", { customId, networkRef });
  return { network, host, stopped, disk, address, database };
}

describe("getResourceMap", () => {
  it("of a network has what is in it and what that has, each with what it belongs to", async () => {
    const { network, host, stopped, disk, address, database } = await place();
    const { list, total, withheld } = await map({ networkId: network });
    expect(Object.fromEntries(list.map(({ id, parentId }) => [id, parentId]))).toEqual({
      [network]: null,
      [host]: network,
      [stopped]: network,
      [database]: network,
      [disk]: host,
      [address]: host,
    });
    expect(list.map(({ type }) => type === "priNet")).toEqual([true, false, false, false, false, false]);
    expect({ total, withheld }).toEqual({ total: 6, withheld: [] });
  });

  it("of a network with nothing in it has that network", async () => {
    const network = await newResource(api.db, "priNet");
    expect(ids(await map({ networkId: network }))).toEqual([network]);
  });

  it("of a host has its network and what it has, and nothing else of the network", async () => {
    const { network, host, disk, address } = await place();
    expect(ids(await map({ id: host })).sort()).toEqual([network, host, disk, address].sort());
  });

  it("of a database has its network and itself, and nothing else of the network", async () => {
    const { network, database } = await place();
    expect(ids(await map({ id: database }))).toEqual([network, database]);
  });

  it("of a filter has what matches with what it belongs to; what only hosts have leaves out databases", async () => {
    const { network, stopped, database } = await place();
    expect(ids(await map({ networkId: network, status: ["stopped"] }))).toEqual([network, stopped]);
    const keyword = (await refOf(database)) ?? "";
    expect(ids(await map({ keyword }))).toEqual([network, database]);
    expect(ids(await map({ keyword, minCpu: 1 }))).toEqual([]);
  });

  it("asked for everything has no more than the lists of hosts and databases, each once", async () => {
    const asked: GetResourceMapRequest = { cloudCode: ["aliyun"] };
    const { list } = await map(asked);
    const { data: hosts } = await api.call("listHosts", { ...asked, pageSize: 200 }, { token: people.admin });
    const shown = list.flatMap(({ id, type }) => (type === "host" ? [id] : []));
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.sort()).toEqual((hosts as { list: { id: number }[] }).list.map(({ id }) => id).sort());
    expect(new Set(ids({ list } as ResourceMap)).size).toBe(list.length);
  });

  it("has nothing that is gone", async () => {
    const { network, host, disk } = await place();
    await api.db.update(resources).set({ goneTime: new Date() }).where(eq(resources.id, disk));
    expect(ids(await map({ id: host }))).not.toContain(disk);
    await api.db.update(resources).set({ goneTime: new Date() }).where(eq(resources.id, host));
    expect(ids(await map({ id: host }))).toEqual([]);
    expect(ids(await map({ id: host, presence: ["gone"] }))).toContain(network);
  });

  it("leaves out types whose list the caller may not use, and says so", async () => {
    const { network, host, stopped, database } = await place();
    const { token: noDisks } = await people.managerWith("v8,v8-2,v8-2.1,v8-2.3,v8-2.6,");
    const shown = await map({ networkId: network }, noDisks);
    expect(ids(shown).sort()).toEqual([network, host, stopped, database].sort());
    expect(shown.withheld.sort()).toEqual(["disk", "mongo", "pubIp", "redis"]);
    const { token: noHosts } = await people.managerWith("v8,v8-2,v8-2.2,v8-2.3,");
    const fewer = await map({ networkId: network }, noHosts);
    expect(fewer.list).toMatchObject([{ id: database, parentId: null }]);
  });

  it("of another customer's network, host or names has nothing", async () => {
    const { network, host } = await place(other);
    const keyword = (await refOf(host)) ?? "";
    for (const input of [{ networkId: network }, { id: host }, { keyword }])
      expect(await map(input)).toMatchObject({ list: [], total: 0 });
  });

  it("does not join what two accounts call the same", async () => {
    const { network } = await place();
    const networkRef = await refOf(network);
    const [elsewhere] = await putResources(api.db, own, [{ type: "host", networkRef }]);
    expect(ids(await map({ networkId: network }))).not.toContain(elsewhere);
  });

  it("of more than can be shown has whole hosts, and says how many there are", async () => {
    const rows = Array.from({ length: 400 }, (_, index) => `big-${String(index).padStart(4, "0")}`);
    const [network = 0] = await putResources(api.db, own, [{ type: "priNet", resourceId: "big" }]);
    await putResources(
      api.db,
      own,
      rows.map((resourceId) => ({ resourceId, networkRef: "big" })),
    );
    const disks = rows.flatMap((hostRef) => [1, 2].map((n) => ({ hostRef, resourceId: `${hostRef}-${n}` })));
    await putResources(
      api.db,
      own,
      disks.map((disk) => ({ ...disk, type: "disk" as const, status: "inUse" })),
    );
    const { list, total } = await map({ networkId: network });
    expect([list.length, total]).toEqual([1000, 1201]);
    const count = (parent: number) => list.filter(({ parentId }) => parentId === parent).length;
    const hosts = list.filter(({ type }) => type === "host");
    expect(hosts).toHaveLength(333);
    expect(hosts.every(({ id }) => count(id) === 2)).toBe(true);
    expect(list.every(({ type, parentId }) => type === "priNet" || parentId !== null)).toBe(true);
  });
});
