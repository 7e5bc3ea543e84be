import { randomBytes } from "node:crypto";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CloudAccount, CloudAccountPage, SyncScopePage } from "../../src/generated/api";
import { openSecret } from "../../src/server/areas/cloud/account-secret";
import { syncDue } from "../../src/server/areas/cloud/sync/sync";
import { cloudSimulator } from "../../src/server/cloud-world/world";
import { alarmRuleResources, alarmRules } from "../../src/server/database/schema/alarm";
import { businessViews, viewGroupResources, viewGroups } from "../../src/server/database/schema/business-view";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { resourceOperations, resources } from "../../src/server/database/schema/resource";
import { quotaApplications } from "../../src/server/database/schema/quota";
import { auditEvents } from "../../src/server/database/schema/security";
import { newRule } from "./alarm-rows";
import { newRule as newAllocationRule } from "./allocation-rows";
import { newBudget } from "./budget-rows";
import { newApplication, newQuota, newSilentAccount } from "./quota-rows";
import { createTestApi, type TestApi } from "./test-api";
import { untilWaiting } from "./until-waiting";

type Account = typeof cloudAccounts.$inferSelect;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const word = () => randomBytes(16).toString("hex");
const newKey = (end = "00") => `AKID${word().slice(0, 32 - end.length)}${end}`;
const secretKey = () => word();
const save = (input: object, as = token) =>
  api.call(
    "saveCloudAccount",
    { cloudCode: "tx", accountName: `账号 ${word()}`, clientToken: word(), ...input },
    { token: as },
  );
const saved = async (input: object = {}, as = token) =>
  ((await save({ accessKey: newKey(), secretKey: secretKey(), ...input }, as)).data as { id: number }).id;
const one = async (id: number): Promise<CloudAccount> => (await api.call("getCloudAccount", { id }, { token })).data;
const stored = async (id: number) => (await api.db.select().from(cloudAccounts).where(eq(cloudAccounts.id, id)))[0];
const scopesOf = async (cloudAccountId: number): Promise<SyncScopePage["list"]> => {
  const page: SyncScopePage = (await api.call("listSyncScopes", { cloudAccountId, pageSize: 200 }, { token })).data;
  return page.list;
};
/** Synchronises what is due by a clock that only waiting moves on. */
const sync = () => {
  let now = api.now();
  const clock = () => now;
  const sleep = async (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds));
  return syncDue(api.db, cloudSimulator(api.db, clock), { clock, sleep, signal: new AbortController().signal });
};

/** Something that is under way with a resource. @returns its id */
async function openOperation({ id, customId }: typeof resources.$inferSelect): Promise<number> {
  const asked = { customId, resourceId: id, action: "rename", input: { name: "x" }, key: word() } as const;
  const times = { statusTime: api.now(), createTime: api.now() };
  const [operation] = await api.db
    .insert(resourceOperations)
    .values({ ...asked, ...times, status: 0, requester: "admin" })
    .returning();
  return operation?.id ?? 0;
}
const endOperation = (id: number) =>
  api.db.update(resourceOperations).set({ status: 3, finishTime: api.now() }).where(eq(resourceOperations.id, id));

describe("the demo's cloud accounts", () => {
  it("are ten: one with an invalid key, one whose synchronisation failed besides", async () => {
    const { list, total }: CloudAccountPage = (await api.call("listCloudAccounts", { pageSize: 50 }, { token })).data;
    expect(total).toBe(10);
    expect(list.filter(({ status }) => status === 2)).toHaveLength(1);
    expect(list.filter(({ status, syncStatus }) => status === 1 && syncStatus === 3)).toHaveLength(1);
    expect(list.every((account) => account.secretKey === "****")).toBe(true);
  });

  it("are synchronised again but for these two", async () => {
    const { list }: CloudAccountPage = (await api.call("listCloudAccounts", { pageSize: 50 }, { token })).data;
    for (const { id } of list) await api.call("syncCloudAccount", { id }, { token });
    await sync();
    const after: CloudAccountPage = (await api.call("listCloudAccounts", { pageSize: 50 }, { token })).data;
    expect(after.list.filter(({ syncStatus }) => syncStatus !== 2)).toMatchObject([
      { status: 1, accountName: "华为云-容灾账号", syncFailReason: "16 个同步范围中有 16 个失败：调用云接口超时" },
      { status: 2, accountName: "阿里云-研发测试", syncFailReason: expect.stringContaining("禁用") },
    ]);
  });
});

describe("a secret key", () => {
  it("is encrypted where it is kept, and stands in no answer, audit row or log", async () => {
    const secret = secretKey();
    const id = await saved({ secretKey: secret });
    const row = await stored(id);
    expect(row?.secretKey).toMatch(/^v1\./);
    expect(openSecret(row?.secretKey ?? "", 1001)).toBe(secret);
    expect(openSecret(row?.secretKey ?? "", 1010)).toBeUndefined();
    for (const call of ["getCloudAccount", "listCloudAccounts"] as const) {
      const { text } = await api.call(call, call === "getCloudAccount" ? { id } : { pageSize: 200 }, { token });
      expect(text).not.toContain(secret);
      expect(text).not.toContain(row?.secretKey);
    }
    const { rows } = await api.db.execute(
      sql`SELECT 1 FROM audit_events, idempotency_keys WHERE detail::text LIKE ${`%${secret}%`} OR answer::text LIKE ${`%${secret}%`}`,
    );
    expect([rows, api.logged]).toEqual([[], []]);
  });

  it("that cannot be decrypted any more makes the synchronisation fail with that reason", async () => {
    const id = await saved();
    await api.db.update(cloudAccounts).set({ secretKey: "v1.AAAA" }).where(eq(cloudAccounts.id, id));
    await sync();
    expect(await one(id)).toMatchObject({ status: 1, syncStatus: 3, syncFailReason: expect.stringContaining("解密") });
  });
});

describe("saveCloudAccount", () => {
  const wrong: [what: string, input: object, field: string, code: number][] = [
    ["a disabled key", { accessKey: newKey("BAD"), secretKey: secretKey() }, "accessKey", 422],
    ["a key without all permissions", { accessKey: newKey("LOW"), secretKey: secretKey() }, "accessKey", 422],
    ["a key of another cloud", { accessKey: "LTAI5tDemoProduction9999", secretKey: secretKey() }, "accessKey", 422],
    [
      "a region of another cloud",
      { accessKey: newKey(), secretKey: secretKey(), regionIds: ["cn-hangzhou"] },
      "regionIds",
      422,
    ],
  ];
  it.each(wrong)("refuses %s, and saves nothing", async (_what, input, field, code) => {
    const before = await api.db.$count(cloudAccounts);
    expect(await save(input)).toMatchObject({ code, data: { errors: [{ field }] } });
    expect(await api.db.$count(cloudAccounts)).toBe(before);
  });

  it("writes to the audit that a key was refused, also under a client token", async () => {
    const failures = and(eq(auditEvents.action, "saveCloudAccount"), eq(auditEvents.result, "failed"));
    const before = await api.db.$count(auditEvents, failures);
    const refused = await save({ accessKey: newKey("BAD"), secretKey: secretKey() });
    expect(refused.code).toBe(422);
    const rows = await api.db.select().from(auditEvents).where(failures).orderBy(desc(auditEvents.id));
    expect(rows).toHaveLength(before + 1);
    expect(rows[0]).toMatchObject({
      username: "admin",
      requestId: refused.headers["x-request-id"],
      detail: { cloudCode: "tx", valid: false },
    });
  });

  it("refuses a new account without its secret key", async () => {
    expect(await save({ accessKey: newKey() })).toMatchObject({ code: 400 });
  });

  it("takes a key once for a customer, and again for another one", async () => {
    const keys = { accessKey: newKey(), secretKey: secretKey() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => save(keys)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409]);
    expect((await save(keys, await api.signIn("type0"))).code).toBe(200);
  });

  it("changes an account without its keys, and not its cloud", async () => {
    const id = await saved();
    const before = await stored(id);
    expect((await save({ id, accountName: "新名称", regionIds: ["ap-beijing"] })).code).toBe(200);
    expect(await stored(id)).toMatchObject({
      accountName: "新名称",
      regionIds: ["ap-beijing"],
      accessKey: before?.accessKey,
      secretKey: before?.secretKey,
    });
    expect((await save({ id, accessKey: newKey(), secretKey: secretKey() })).code).toBe(400);
    expect(await save({ id, cloudCode: "aws" })).toMatchObject({
      code: 422,
      data: { errors: [{ field: "cloudCode" }] },
    });
    expect(await save({ id, regionIds: ["cn-hangzhou"] })).toMatchObject({
      code: 422,
      data: { errors: [{ field: "regionIds" }] },
    });
  });
});

describe("regions that are taken out of an account", () => {
  it.each([
    ["of those named", (regionIds: string[]) => regionIds],
    ["of all", () => []],
  ])("%s stay while an operation is open in one of them", async (_what, managed) => {
    const id = await saved();
    await sync();
    const [row] = await api.db.select().from(resources).where(eq(resources.cloudAccountId, id)).limit(1);
    if (!row) throw new Error("an account has resources");
    const [busy, free] = [row.regionId, row.regionId === "ap-beijing" ? "ap-guangzhou" : "ap-beijing"];
    const regionIds = managed([busy, free]);
    expect((await save({ id, regionIds })).code).toBe(200);
    const operation = await openOperation(row);
    expect(await save({ id, regionIds: [free] })).toMatchObject({
      code: 422,
      message: "要移除的地域中有 1 个资源操作尚未结束，请等其结束后再移除",
      data: { errors: [{ field: "regionIds" }] },
    });
    expect((await stored(id))?.regionIds).toEqual(regionIds);
    expect((await save({ id, regionIds: [busy] })).code).toBe(200);
    expect((await save({ id, regionIds: [] })).code).toBe(200);
    await endOperation(operation);
    expect((await save({ id, regionIds: [free] })).code).toBe(200);
  });
});

describe("an account without keys, whose resources come from files", () => {
  const imported = async () => {
    const id = await saved();
    await sync();
    const none = { accessKey: "", secretKey: null, accountUid: "imported" };
    await api.db.update(cloudAccounts).set(none).where(eq(cloudAccounts.id, id));
    return id;
  };
  const refused = { code: 422, message: expect.stringContaining("该账号没有密钥") };

  it("is neither synchronised nor asked, and nothing is done with its resources", async () => {
    const id = await imported();
    expect(await api.call("syncCloudAccount", { id }, { token })).toMatchObject(refused);
    const [scope] = await scopesOf(id);
    expect(await api.call("syncScope", { id: scope?.id }, { token })).toMatchObject(refused);
    expect(await api.call("listCloudCapabilities", { id }, { token })).toMatchObject(refused);
    const ofAccount = and(eq(resources.cloudAccountId, id), eq(resources.type, "host"));
    const [host] = await api.db.select().from(resources).where(ofAccount).limit(1);
    expect(await api.call("listResourceSizes", { id: host?.id }, { token })).toMatchObject(refused);
    const stop = { ids: [host?.id], action: "stop", clientToken: word() };
    const { data } = await api.call("operateResources", stop, { token });
    expect(data).toMatchObject([{ operationId: null, reason: refused.message }]);
  });

  it("is synchronised from the day on which it gets some, whosever they are", async () => {
    const id = await imported();
    const keys = { id, accessKey: newKey(), secretKey: secretKey(), clientToken: word() };
    expect((await api.call("rotateCloudAccountKeys", keys, { token })).code).toBe(200);
    expect((await stored(id))?.accountUid).not.toBe("imported");
    await sync();
    expect((await stored(id))?.syncStatus).toBe(2);
  });
});

describe("rotateCloudAccountKeys", () => {
  const rotate = (id: number, keys: object) =>
    api.call("rotateCloudAccountKeys", { id, secretKey: secretKey(), clientToken: word(), ...keys }, { token });

  it("replaces keys that work, of the same account, and has it synchronised", async () => {
    const id = await saved();
    await sync();
    const [before, accessKey, secret] = [await stored(id), newKey(), secretKey()];
    api.advance(1);
    expect((await rotate(id, { accessKey, secretKey: secret })).code).toBe(200);
    const after = await stored(id);
    expect(after).toMatchObject({ accessKey, accountUid: before?.accountUid, syncStatus: 0 });
    expect(openSecret(after?.secretKey ?? "", 1001)).toBe(secret);
    expect(after?.keyTime.getTime()).toBeGreaterThan(before?.keyTime.getTime() ?? Infinity);
  });

  it.each([
    ["do not work", "BAD"],
    ["lack a permission", "LOW"],
    ["belong to another account", "OTH"],
  ])("keeps the old keys where the new ones %s", async (_what, end) => {
    const id = await saved();
    const before = await stored(id);
    expect(await rotate(id, { accessKey: newKey(end) })).toMatchObject({
      code: 422,
      data: { errors: [{ field: "accessKey" }] },
    });
    expect(await stored(id)).toEqual(before);
  });

  it("refuses the key of another account of the customer's, and tells no secret to the audit", async () => {
    const [taken, secret] = [newKey(), secretKey()];
    await saved({ accessKey: taken });
    const id = await saved();
    expect(await rotate(id, { accessKey: taken, secretKey: secret })).toMatchObject({ code: 409 });
    const { rows } = await api.db.execute(sql`SELECT 1 FROM audit_events WHERE detail::text LIKE ${`%${secret}%`}`);
    expect(rows).toEqual([]);
  });
});

describe("keys of an account that is there already", () => {
  /** Keys, and an account of the customer's that they belong to, although it has others. */
  const taken = async () => {
    const keys = { accessKey: newKey(), secretKey: secretKey() };
    const checked = await api.call("checkCloudAccount", { cloudCode: "tx", ...keys }, { token });
    const { accountUid } = checked.data as { accountUid: string };
    const id = await saved({ accountName: `营销 ${accountUid}` });
    await api.db.update(cloudAccounts).set({ accountUid }).where(eq(cloudAccounts.id, id));
    return { id, keys, accountUid };
  };
  const refused = (accountUid: string) => ({
    code: 409,
    message: `该密钥属于已添加的云账号“营销 ${accountUid}”（${accountUid}），请在该账号中更换密钥`,
    data: { errors: [{ field: "accessKey" }] },
  });

  it("make no second one", async () => {
    const { keys, accountUid } = await taken();
    const before = await api.db.$count(cloudAccounts);
    expect(await save(keys)).toMatchObject(refused(accountUid));
    expect(await api.db.$count(cloudAccounts)).toBe(before);
    expect((await save(keys, await api.signIn("type0"))).code).toBe(200);
  });

  it("are not taken for one whose resources came from files", async () => {
    const { keys, accountUid } = await taken();
    const id = await saved();
    const none = { accessKey: "", secretKey: null, accountUid: word() };
    await api.db.update(cloudAccounts).set(none).where(eq(cloudAccounts.id, id));
    const input = { id, ...keys, clientToken: word() };
    expect(await api.call("rotateCloudAccountKeys", input, { token })).toMatchObject(refused(accountUid));
    expect(await stored(id)).toMatchObject(none);
  });

  it("replace the keys of that one", async () => {
    const { id, keys } = await taken();
    expect((await api.call("rotateCloudAccountKeys", { id, ...keys, clientToken: word() }, { token })).code).toBe(200);
  });
});

describe("listCloudCapabilities", () => {
  const capabilities = async (id: number) =>
    (await api.call("listCloudCapabilities", { id }, { token })).data as unknown;
  const all = ["inventory", "bill", "quota", "operate"];
  const granted = (capability: string) => ({ capability, granted: true, missingPermissions: [], reason: null });

  it("says of each whether the keys allow it, as the cloud says now", async () => {
    const id = await saved();
    expect(await capabilities(id)).toEqual(all.map(granted));
    await api.db
      .update(cloudAccounts)
      .set({ accessKey: newKey("LOW") })
      .where(eq(cloudAccounts.id, id));
    expect(await capabilities(id)).toEqual([
      granted("inventory"),
      {
        capability: "bill",
        granted: false,
        missingPermissions: ["QcloudFinanceBillReadOnlyAccess"],
        reason: expect.stringContaining("权限不足"),
      },
      granted("quota"),
      granted("operate"),
    ]);
    await api.db
      .update(cloudAccounts)
      .set({ accessKey: newKey("BAD") })
      .where(eq(cloudAccounts.id, id));
    expect(await capabilities(id)).toEqual(
      all.map((capability) => ({
        capability,
        granted: false,
        missingPermissions: [],
        reason: expect.stringContaining("禁用"),
      })),
    );
  });

  it("says that a secret cannot be decrypted", async () => {
    const id = await saved();
    await api.db.update(cloudAccounts).set({ secretKey: "v1.AAAA" }).where(eq(cloudAccounts.id, id));
    expect(await api.call("listCloudCapabilities", { id }, { token })).toMatchObject({ code: 422 });
  });
});

describe("deleteCloudAccounts", () => {
  it("refuses an account with an open operation, and deletes it with what was found in it when that has ended", async () => {
    const id = await saved();
    await sync();
    const ofAccount = and(eq(resources.cloudAccountId, id), eq(resources.type, "host"));
    const [host] = await api.db.select().from(resources).where(ofAccount).limit(1);
    if (!host) throw new Error("an account has hosts");
    const operation = await openOperation(host);
    const remove = () => api.call("deleteCloudAccounts", { ids: [id] }, { token });
    expect(await remove()).toMatchObject({ code: 422, message: expect.stringContaining("1 个资源操作") });
    expect(await stored(id)).toBeDefined();
    await endOperation(operation);
    expect((await remove()).code).toBe(200);
    expect(await api.db.$count(resources, eq(resources.cloudAccountId, id))).toBe(0);
  });

  it("is done again where PostgreSQL undid it for the sake of another transaction", async () => {
    const id = await saved();
    await sync();
    let deleting: Promise<{ code: number }> | undefined;
    // Who waits first looks first, after a second, and gives way; it may be the other one where that takes longer here.
    const other = api.db.transaction(async (tx) => {
      await tx.select().from(resources).where(eq(resources.cloudAccountId, id)).for("key share");
      deleting = api.call("deleteCloudAccounts", { ids: [id] }, { token });
      await untilWaiting(api.db);
      await tx.select().from(cloudAccounts).where(eq(cloudAccounts.id, id)).for("key share");
    });
    await Promise.allSettled([other]);
    expect((await deleting)?.code).toBe(200);
    expect(await stored(id)).toBeUndefined();
  });

  it("refuses an account of which a quota request is under review", async () => {
    const id = await newSilentAccount(api.db);
    const applied = await newApplication(api.db, { quotaId: await newQuota(api.db, { cloudAccountId: id }) });
    const remove = () => api.call("deleteCloudAccounts", { ids: [id] }, { token });
    expect(await remove()).toMatchObject({ code: 422, message: expect.stringContaining("1 个配额申请") });
    expect(await stored(id)).toBeDefined();
    await api.db.update(quotaApplications).set({ status: 3 }).where(eq(quotaApplications.id, applied));
    expect((await remove()).code).toBe(200);
  });

  it("refuses an account of which a resource is named by an alarm rule, until the rule is gone", async () => {
    const id = await saved();
    await sync();
    const [host] = await api.db.select().from(resources).where(eq(resources.cloudAccountId, id)).limit(1);
    if (!host) throw new Error("an account has resources");
    const ruleId = await newRule(api.db, { customId: host.customId, ruleName: "处理器", scope: "instance" });
    await api.db.insert(alarmRuleResources).values({ ruleId, resourceId: host.id });
    const remove = () => api.call("deleteCloudAccounts", { ids: [id] }, { token });
    expect(await remove()).toMatchObject({ code: 422, message: expect.stringContaining("处理器") });
    await api.db.delete(alarmRules).where(eq(alarmRules.id, ruleId));
    expect((await remove()).code).toBe(200);
  });

  it.each<[string, (account: Account, name: string) => Promise<SQL>]>([
    ["a view lists a resource of it", listedIn],
    ["the filter of an alarm rule names it", ruleOf],
    ["a budget names it", budgetOf],
    ["an allocation rule names it", allocationOf],
  ])("refuses an account while %s, naming that", async (_what, refer) => {
    const id = await saved();
    await sync();
    const account = await stored(id);
    if (!account) throw new Error("an account that was saved is stored");
    const name = word();
    const gone = await refer(account, name);
    const remove = () => api.call("deleteCloudAccounts", { ids: [id] }, { token });
    expect(await remove()).toMatchObject({ code: 422, message: expect.stringContaining(`“${name}”`) });
    expect(await stored(id)).toBeDefined();
    await api.db.execute(gone);
    expect((await remove()).code).toBe(200);
  });
});

/** What refers to an account under a name. @returns what ends that */
async function listedIn({ id, customId }: Account, viewName: string): Promise<SQL> {
  const [found] = await api.db.select().from(resources).where(eq(resources.cloudAccountId, id)).limit(1);
  const view = { customId, viewName, viewSort: 1, cloudCode: "all", businessType: 2, createTime: api.now() } as const;
  const [made] = await api.db.insert(businessViews).values(view).returning();
  const group = { groupName: word(), layer: "app", sort: 0, membership: "list", filter: "" } as const;
  const [{ groupId = 0 } = {}] = await api.db
    .insert(viewGroups)
    .values({ ...group, viewId: made?.id ?? 0 })
    .returning({ groupId: viewGroups.id });
  await api.db.insert(viewGroupResources).values({ groupId, resourceId: found?.id ?? 0 });
  return sql`delete from view_groups where id = ${groupId}`;
}

async function ruleOf({ id, customId }: Account, ruleName: string): Promise<SQL> {
  const filter = `monthCost > 1 or (cloudAccountId = (1, ${id}) and type = host)`;
  const ruleId = await newRule(api.db, { customId, ruleName, scope: "filter", filter });
  return sql`delete from alarm_rules where id = ${ruleId}`;
}

async function budgetOf({ accountUid }: Account, budgetName: string): Promise<SQL> {
  const id = await newBudget(api.db, { budgetName, accounts: ["other", accountUid] });
  return sql`delete from budgets where id = ${id}`;
}

async function allocationOf({ accountUid }: Account, ruleName: string): Promise<SQL> {
  const filter = `cloudCode = aws or accountUid = ("other", "${accountUid}")`;
  const id = await newAllocationRule(api.db, { ruleName, filter });
  return sql`update allocation_rules set filter = '' where id = ${id}`;
}

describe("the synchronisation", () => {
  it("goes from waiting over running to done, and not twice at a time", async () => {
    const id = await saved();
    expect(await api.call("syncCloudAccount", { id }, { token })).toMatchObject({ code: 422 });
    await Promise.all([sync(), sync()]);
    const done = await one(id);
    expect(done).toMatchObject({ status: 1, syncStatus: 2, syncFailReason: null });
    expect(done.resourceCount).toBeGreaterThan(0);
    expect((await api.call("syncCloudAccount", { id }, { token })).code).toBe(200);
    expect((await api.call("deleteCloudAccounts", { ids: [id] }, { token })).code).toBe(200);
    await sync();
    expect((await api.call("getCloudAccount", { id }, { token })).code).toBe(404);
  });

  it("fails where the cloud is silent, says why in both languages, and can be tried again", async () => {
    const id = await saved({ accessKey: newKey("ERR") });
    await sync();
    expect(await one(id)).toMatchObject({ status: 1, syncStatus: 3, syncFailReason: expect.stringContaining("超时") });
    expect((await api.call("getCloudAccount", { id }, { token, language: "en" })).data).toMatchObject({
      syncFailReason: expect.stringContaining("did not answer"),
    });
    expect((await api.call("syncCloudAccount", { id }, { token })).code).toBe(200);
  });

  it("leaves paused accounts alone until they are resumed", async () => {
    const id = await saved();
    await sync();
    expect((await api.call("pauseCloudAccounts", { ids: [id] }, { token })).code).toBe(200);
    expect(await one(id)).toMatchObject({ paused: true, syncStatus: 2 });
    expect(await api.call("syncCloudAccount", { id }, { token })).toMatchObject({ code: 422 });
    const before = await scopesOf(id);
    expect(new Set(before.map(({ paused }) => paused))).toEqual(new Set([true]));
    api.advance(20);
    await sync();
    expect(await scopesOf(id)).toEqual(before);
    expect((await api.call("resumeCloudAccounts", { ids: [id] }, { token })).code).toBe(200);
    await sync();
    const after = await scopesOf(id);
    expect(after.every(({ completedTime }, at) => (completedTime ?? "") > (before[at]?.completedTime ?? ""))).toBe(
      true,
    );
  });

  it("tells of each type in each region how far it is, and repeats one of them alone", async () => {
    const regions = await api.call("listRegions", { cloudCode: "tx" }, { token });
    const [first, second] = (regions.data as { regionId: string }[]).map(({ regionId }) => regionId);
    const id = await saved({ accessKey: newKey("DEN"), regionIds: [first, second] });
    await sync();
    const scopes = await scopesOf(id);
    expect(scopes).toHaveLength(16);
    for (const { regionId, status, failReason, items, completedTime } of scopes)
      expect({ status, failReason, read: items > 0 || completedTime !== null }).toEqual(
        regionId === second
          ? { status: 3, failReason: "账号无权读取该地域", read: false }
          : { status: 2, failReason: null, read: true },
      );
    const [failed, ...others] = scopes.filter(({ status }) => status === 3);
    expect(others).toHaveLength(7);
    expect((await api.call("syncScope", { id: failed?.id ?? 0 }, { token })).code).toBe(200);
    await sync();
    const changed = (await scopesOf(id)).filter(({ failures }, at) => failures !== scopes[at]?.failures);
    expect(changed).toMatchObject([{ id: failed?.id, failures: (failed?.failures ?? 0) + 1 }]);
    await api.call("pauseCloudAccounts", { ids: [id] }, { token });
    expect(await api.call("syncScope", { id: failed?.id ?? 0 }, { token })).toMatchObject({ code: 422 });
  });
});
