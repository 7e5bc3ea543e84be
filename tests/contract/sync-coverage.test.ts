import { and, count, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountHealth, Host, HostPage, ResourceSummary, ScopeType } from "../../src/generated/api";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { resources, syncScopes } from "../../src/server/database/schema/resource";
import { createPeople } from "./people";
import { newResource } from "./resource-rows";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
let ofDisks: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
  ofDisks = (await (await createPeople(api)).managerWith("v8,v8-2,v8-2.2,")).token;
});
afterAll(() => api.close());

describe("the summary of resources", () => {
  const summary = async (as = token): Promise<ResourceSummary> =>
    (await api.call("getResourceSummary", {}, { token: as })).data;
  const scopesOf = (type: ScopeType) => and(eq(syncScopes.customId, 1001), eq(syncScopes.type, type));
  /** Another part of this type fails from now on. */
  const fail = async (customId: number, type: ScopeType, reason: string) => {
    const [account] = await api.db.select().from(cloudAccounts).where(eq(cloudAccounts.customId, customId)).limit(1);
    if (!account) throw new Error(`customer ${customId} has no cloud account`);
    const failed = { failures: 1, failReason: { zh: reason, en: reason }, status: 3 as const };
    const moment = { statusTime: api.now(), nextTime: api.now() };
    const place = { customId, cloudAccountId: account.id, regionId: reason, type };
    await api.db.insert(syncScopes).values({ ...place, ...failed, ...moment });
  };

  it("names a part that failed, to those alone who may see its type", async () => {
    const [all, disks] = [await summary(), await summary(ofDisks)];
    await fail(1001, "host", "no-hosts");
    expect((await summary()).lackingCount).toBe(all.lackingCount + 1);
    expect((await summary(ofDisks)).lackingCount).toBe(disks.lackingCount);
    await fail(1001, "disk", "no-disks");
    const after = await summary(ofDisks);
    expect(after.lackingCount).toBe(disks.lackingCount + 1);
    expect(new Set(after.lacking.map(({ type }) => type))).toEqual(new Set(["disk"]));
    expect(after.lacking.map(({ regionName }) => regionName)).toContain("no-disks");
  });

  it("does not name a part of another customer", async () => {
    const [other] = (await api.db.selectDistinct({ id: cloudAccounts.customId }).from(cloudAccounts)).filter(
      ({ id }) => id !== 1001,
    );
    const before = await summary();
    await fail(other?.id ?? 0, "disk", "elsewhere");
    expect((await summary()).lackingCount).toBe(before.lackingCount);
  });

  it("is as of the oldest synchronisation that is complete", async () => {
    const completedTime = new Date("2020-01-02T03:04:05Z");
    const [scope] = await api.db
      .select({ id: syncScopes.id })
      .from(syncScopes)
      .where(and(scopesOf("disk"), eq(syncScopes.failures, 0)))
      .limit(1);
    await api.db
      .update(syncScopes)
      .set({ completedTime })
      .where(eq(syncScopes.id, scope?.id ?? 0));
    expect((await summary(ofDisks)).asOf).toMatch(/^2020-01-02/);
  });
});

describe("a resource", () => {
  it("says as of when it is known, and why its part could not be synchronised since, in its lists and its detail", async () => {
    const id = await newResource(api.db, "host");
    const [row] = await api.db.select().from(resources).where(eq(resources.id, id));
    if (!row) throw new Error("a new resource has a row");
    const { customId, cloudAccountId, regionId, type } = row;
    const known = { completedTime: new Date("2026-05-01T00:00:00Z"), statusTime: api.now(), nextTime: api.now() };
    const failed = { status: 3 as const, failures: 1, failReason: { zh: "没有权限", en: "No permission" }, ...known };
    await api.db
      .insert(syncScopes)
      .values({ customId, cloudAccountId, regionId, type, ...failed })
      .onConflictDoUpdate({ target: [syncScopes.cloudAccountId, syncScopes.regionId, syncScopes.type], set: failed });
    const shown = async (language: string) => (await api.call("getHost", { id }, { token, language })).data as Host;
    const seenTime = "2026-05-01 08:00:00";
    expect(await shown("en")).toMatchObject({ seenTime, syncFailReason: "No permission" });
    expect(await shown("zh-CN")).toMatchObject({ seenTime, syncFailReason: "没有权限" });
    const { list }: HostPage = (await api.call("listHosts", { keyword: row.name }, { token })).data;
    expect(list).toMatchObject([{ id, seenTime, syncFailReason: "没有权限" }]);
    await api.db.update(syncScopes).set({ failures: 0, failReason: null }).where(eq(syncScopes.regionId, regionId));
    expect(await shown("en")).toMatchObject({ seenTime, syncFailReason: null });
  });
});

describe("the health of accounts", () => {
  it("counts the resources of each that the caller may see, which are those of the summary", async () => {
    const counted = async (as: string) => {
      const rows: AccountHealth[] = (await api.call("listAccountHealth", {}, { token: as })).data;
      return Object.fromEntries(rows.map(({ id, resourceCount }) => [id, resourceCount]));
    };
    const stored = await api.db
      .select({ id: cloudAccounts.id, type: resources.type, count: count(resources.id) })
      .from(cloudAccounts)
      .leftJoin(resources, and(eq(resources.cloudAccountId, cloudAccounts.id), isNull(resources.goneTime)))
      .where(eq(cloudAccounts.customId, 1001))
      .groupBy(cloudAccounts.id, resources.type);
    const expected = (types: (type: string | null) => boolean) => {
      const sums = Object.fromEntries(stored.map(({ id }) => [id, 0]));
      for (const row of stored) if (types(row.type)) sums[row.id] = (sums[row.id] ?? 0) + row.count;
      return sums;
    };
    expect(await counted(token)).toEqual(expected(() => true));
    expect(await counted(ofDisks)).toEqual(expected((type) => type === "disk"));
    const [all, ofSummary]: [ResourceSummary, ResourceSummary] = [
      (await api.call("getResourceSummary", {}, { token })).data,
      (await api.call("getResourceSummary", {}, { token: ofDisks })).data,
    ];
    const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, one) => total + one, 0);
    expect([sum(await counted(token)), sum(await counted(ofDisks))]).toEqual([all.resources, ofSummary.resources]);
  });
});
