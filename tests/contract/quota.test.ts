import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Quota, QuotaApplicationDetail, QuotaPage, QuotaSummary } from "../../src/generated/api";
import { QuotaApplyStatus } from "../../src/generated/enums";
import { accessOf } from "../../src/server/areas/cloud/access";
import { syncDue } from "../../src/server/areas/cloud/sync/sync";
import { followApplications, openOf } from "../../src/server/areas/quota/follow-applications";
import { quotaReviewSimulator } from "../../src/server/cloud-world/quota-review";
import { cloudSimulator } from "../../src/server/cloud-world/world";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { messages } from "../../src/server/database/schema/message";
import { quotaApplications, quotas } from "../../src/server/database/schema/quota";
import { resources } from "../../src/server/database/schema/resource";
import { fakeTime } from "../helpers/fake-cloud";
import { own, unique } from "./example";
import { newApplication, newQuota, newSilentAccount } from "./quota-rows";
import { createTestApi, type TestApi } from "./test-api";

const { process, agree, disagree, cancel } = QuotaApplyStatus;
const reason = "业务扩容需要更多云主机";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const applyFor = (id: number, desireValue: number, as = token) =>
  api.call("applyQuota", { id, desireValue, reason, clientToken: unique() }, { token: as });
const applied = async (id: number, desireValue: number) =>
  ((await applyFor(id, desireValue)).data as { id: number }).id;
const cancelled = (id: number) => api.call("cancelQuotaApplication", { id }, { token });
const quota = async (id: number): Promise<Quota> => (await api.call("getQuota", { id }, { token })).data;
const detail = async (id: number): Promise<QuotaApplicationDetail> =>
  (await api.call("getQuotaApplication", { id }, { token })).data;
const list = async (input: object = {}): Promise<QuotaPage> =>
  (await api.call("listQuotas", { pageSize: 200, ...input }, { token })).data;
const summary = async (input: object = {}): Promise<QuotaSummary> =>
  (await api.call("getQuotaSummary", input, { token })).data;
const at = (seconds: number) => new Date(api.now().getTime() + seconds * 1000);
const review = (seconds = 60) => followApplications(api.db, quotaReviewSimulator(api.db), () => at(seconds));
const told = (id: number) =>
  api.db
    .select()
    .from(messages)
    .where(and(eq(messages.bizType, "quotaApplication"), eq(messages.bizId, String(id))));

/** A quota of an account at the simulated clouds of which enough is used, with nothing applied for. */
async function worldQuota(): Promise<typeof quotas.$inferSelect> {
  const [row] = await api.db
    .select()
    .from(quotas)
    .where(
      and(
        eq(quotas.customId, own),
        sql`${quotas.usedPercent} between 50 and 99 and not exists (select from ${quotaApplications} where quota_id = ${quotas.id})`,
        sql`exists (select from ${cloudAccounts} where id = ${quotas.cloudAccountId} and sync_fail_reason is null)`,
      ),
    )
    .orderBy(quotas.id)
    .limit(1);
  if (!row) throw new Error("the demo has no such quota");
  return row;
}

/** What the simulated clouds say of a quota now. */
async function atTheCloud({ cloudAccountId, regionId, quotaCode }: typeof quotas.$inferSelect) {
  const [account] = await api.db.select().from(cloudAccounts).where(eq(cloudAccounts.id, cloudAccountId));
  const access = account && accessOf(account);
  if (!access) throw new Error("its keys work");
  // Some minutes of an account are bad: another moment is asked for then.
  for (let minutes = 5; ; minutes += 1) {
    try {
      const said = await cloudSimulator(api.db, () => at(minutes * 60)).quotas(access, regionId);
      return said.find((one) => one.quotaCode === quotaCode);
    } catch (error) {
      if (minutes > 30) throw error;
    }
  }
}

describe("the demo's quotas", () => {
  it("have applications in every state, and some are near their limit", async () => {
    const found = await api.db.selectDistinct({ status: quotaApplications.status }).from(quotaApplications);
    expect(found.map(({ status }) => status).sort()).toEqual([process, agree, disagree, cancel]);
    expect((await summary()).nearLimit).toBeGreaterThan(0);
  });

  it("are used as much as the inventory has", async () => {
    const counted = (await list()).list.filter(({ quotaCode }) => quotaCode === "hosts");
    expect(counted.length).toBeGreaterThan(5);
    for (const { cloudAccountId, regionId, used } of counted) {
      const there = and(
        eq(resources.cloudAccountId, cloudAccountId),
        eq(resources.regionId, regionId),
        eq(resources.type, "host"),
        isNull(resources.goneTime),
      );
      expect(used).toBe(await api.db.$count(resources, there));
    }
  });
});

describe("listQuotas", () => {
  it("tells how near its limit each is, and counts them, whatever is asked for", async () => {
    const cloudAccountId = await newSilentAccount(api.db);
    const make = (used: number, total: number) => newQuota(api.db, { cloudAccountId, used, total });
    for (const [used, total] of [
      [0, 0],
      [79, 100],
      [80, 100],
      [999, 1000],
      [100, 100],
      [120, 100],
    ] as const)
      await make(used, total);
    const page = await list({ cloudAccountId, sortField: "usedPercent", sortOrder: "ascending" });
    expect(page.list.map(({ usedPercent, status }) => [usedPercent, status])).toEqual([
      [79, "ample"],
      [80, "near"],
      [99, "near"],
      [100, "full"],
      [100, "full"],
      [120, "full"],
    ]);
    const counts = [
      { status: "ample", count: 1 },
      { status: "near", count: 2 },
      { status: "full", count: 3 },
    ];
    expect(page.counts).toEqual(counts);
    expect(await list({ cloudAccountId, status: ["near"] })).toMatchObject({ counts, total: 2 });
  });

  it("speaks the caller's language, in which names are looked for", async () => {
    const cloudAccountId = await newSilentAccount(api.db);
    await newQuota(api.db, { cloudAccountId, quotaCode: "x", quotaName: { zh: "云主机数量", en: "Hosts" } });
    const named = async (keyword: string, language: string) => {
      const { data } = await api.call("listQuotas", { cloudAccountId, keyword }, { token, language });
      return (data as QuotaPage).list.map(({ quotaName }) => quotaName);
    };
    expect([await named("主机", "zh-CN"), await named("主机", "en"), await named("host", "en")]).toEqual([
      ["云主机数量"],
      [],
      ["Hosts"],
    ]);
  });
});

describe("getQuotaSummary", () => {
  it("is what the list has, of one cloud or of all", async () => {
    for (const cloud of [undefined, "aliyun", "jd"] as const) {
      const asked = cloud === undefined ? {} : { cloudCode: [cloud] };
      const { quotas: all, nearLimit, usedUp } = await summary(cloud === undefined ? {} : { cloud });
      const totals = [asked, { ...asked, status: ["near", "full"] }, { ...asked, status: ["full"] }].map(list);
      expect([all, nearLimit, usedUp]).toEqual((await Promise.all(totals)).map(({ total }) => total));
    }
  });

  it("names the regions that could not be read, whose quotas are shown as of when they could", async () => {
    const { lacking, lackingCount, asOf } = await summary();
    expect(lacking).toHaveLength(lackingCount);
    expect(lacking.map(({ accountName }) => accountName)).toContain("阿里云-研发测试");
    for (const { accountName, completedTime, reason: why } of lacking) {
      expect(why).not.toBeNull();
      const rows = (await list()).list.filter((row) => row.accountName === accountName);
      expect(rows.map((row) => row.asOf)).toContain(completedTime);
      expect(String(completedTime) < String(asOf)).toBe(true);
    }
  });
});

describe("listQuotaAccounts and listQuotaRegions", () => {
  it("name where there are quotas, of some clouds or all", async () => {
    const cloudCode = ["huawei"];
    const { list: rows } = await list({ cloudCode });
    const accounts = (await api.call("listQuotaAccounts", { cloudCode }, { token })).data as { id: number }[];
    const regions = (await api.call("listQuotaRegions", { cloudCode }, { token })).data as { regionId: string }[];
    expect(accounts.map(({ id }) => id)).toEqual([...new Set(rows.map((row) => row.cloudAccountId))].sort());
    expect(regions.map(({ regionId }) => regionId)).toEqual([...new Set(rows.map((row) => row.regionId))].sort());
    const all = (await api.call("listQuotaAccounts", {}, { token })).data as object[];
    expect(all.length).toBeGreaterThan(accounts.length);
  });
});

describe("applyQuota", () => {
  it("keeps what was granted and used, and shows the quota as applied for", async () => {
    const id = await newQuota(api.db);
    const made = await applied(id, 150);
    expect(await detail(made)).toMatchObject({
      totalQuota: 100,
      totalUsage: 60,
      desireValue: 150,
      approveValue: null,
      reason,
      status: process,
      effectiveTime: null,
      applicant: "admin",
      history: [{ from: null, status: process, actor: "admin" }],
    });
    expect(await quota(id)).toMatchObject({ total: 100, applying: true });
  });

  it.each([
    [100, "QUOTA_NOT_MORE"],
    [99, "QUOTA_NOT_MORE"],
    [1001, "QUOTA_TOO_MUCH"],
  ])("refuses %i of 100 at its field", async (desireValue) => {
    const answer = await applyFor(await newQuota(api.db), desireValue);
    expect(answer.code).toBe(422);
    expect(answer.data).toMatchObject({ errors: [{ field: "desireValue" }] });
    expect(answer.message).toContain(desireValue > 100 ? "1000" : "100");
  });

  it("takes ten times what is granted, and ten where nothing is", async () => {
    expect((await applyFor(await newQuota(api.db), 1000)).code).toBe(200);
    expect((await applyFor(await newQuota(api.db, { total: 0, used: 0 }), 10)).code).toBe(200);
    expect((await applyFor(await newQuota(api.db, { total: 0, used: 0 }), 11)).code).toBe(422);
  });

  it("refuses a second application while one is under review, however many come at once", async () => {
    const id = await newQuota(api.db);
    const codes = (await Promise.all([150, 160, 170].map((value) => applyFor(id, value)))).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 409, 409]);
    expect(await api.db.$count(quotaApplications, eq(quotaApplications.quotaId, id))).toBe(1);
    await review();
    expect((await applyFor(id, 900)).code).toBe(200);
  });
});

describe("an application", () => {
  it("that is approved raises its quota at once, and its applicant is told", async () => {
    const id = await newQuota(api.db);
    const made = await applied(id, 150);
    await review(10);
    expect((await detail(made)).status).toBe(process);
    await review();
    expect(await detail(made)).toMatchObject({ status: agree, approveValue: 150, auditReason: null });
    expect((await detail(made)).history.map(({ status }) => status)).toEqual([process, agree]);
    expect(await quota(id)).toMatchObject({ total: 150, used: 60, usedPercent: 40, applying: false });
    const sent = await told(made);
    expect(sent).toMatchObject([{ titleEn: "Quota request approved: Hosts", level: "info", customId: own }]);
    expect(sent[0]?.contentEn).toContain("the quota is now 150");
    await review(600);
    expect(await told(made)).toHaveLength(1);
  });

  it("for more than twice its quota is approved in part, with a note", async () => {
    const id = await newQuota(api.db);
    const made = await applied(id, 500);
    await review();
    const { approveValue, auditReason } = await detail(made);
    expect([approveValue, (await quota(id)).total]).toEqual([200, 200]);
    expect(auditReason).toContain("2 倍");
  });

  it("of which little is used is rejected, and changes nothing", async () => {
    const id = await newQuota(api.db, { used: 49 });
    const made = await applied(id, 150);
    await review();
    const { status, approveValue, auditReason } = await detail(made);
    expect([status, approveValue, (await quota(id)).total]).toEqual([disagree, null, 100]);
    expect(auditReason).toContain("50%");
    expect(await told(made)).toMatchObject([{ titleEn: "Quota request rejected: Hosts", level: "warn" }]);
  });

  it("for more than five times its quota waits for a person", async () => {
    const made = await applied(await newQuota(api.db), 501);
    await review(86_400);
    expect((await detail(made)).status).toBe(process);
  });

  it("whose quota is not managed any more is cancelled, and its applicant is told", async () => {
    const id = await newQuota(api.db);
    const made = await applied(id, 150);
    await api.db.delete(quotas).where(eq(quotas.id, id));
    await review();
    const { status, history, auditReason } = await detail(made);
    expect([status, history.at(-1)?.actor]).toEqual([cancel, "系统"]);
    expect(auditReason).toContain("管理范围");
    expect(await told(made)).toHaveLength(1);
  });

  it("never lowers what its cloud has granted meanwhile", async () => {
    const id = await newQuota(api.db);
    await applied(id, 150);
    await api.db.update(quotas).set({ total: 400 }).where(eq(quotas.id, id));
    await review();
    expect((await quota(id)).total).toBe(400);
  });
});

describe("the simulated clouds", () => {
  it("decide when they do, which may be long before or after a job has begun", async () => {
    const reviewer = quotaReviewSimulator(api.db);
    const { id, total } = await worldQuota();
    const made = await applied(id, total + 1);
    const [row] = await api.db.select().from(quotaApplications).where(eq(quotaApplications.id, made));
    if (!row) throw new Error("what was applied for has a row");
    // Its answer was lost.
    await reviewer.follow(openOf(row), at(60));
    let clock = at(600);
    const slow = {
      ...reviewer,
      follow: async (...asked: Parameters<typeof reviewer.follow>) => {
        clock = at(900);
        return reviewer.follow(...asked);
      },
    };
    await followApplications(api.db, slow, () => clock);
    const [after] = await api.db.select().from(quotaApplications).where(eq(quotaApplications.id, made));
    expect(Math.round(((after?.effectiveTime?.getTime() ?? 0) - row.applyTime.getTime()) / 10_000)).toBe(6);
    expect(after?.statusTime).toEqual(after?.effectiveTime);
  });

  it("grant what was approved, so that the next synchronisation agrees", async () => {
    const row = await worldQuota();
    const desireValue = row.total + 7;
    await applied(row.id, desireValue);
    await review();
    expect(await quota(row.id)).toMatchObject({ total: desireValue });
    expect(await atTheCloud(row)).toMatchObject({ total: desireValue });
    const time = fakeTime(at(3600));
    await syncDue(api.db, cloudSimulator(api.db, time.clock), time);
    expect(await quota(row.id)).toMatchObject({ total: desireValue });
  });

  it("grant nothing that was cancelled", async () => {
    const row = await worldQuota();
    const made = await applied(row.id, row.total + 7);
    expect((await cancelled(made)).code).toBe(200);
    await review();
    expect([(await detail(made)).status, (await quota(row.id)).total]).toEqual([cancel, row.total]);
    expect((await atTheCloud(row))?.total).toBeLessThan(row.total + 7);
  });
});

describe("cancelQuotaApplication", () => {
  it("is for what is under review only", async () => {
    for (const [status, approveValue] of [
      [agree, 150],
      [disagree, null],
      [cancel, null],
    ] as const) {
      const effectiveTime = approveValue === null ? null : new Date();
      const id = await newApplication(api.db, { status, approveValue, effectiveTime });
      expect((await cancelled(id)).code).toBe(422);
    }
  });

  it("comes too late once those who review have decided, though the console has not heard of it", async () => {
    const made = await newApplication(api.db);
    const [row] = await api.db.select().from(quotaApplications).where(eq(quotaApplications.id, made));
    if (!row) throw new Error("it is there");
    await quotaReviewSimulator(api.db).follow({ ...row, since: row.statusTime }, at(60));
    const answer = await cancelled(made);
    expect([answer.code, (await detail(made)).status]).toEqual([409, process]);
    await review();
    expect((await detail(made)).status).toBe(agree);
  });

  it("can be repeated where the console did not write down that it was taken back", async () => {
    const made = await newApplication(api.db);
    const [row] = await api.db.select().from(quotaApplications).where(eq(quotaApplications.id, made));
    if (!row) throw new Error("it is there");
    expect(await quotaReviewSimulator(api.db).withdraw(openOf(row), at(1))).toBe(true);
    await review();
    expect((await cancelled(made)).code).toBe(200);
    expect((await detail(made)).status).toBe(cancel);
  });

  it("frees its quota for another application", async () => {
    const id = await newQuota(api.db);
    await cancelled(await applied(id, 150));
    expect((await quota(id)).applying).toBe(false);
    expect((await applyFor(id, 150)).code).toBe(200);
  });
});

it("messages about applications are the applicants' only", async () => {
  const found = await api.db
    .select({ customId: messages.customId, bizId: messages.bizId, userId: messages.userId })
    .from(messages)
    .where(eq(messages.bizType, "quotaApplication"));
  const ids = found.map(({ bizId }) => Number(bizId));
  const rows = await api.db.select().from(quotaApplications).where(inArray(quotaApplications.id, ids));
  expect(found.length).toBeGreaterThan(5);
  for (const { bizId, userId, customId } of found)
    expect(rows.find(({ id }) => id === Number(bizId))).toMatchObject({ applicantId: userId, customId });
});
