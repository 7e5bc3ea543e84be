import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AlarmGroup, AlarmGroupPage, AlarmPage, AlarmStatePage } from "../../src/generated/api";
import { alarmRuleResources, alarmStates } from "../../src/server/database/schema/alarm";
import { addMinutes, toLocalDateTime } from "../../src/server/time";
import { newAlarm, newRule } from "./alarm-rows";
import { own, unique } from "./example";
import { putResources } from "./resources";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const groups = async (input: object): Promise<AlarmGroup[]> => {
  const { data } = await api.call("listAlarmGroups", { pageSize: 200, ...input }, { token });
  return (data as AlarmGroupPage).list;
};
const totalOf = async (input: object): Promise<number> =>
  ((await api.call("listAlarms", input, { token })).data as AlarmPage).total;
/** What leads from a group to its alarms, as config/screens/monitor/alarm-groups.json has it. */
const linkOf = ({ ruleId, deletedRule, resourceId, viewId }: AlarmGroup) =>
  Object.fromEntries(Object.entries({ ruleId, deletedRule, resourceId, viewId }).filter(([, value]) => value !== null));
const open = { lasting: true, status: [0, 1] };

const now = new Date();
const resource = async (): Promise<{ resourceId: number; resourceName: string }> => {
  const resourceName = unique();
  const [resourceId = 0] = await putResources(api.db, own, [{ type: "host", name: resourceName }]);
  return { resourceId, resourceName };
};

/** A rule with an open critical alarm, an open warning, and one that is over; of two resources. */
async function ruleOfThree() {
  const ruleName = unique();
  const ruleId = await newRule(api.db, { customId: own, ruleName });
  const [first, second] = [await resource(), await resource()];
  const add = (row: Parameters<typeof newAlarm>[1], minutes: number) =>
    newAlarm(api.db, { ruleId, ruleName, ...row }, addMinutes(now, minutes));
  await add({ ...first, alarmLevel: "warn", status: 1 }, -3);
  await add({ ...second, alarmLevel: "info" }, -2);
  await add({ ...second, alarmLevel: "critical", recoverTime: now, alarmState: "ok", cause: "judged" }, -4);
  return { ruleId, ruleName, first, second };
}

describe("listAlarmGroups", () => {
  it.each(["rule", "resource"])(
    "by %s counts all alarms, each in one group, and as many as its links lead to",
    async (by) => {
      await ruleOfThree();
      await newAlarm(api.db, { ruleName: unique() });
      const all = await groups({ by });
      expect(new Set(all.map(({ rowKey }) => rowKey)).size).toBe(all.length);
      expect(all.reduce((sum, { alarmCount }) => sum + alarmCount, 0)).toBe(await totalOf({}));
      expect(all.reduce((sum, { openCount }) => sum + openCount, 0)).toBe(await totalOf(open));
      for (const group of all) {
        const link = linkOf(group);
        expect({ link, total: await totalOf(link) }).toEqual({ link, total: group.alarmCount });
        expect({ link, total: await totalOf({ ...link, ...open }) }).toEqual({ link, total: group.openCount });
      }
    },
  );

  it("tells how many are open, the highest level of these, and when the newest began", async () => {
    const { ruleId, ruleName, first, second } = await ruleOfThree();
    expect(await groups({ by: "rule", keyword: ruleName })).toEqual([
      expect.objectContaining({
        ruleId,
        deletedRule: null,
        resourceId: null,
        name: ruleName,
        openCount: 2,
        alarmCount: 3,
        alarmLevel: "warn",
        startTime: toLocalDateTime(addMinutes(now, -2)),
      }),
    ]);
    expect(await groups({ by: "resource", keyword: second.resourceName })).toEqual([
      expect.objectContaining({ resourceId: second.resourceId, ruleId: null, openCount: 1, alarmLevel: "info" }),
    ]);
    expect(await groups({ by: "resource", keyword: first.resourceName, open: false })).toEqual([]);
  });

  it("has no level where none is open, and tells deleted rules apart by name", async () => {
    const over = { recoverTime: now, alarmState: "ok", cause: "judged" } as const;
    const [one, other] = [unique(), unique()];
    await newAlarm(api.db, { ruleName: one, ...over });
    await newAlarm(api.db, { ruleName: other, status: 3 });
    for (const deletedRule of [one, other])
      expect(await groups({ by: "rule", keyword: deletedRule, open: false })).toEqual([
        expect.objectContaining({ ruleId: null, deletedRule, openCount: 0, alarmCount: 1, alarmLevel: null }),
      ]);
  });

  it("sorts by what is asked for, and pages", async () => {
    await ruleOfThree();
    for (const sortField of ["openCount", "alarmCount", "startTime"] as const) {
      const sorted = (await groups({ by: "resource", sortField })).map((group) => group[sortField]);
      expect(sorted).toEqual([...sorted].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
    }
    const all = await groups({ by: "rule", sortField: "startTime", sortOrder: "ascending" });
    const paged = [];
    for (let pageNum = 1; pageNum <= all.length; pageNum += 1)
      paged.push(
        ...(await groups({ by: "rule", sortField: "startTime", sortOrder: "ascending", pageNum, pageSize: 1 })),
      );
    expect(paged.map(({ rowKey }) => rowKey)).toEqual(all.map(({ rowKey }) => rowKey));
  });

  it("of a business view has the alarms of its resources only", async () => {
    const { ruleName, first } = await ruleOfThree();
    const create = { viewName: unique(), cloudCode: "all", businessType: 2, clientToken: unique() };
    const { id: viewId } = (await api.call("saveBusinessView", create, { token })).data as { id: number };
    const listed = { groupName: unique(), layer: "app", membership: "list", resourceIds: [first.resourceId] };
    await api.call("saveViewGroup", { viewId, ...listed, clientToken: unique() }, { token });
    const [group, ...others] = await groups({ by: "rule", keyword: ruleName, viewId });
    expect(others).toEqual([]);
    expect(group).toMatchObject({ viewId, openCount: 1, alarmCount: 1 });
    expect(await totalOf({ viewId })).toBe(1);
  });
});

describe("listAlarmStates", () => {
  it("tells the state of each resource, since when, and the alarm that lasts; alarms first", async () => {
    const ruleName = unique();
    const ruleId = await newRule(api.db, { customId: own, ruleName, scope: "instance" });
    const [well, unknown, bad, outside] = [await resource(), await resource(), await resource(), await resource()];
    const inScope = [well, unknown, bad].map(({ resourceId }) => ({ ruleId, resourceId }));
    await api.db.insert(alarmRuleResources).values(inScope);
    const since = addMinutes(now, -7);
    await api.db.insert(alarmStates).values([
      { ruleId, resourceId: well.resourceId, customId: own, state: "ok", settled: "ok", since },
      { ruleId, resourceId: bad.resourceId, customId: own, state: "alarm", settled: "alarm", since },
      { ruleId, resourceId: outside.resourceId, customId: own, state: "alarm", settled: "alarm", since },
    ]);
    const over = { recoverTime: now, alarmState: "ok", cause: "judged" } as const;
    await newAlarm(api.db, { ruleId, ruleName, ...bad, ...over }, addMinutes(now, -60));
    const alarmId = await newAlarm(api.db, { ruleId, ruleName, ...bad }, since);

    const states = async (input: object = {}) =>
      (await api.call("listAlarmStates", { ruleId, ...input }, { token })).data as AlarmStatePage;
    const all = await states();
    const told = all.list.map((row) => [row.id, row.alarmState, row.since, row.alarmId]);
    expect(told).toEqual([
      [bad.resourceId, "alarm", toLocalDateTime(since), alarmId],
      [unknown.resourceId, "insufficientData", null, null],
      [well.resourceId, "ok", toLocalDateTime(since), null],
    ]);
    const counts = ["alarm", "insufficientData", "ok"].map((alarmState) => ({ alarmState, count: 1 }));
    expect(all.counts).toEqual(counts);
    const some = await states({ alarmState: ["ok", "alarm"], pageNum: 2, pageSize: 1 });
    expect([some.list.map(({ id }) => id), some.total, some.counts]).toEqual([[well.resourceId], 2, counts]);
    const named = await states({ keyword: unknown.resourceName.toUpperCase() });
    expect(named.list.map(({ id }) => id)).toEqual([unknown.resourceId]);
  });
});
