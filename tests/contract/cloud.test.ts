import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cloud, CloudAccountCheck, Region } from "../../src/generated/api";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { auditEvents } from "../../src/server/database/schema/security";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

describe("listClouds and listUserClouds (specification §1, §3)", () => {
  it.each(["listClouds", "listUserClouds"] as const)(
    "%s names the six clouds, the Qingyun code as Zhongjin cloud",
    async (id) => {
      const clouds: Cloud[] = (await api.call(id, undefined, { token })).data;
      expect(clouds.map(({ code, name }) => [code, name])).toEqual([
        ["qingyun", "中金云"],
        ["aliyun", "阿里云"],
        ["huawei", "华为云"],
        ["jd", "京东云"],
        ["aws", "亚马逊云"],
        ["tx", "腾讯云"],
      ]);
      expect(
        clouds.every(
          ({ introduce, chartColor, mark, value, code, label, name }) =>
            introduce && chartColor && mark && value === code && label === name,
        ),
      ).toBe(true);
    },
  );

  it("answers in English on request", async () => {
    const clouds: Cloud[] = (await api.call("listClouds", undefined, { token, language: "en" })).data;
    expect(clouds[0]).toMatchObject({
      name: "Zhongjin Cloud",
      label: "Zhongjin Cloud",
      introduce: expect.stringContaining("financial"),
    });
  });

  it("marks as used what the caller's customer has opened", async () => {
    const used = async (username: string) =>
      ((await api.call("listUserClouds", undefined, { token: await api.signIn(username) })).data as Cloud[])
        .filter((cloud) => cloud.used === "1")
        .map(({ code }) => code);
    expect(await used("admin")).toHaveLength(6);
    expect(await used("type0")).toEqual(["aliyun", "tx"]);
    const clouds: Cloud[] = (await api.call("listUserClouds", undefined, { token: await api.signIn("type0") })).data;
    expect(clouds.find(({ code }) => code === "huawei")).toMatchObject({ used: "0", opened: false, applied: true });
  });
});

describe("listRegions", () => {
  it("gives a cloud's regions with their zones, or those an account can use", async () => {
    const all: Region[] = (await api.call("listRegions", { cloudCode: "aliyun" }, { token })).data;
    expect(all[0]).toMatchObject({
      regionId: "cn-hangzhou",
      regionName: "华东1（杭州）",
      zones: expect.arrayContaining([{ zoneId: "cn-hangzhou-h", zoneName: expect.any(String) }]),
    });
    const [account] = await api.db
      .select()
      .from(cloudAccounts)
      .where(and(eq(cloudAccounts.customId, 1001), eq(cloudAccounts.cloudCode, "aliyun")));
    const some: Region[] = (
      await api.call("listRegions", { cloudCode: "aliyun", cloudAccountId: account?.id }, { token })
    ).data;
    expect(some.map(({ regionId }) => regionId)).toEqual(account?.regionIds);
    expect((await api.call("listRegions", { cloudCode: "tx", cloudAccountId: account?.id }, { token })).code).toBe(404);
  });

  it("gives all regions for an account that is not limited to some", async () => {
    const [account] = await api.db
      .insert(cloudAccounts)
      .values({
        customId: 1001,
        cloudCode: "aws",
        accountName: "all regions",
        accountUid: "111122223333",
        site: "china",
        accessKey: "all-regions",
        regionIds: [],
        status: 0,
        syncStatus: 0,
        creator: "admin",
        createTime: new Date(),
      })
      .returning();
    const regionsOf = async (input: object): Promise<Region[]> =>
      (await api.call("listRegions", input, { token })).data;
    const all = await regionsOf({ cloudCode: "aws" });
    expect(await regionsOf({ cloudCode: "aws", cloudAccountId: account?.id })).toEqual(all);
    expect(all.length).toBeGreaterThan(1);
    await api.db.delete(cloudAccounts).where(eq(cloudAccounts.accountName, "all regions"));
  });

  it("names regions and zones in the caller's language", async () => {
    const { data } = await api.call("listRegions", { cloudCode: "aliyun" }, { token, language: "en" });
    expect(data[0]).toMatchObject({
      regionName: "East China 1 (Hangzhou)",
      zones: expect.arrayContaining([{ zoneId: "cn-hangzhou-h", zoneName: "East China 1 (Hangzhou) Zone H" }]),
    });
    const regionsIn = async (language: string): Promise<string[]> => {
      const used: Region[] = (await api.call("listResourceRegions", { cloudCode: ["aliyun"] }, { token, language }))
        .data;
      return used.map(({ regionName }) => regionName);
    };
    expect(await regionsIn("zh")).toContain("华东1（杭州）");
    expect(await regionsIn("en")).toContain("East China 1 (Hangzhou)");
  });
});

const secrets: Record<string, string> = {
  qingyun: "s".repeat(40),
  aliyun: "s".repeat(30),
  huawei: "s".repeat(40),
  jd: "S".repeat(32),
  aws: "s".repeat(40),
  tx: "s".repeat(32),
};
const check = async (input: Record<string, unknown>, language = "en"): Promise<CloudAccountCheck> => {
  const answer = await api.call("checkCloudAccount", input, { token, language });
  expect(answer).toMatchObject({ code: 200 });
  return answer.data;
};

describe("checkCloudAccount", () => {
  it("accepts the keys of every account of the demo but the invalid one", async () => {
    const accounts = await api.db.select().from(cloudAccounts).where(eq(cloudAccounts.customId, 1001));
    expect(accounts).toHaveLength(10);
    expect(accounts.filter(({ syncStatus, status }) => syncStatus === 3 && status === 1)).toHaveLength(1);
    for (const { cloudCode, accessKey, accountUid, status } of accounts) {
      const verdict = await check({ cloudCode, accessKey, accountUid, secretKey: secrets[cloudCode] });
      expect({ accessKey, ...verdict }).toMatchObject({ accessKey, valid: status === 1 });
    }
  });

  it.each([
    [
      "an access key of another cloud",
      { cloudCode: "aws", accessKey: "LTAI5tDemoProduction0001", secretKey: "s".repeat(40) },
      /access key does not look/,
    ],
    [
      "a short secret",
      { cloudCode: "aws", accessKey: "AKIADEMOOVERSEAS0001", secretKey: "short" },
      /secret key does not look/,
    ],
    ["a disabled key", { cloudCode: "aws", accessKey: "AKIADEMOOVERSEAS0BAD", secretKey: "s".repeat(40) }, /disabled/],
  ])("says why it cannot use %s", async (_what, input, reason) => {
    expect(await check(input)).toEqual({
      valid: false,
      accountUid: null,
      accountName: null,
      missingPermissions: [],
      reason: expect.stringMatching(reason),
    });
  });

  it("names missing permissions", async () => {
    const verdict = await check(
      { cloudCode: "aws", accessKey: "AKIADEMOOVERSEAS0LOW", secretKey: "s".repeat(40) },
      "zh-CN",
    );
    expect(verdict).toMatchObject({
      valid: false,
      missingPermissions: ["ce:GetCostAndUsage"],
      reason: expect.stringContaining("权限不足"),
    });
  });

  it("never stores, logs or answers the secret", async () => {
    const secretKey = "TopSecret0123456789TopSecret0123456789ab";
    const answer = await api.call(
      "checkCloudAccount",
      { cloudCode: "aws", accessKey: "AKIADEMOOVERSEAS0001", secretKey },
      { token },
    );
    const audited = JSON.stringify(await api.db.select().from(auditEvents));
    expect(audited).toContain("checkCloudAccount");
    expect([answer.text, audited, ...api.logged].join("\n")).not.toContain(secretKey);
  });
});
