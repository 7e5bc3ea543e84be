import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  AlarmLevel,
  AlarmRulePreview,
  BusinessView,
  BusinessViewDetail,
  ResourceCost,
  ViewGroup,
  ViewGroupDetail,
  ViewGroupPreview,
  ViewProject,
} from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { alarmRules } from "../../src/server/database/schema/alarm";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { resources } from "../../src/server/database/schema/resource";
import { newAlarm, newRule } from "./alarm-rows";
import { hasRunningCosts } from "./bill-rows";
import { createPeople } from "./people";
import { putResources } from "./resources";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
let other: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
  other = await api.signIn("type0");
});
afterAll(() => api.close());

const word = () => randomBytes(8).toString("hex");
const call = (id: OperationId, input: object = {}, as = token) => api.call(id, input, { token: as });
const save = (input: object = {}, as = token) =>
  call("saveBusinessView", { viewName: word(), cloudCode: "all", businessType: 2, clientToken: word(), ...input }, as);
const change = (input: object) => call("saveBusinessView", { clientToken: word(), viewSort: 1, ...input });
const saved = async (input: object = {}): Promise<number> => ((await save(input)).data as { id: number }).id;
const view = async (id: number): Promise<BusinessViewDetail> => (await call("getBusinessView", { id })).data;
const saveGroup = (input: object) =>
  call("saveViewGroup", { groupName: word(), layer: "app", membership: "filter", clientToken: word(), ...input });
const group = async (input: object): Promise<number> => ((await saveGroup(input)).data as { id: number }).id;
const groups = async (viewId: number): Promise<ViewGroup[]> => (await call("listViewGroups", { viewId })).data;
const detail = async (id: number): Promise<ViewGroupDetail> => (await call("getViewGroup", { id })).data;
const fieldsOf = ({ data }: { data: unknown }) =>
  (data as { errors: { field: string }[] }).errors.map(({ field }) => field);
const put = (rows: object[]) => putResources(api.db, 1001, rows);

describe("how many resources a view, a group and an alarm rule have", () => {
  it("is what the list behind it shows the same user, whose role may list disks only", async () => {
    const { token: ofDisks } = await (await createPeople(api)).managerWith("v8,v8-2,v8-2.2,v10,v10-1,v10-2,v10-3,");
    for (const as of [token, ofDisks]) {
      const total = async (id: OperationId, input: object) =>
        ((await call(id, { ...input, pageSize: 10 }, as)).data as { total: number }).total;
      const { list: views }: { list: BusinessView[] } = (await call("listBusinessViews", { pageSize: 200 }, as)).data;
      const { list: rules }: { list: { id: number }[] } = (await call("listAlarmRules", { pageSize: 200 }, as)).data;
      expect([views.length > 3, rules.length > 3]).toEqual([true, true]);
      for (const { id, resourceCount } of views) {
        expect(await total("listViewResources", { viewId: id })).toBe(resourceCount);
        for (const one of (await call("listViewGroups", { viewId: id }, as)).data as ViewGroup[])
          expect(await total("listViewResources", { groupId: one.id })).toBe(one.resourceCount);
      }
      for (const { id } of rules) {
        const { resourceCount }: { resourceCount: number } = (await call("getAlarmRule", { id }, as)).data;
        expect(await total("listAlarmStates", { ruleId: id })).toBe(resourceCount);
      }
    }
  });
});

describe("the demo's views", () => {
  it("have groups in several layers, links between them, resources and costs", async () => {
    const { list }: { list: BusinessView[] } = (await call("listBusinessViews")).data;
    expect(list.length).toBeGreaterThanOrEqual(4);
    const costs = await hasRunningCosts(api);
    for (const row of list) {
      expect(row.groupCount).toBeGreaterThan(0);
      expect(row.resourceCount).toBeGreaterThan(0);
      expect(Number(row.monthCost) > 0).toBe(costs);
    }
    const all = await groups(list[0]?.id ?? 0);
    expect(new Set(all.map(({ layer }) => layer)).size).toBe(4);
    expect(all.some(({ linkIds }) => linkIds.length > 0)).toBe(true);
  });
});

describe("saveBusinessView", () => {
  it.each(["a/b", "/", ".", "..", " .. ", "   ", "", "x".repeat(33), "tab\tbed"])(
    "refuses the name %j",
    async (viewName) => {
      expect((await save({ viewName })).code).toBe(400);
    },
  );

  it.each(["50% & more", "a?b#c", "…", "a.b", "中文 名称", "x".repeat(32), "\\", "%2F"])(
    "takes the name %j",
    async (viewName) => {
      const id = await saved({ viewName });
      expect((await view(id)).viewName).toBe(viewName);
      await call("deleteBusinessView", { id });
    },
  );

  it("takes a name once for a customer, and again for another one", async () => {
    const viewName = word();
    const answers = await Promise.all(Array.from({ length: 4 }, () => save({ viewName })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409]);
    expect((await save({ viewName }, other)).code).toBe(200);
  });

  it("gives a view of a project a group for each layer, with the resources of the project", async () => {
    expect((await save({ businessType: 1 })).code).toBe(422);
    const projects: ViewProject[] = (await call("listViewProjects", {})).data;
    const [project, second] = projects;
    const id = await saved({ businessType: 1, projectId: project?.projectId });
    const made = await groups(id);
    expect(made.map(({ layer }) => layer)).toEqual(["access", "app", "data", "network"]);
    expect((await view(id)).resourceCount).toBe(project?.resourceCount);
    const { viewName } = await view(id);
    expect((await change({ id, viewName, projectId: second?.projectId })).code).toBe(200);
    expect((await view(id)).resourceCount).toBe(second?.resourceCount);
  });

  it("gives no project to a view of groups", async () => {
    const id = await saved();
    expect((await change({ id, viewName: word(), projectId: "移动银行" })).code).toBe(422);
    expect(await view(id)).toMatchObject({ businessType: 2, projectId: null });
  });
});

describe("moveBusinessView", () => {
  it("changes places with the neighbour, and stays at the ends", async () => {
    const order = async (): Promise<number[]> =>
      ((await call("listBusinessViews", { pageSize: 200 })).data as { list: BusinessView[] }).list.map(({ id }) => id);
    const before = await order();
    const [first = 0, second = 0] = before;
    await call("moveBusinessView", { id: second, direction: "up" });
    expect((await order()).slice(0, 2)).toEqual([second, first]);
    await call("moveBusinessView", { id: second, direction: "up" });
    expect((await order()).slice(0, 2)).toEqual([second, first]);
    await call("moveBusinessView", { id: second, direction: "down" });
    expect(await order()).toEqual(before);
    const last = before.at(-1) ?? 0;
    await call("moveBusinessView", { id: last, direction: "down" });
    expect(await order()).toEqual(before);
  });
});

describe("the resources of a view", () => {
  it("are found by a filter whenever it is read, and gone with the cloud's", async () => {
    const viewId = await saved();
    const projectName = word();
    const id = await group({ viewId, filter: "type = redis and cloudCode = tx" });
    const before = (await view(viewId)).resourceCount;
    const [made = 0] = await put([{ type: "redis", exactMonthCost: "12.50", projectName }]);
    expect((await view(viewId)).resourceCount).toBe(before + 1);
    expect((await detail(id)).resourceCount).toBe(before + 1);
    await api.db.update(resources).set({ goneTime: new Date() }).where(eq(resources.id, made));
    expect((await view(viewId)).resourceCount).toBe(before);
  });

  it("count once, however many groups they are in, and their costs are rounded once", async () => {
    const viewId = await saved();
    const ids = await put([{ exactMonthCost: "1.104" }, { exactMonthCost: "2.253" }]);
    await group({ viewId, membership: "list", resourceIds: ids });
    await group({ viewId, membership: "list", resourceIds: [ids[0]] });
    expect(await view(viewId)).toMatchObject({ groupCount: 2, resourceCount: 2, monthCost: "3.36" });
    expect((await groups(viewId)).map(({ resourceCount, monthCost }) => [resourceCount, monthCost])).toEqual([
      [2, "3.36"],
      [1, "1.10"],
    ]);
  });

  it("follow the tags that a filter asks for", async () => {
    const [viewId, tagKey] = [await saved(), word()];
    const [resourceId = 0] = await put([{}]);
    const tag = await call("saveTag", { tagKey, tagValue: "x", color: "blue", clientToken: word() });
    await group({ viewId, filter: `tags:"${tagKey}" is not empty` });
    expect((await view(viewId)).resourceCount).toBe(0);
    const binding = { resourceIds: [resourceId], tagIds: [(tag.data as { id: number }).id] };
    await call("bindTags", { ...binding, clientToken: word() });
    expect((await view(viewId)).resourceCount).toBe(1);
  });

  it("are narrowed by the cloud of the view, whatever a filter asks", async () => {
    const viewId = await saved({ cloudCode: "aliyun" });
    await group({ viewId, filter: "type = host" });
    const own = and(eq(resources.customId, 1001), isNull(resources.goneTime), eq(resources.type, "host"));
    const hosts = await api.db.$count(resources, and(own, eq(resources.cloudCode, "aliyun")));
    expect((await view(viewId)).resourceCount).toBe(hosts);
    const preview = await call("previewViewGroup", { viewId, membership: "filter", filter: "type = host" });
    expect((preview.data as ViewGroupPreview).resourceCount).toBe(hosts);
  });

  it("are those of the last days whenever it is read, where a filter counts from today", async () => {
    const [viewId, projectName] = [await saved(), word()];
    const daysAgo = (days: number) => ({ projectName, createTime: new Date(api.now().getTime() - days * 86_400_000) });
    await put([daysAgo(1), daysAgo(3), daysAgo(30)]);
    await group({ viewId, filter: `projectName = "${projectName}" and createTime >= today-7d` });
    expect((await view(viewId)).resourceCount).toBe(2);
  });

  it("cost by month what their bill lines say", async () => {
    const { list }: { list: BusinessView[] } = (await call("listBusinessViews")).data;
    const months: ResourceCost[] = (await call("listViewCosts", { id: list[0]?.id })).data;
    expect(months.length).toBeGreaterThan(11);
    expect([...months].sort((a, b) => b.billCycle.localeCompare(a.billCycle))).toEqual(months);
  });
});

describe("the health of a view", () => {
  const raise = (resourceId: number, alarmLevel: AlarmLevel, more: object = {}) =>
    newAlarm(api.db, { resourceId, alarmLevel, ...more });

  it("is 100 less its open alarms, each of them told, and adds up", async () => {
    const viewId = await saved();
    const [one = 0, two = 0] = await put([{ name: "db-1" }, {}]);
    await group({ viewId, membership: "list", resourceIds: [one, two] });
    await group({ viewId, membership: "list", resourceIds: [one] });
    expect(await view(viewId)).toMatchObject({ healthScore: 100, alarmCount: 0, deductions: [] });
    await raise(two, "info");
    await raise(one, "critical", { status: 1 });
    await raise(one, "warn", { status: 2 });
    await raise(two, "warn", { status: 3 });
    await raise(two, "critical", { alarmState: "ok", recoverTime: new Date(), cause: "judged" });
    const shown = await view(viewId);
    expect(shown).toMatchObject({ healthScore: 75, alarmCount: 2 });
    expect(shown.deductions.map(({ alarmLevel, points }) => [alarmLevel, points])).toEqual([
      ["critical", 20],
      ["info", 5],
    ]);
    expect(shown.healthNote).toMatch(/^100 - 20.*- 5.* = 75$/);
    const { list }: { list: BusinessView[] } = (await call("listBusinessViews", { pageSize: 200 })).data;
    expect(list.find(({ id }) => id === viewId)).toMatchObject({ healthScore: 75, alarmCount: 2 });
    expect((await groups(viewId)).map(({ alarmCount }) => alarmCount)).toEqual([2, 1]);
  });

  it("is not below 0, and what is taken off is 100", async () => {
    const viewId = await saved();
    const [id = 0] = await put([{}]);
    await group({ viewId, membership: "list", resourceIds: [id] });
    for (let raised = 0; raised < 7; raised += 1) await raise(id, "critical");
    const { healthScore, alarmCount, deductions } = await view(viewId);
    expect({ healthScore, alarmCount }).toEqual({ healthScore: 0, alarmCount: 7 });
    expect(deductions.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  });
});

describe("an alarm rule of a view", () => {
  const rule = { resourceType: "host", scope: "view", metricName: "cpuUsage", threshold: 90 };
  const counted = async (viewId: number): Promise<number> =>
    ((await call("previewAlarmRule", { ...rule, viewId })).data as AlarmRulePreview).resourceCount;

  it("is about the view's resources of its type, each once, and follows them", async () => {
    const viewId = await saved();
    const [one = 0, two = 0] = await put([{}, {}, { type: "disk" }]);
    expect(await counted(viewId)).toBe(0);
    await group({ viewId, membership: "list", resourceIds: [one] });
    await group({ viewId, membership: "list", resourceIds: [one, two] });
    expect(await counted(viewId)).toBe(2);
    const { data } = await call("saveAlarmRule", { ...rule, viewId, ruleName: word(), clientToken: word() });
    const { id } = data as { id: number };
    const { viewName } = await view(viewId);
    expect((await call("getAlarmRule", { id })).data).toMatchObject({
      scope: "view",
      viewId,
      viewName,
      resourceCount: 2,
    });
    await api.db.update(resources).set({ goneTime: new Date() }).where(eq(resources.id, two));
    expect((await call("getAlarmRule", { id })).data).toMatchObject({ resourceCount: 1 });
  });

  it("needs a view, and one of the customer's own", async () => {
    const foreign = ((await save({}, other)).data as { id: number }).id;
    expect((await call("previewAlarmRule", rule)).code).toBe(422);
    expect((await call("previewAlarmRule", { ...rule, viewId: foreign })).code).toBe(404);
  });
});

describe("deleteBusinessView", () => {
  it("is refused while an alarm rule is about the view", async () => {
    const viewId = await saved();
    const ruleId = await newRule(api.db, { customId: 1001, ruleName: word(), scope: "view", viewId });
    expect((await call("deleteBusinessView", { id: viewId })).code).toBe(422);
    await api.db.delete(alarmRules).where(eq(alarmRules.id, ruleId));
    expect((await call("deleteBusinessView", { id: viewId })).code).toBe(200);
  });
});

describe("saveViewGroup", () => {
  it("links groups of one view, and no others", async () => {
    const [viewId, elsewhere] = [await saved(), await saved()];
    const [to, foreign] = [await group({ viewId, layer: "data" }), await group({ viewId: elsewhere })];
    const from = await group({ viewId, linkIds: [to] });
    expect((await detail(from)).linkIds).toEqual([to]);
    expect((await saveGroup({ viewId, linkIds: [foreign] })).code).toBe(422);
    expect((await saveGroup({ id: from, linkIds: [from] })).code).toBe(422);
    await call("deleteViewGroup", { id: to });
    expect((await detail(from)).linkIds).toEqual([]);
  });

  it("refuses an empty list, a name that is there, and more than 40 groups", async () => {
    const viewId = await saved();
    expect((await saveGroup({ viewId, membership: "list", resourceIds: [] })).code).toBe(422);
    const groupName = word();
    await group({ viewId, groupName });
    expect((await saveGroup({ viewId, groupName })).code).toBe(409);
    for (let made = 1; made < 40; made += 1) await group({ viewId });
    expect((await saveGroup({ viewId })).code).toBe(422);
  });

  it("stands behind the others of its layer, and stays there when it is changed", async () => {
    const viewId = await saved();
    const [first, second] = [await group({ viewId }), await group({ viewId })];
    await saveGroup({ id: first });
    expect((await groups(viewId)).map(({ id }) => id)).toEqual([first, second]);
  });

  it("keeps the account that its filter asks for from being deleted", async () => {
    const own = eq(cloudAccounts.customId, 1001);
    const [account] = await api.db.select().from(cloudAccounts).where(own).limit(1);
    const { id: _id, ...row } = account ?? ({} as never);
    const [made] = await api.db
      .insert(cloudAccounts)
      .values({ ...row, accountUid: word(), accessKey: word(), accountName: word() })
      .returning({ id: cloudAccounts.id });
    const cloudAccountId = made?.id ?? 0;
    const viewId = await saved();
    const id = await group({ viewId, filter: `type = host or cloudAccountId = (${cloudAccountId}, ${account?.id})` });
    expect((await call("deleteCloudAccounts", { ids: [cloudAccountId] })).code).toBe(422);
    await saveGroup({ id });
    expect((await call("deleteCloudAccounts", { ids: [cloudAccountId] })).code).toBe(200);
  });

  it("takes no account of another customer", async () => {
    const [foreign] = await api.db.select().from(cloudAccounts).where(eq(cloudAccounts.customId, 1010)).limit(1);
    const asked = { viewId: await saved(), membership: "filter", filter: `cloudAccountId != ${foreign?.id}` };
    for (const refused of [await saveGroup(asked), await call("previewViewGroup", asked)]) {
      expect(refused).toMatchObject({ code: 404, message: `筛选条件中的云账号 ${foreign?.id} 不存在或已被删除` });
      expect(fieldsOf(refused)).toEqual(["filter"]);
    }
  });

  it("finds nothing by another customer's tag", async () => {
    const viewId = await saved();
    const [foreign = 0] = await putResources(api.db, 1010, [{}]);
    const tagKey = word();
    const tag = await call("saveTag", { tagKey, tagValue: "x", color: "blue", clientToken: word() }, other);
    const binding = { resourceIds: [foreign], tagIds: [(tag.data as { id: number }).id], clientToken: word() };
    expect((await call("bindTags", binding, other)).code).toBe(200);
    await group({ viewId, filter: `tags:${tagKey} is not empty` });
    expect((await view(viewId)).resourceCount).toBe(0);
  });

  it("keeps its filter in names and codes, however it was written", async () => {
    const id = await group({
      viewId: await saved(),
      filter: '  (type 属于 host、disk 且 tags："env" 是 prod) 且 monthCost>500 ',
    });
    expect((await detail(id)).filter).toBe('type = (host, disk) and tags:"env" = prod and monthCost > 500');
    await saveGroup({ id });
    expect((await detail(id)).filter).toBe("");
  });

  it.each([
    ["type = hosts", "筛选条件在第 8 个字符处有误：hosts"],
    ["monthCost > 500 and cpu > 2", "筛选条件在第 21 个字符处有误：cpu"],
    ["(type = host", "筛选条件在第 1 个字符处有误：(type = host"],
    ["tags:env >", "筛选条件在第 1 个字符处有误：tags:env >"],
  ])("refuses the filter %s, with the place of its mistake", async (filter, message) => {
    const asked = { viewId: await saved(), membership: "filter", filter };
    for (const refused of [await saveGroup(asked), await call("previewViewGroup", asked)]) {
      expect(refused).toMatchObject({ code: 400, message });
      expect(fieldsOf(refused)).toEqual(["filter"]);
    }
  });
});
