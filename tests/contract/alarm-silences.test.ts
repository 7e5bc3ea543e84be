import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AlarmDetail, AlarmSilence, AlarmSilencePage, AlarmSilencePreview } from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { alarmRules } from "../../src/server/database/schema/alarm";
import { alarmSilences } from "../../src/server/database/schema/alarm-silence";
import { addDays, addMinutes, toLocalDateTime } from "../../src/server/time";
import { newAlarm, newRule, newSilence } from "./alarm-rows";
import { other, own, unique } from "./example";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const call = (id: OperationId, input: object) => api.call(id, input, { token });
const inMinutes = (minutes: number) => toLocalDateTime(addMinutes(api.now(), minutes));
const save = (input: object = {}) =>
  call("saveAlarmSilence", { silenceName: unique(), endTime: inMinutes(60), clientToken: unique(), ...input });
const saved = async (input: object = {}): Promise<number> => ((await save(input)).data as { id: number }).id;
const silence = async (id: number): Promise<AlarmSilence> => (await call("getAlarmSilence", { id })).data;
const alarm = async (id: number): Promise<AlarmDetail> => (await call("getAlarm", { id })).data;
/** A rule of the customer with an alarm that lasts. */
const lasting = async () => {
  const ruleName = unique();
  const ruleId = await newRule(api.db, { customId: own, ruleName });
  return { ruleId, ruleName, alarmId: await newAlarm(api.db, { ruleId, ruleName }) };
};

beforeEach(async () => {
  await api.db.delete(alarmSilences);
});

describe("saveAlarmSilence", () => {
  it("keeps what was filled in, beginning now, and says which alarms it matches", async () => {
    const { ruleId, ruleName } = await lasting();
    const id = await saved({ silenceName: " 升级 ", remark: "  ", ruleIds: [ruleId], alarmLevels: ["critical"] });
    expect(await silence(id)).toMatchObject({
      silenceName: "升级",
      remark: null,
      silenceState: "active",
      ruleIds: [ruleId],
      ruleNames: [ruleName],
      resourceIds: [],
      resourceNames: [],
      alarmLevels: ["critical"],
      alarmCount: 1,
      startTime: toLocalDateTime(api.now()).slice(0, 16) + (await silence(id)).startTime.slice(16),
      endedBy: null,
      creator: "admin",
    });
  });

  it("takes a start that is past as now, so that nothing is silenced afterwards", async () => {
    const { createTime, startTime } = await silence(await saved({ startTime: inMinutes(-600) }));
    expect(startTime).toBe(createTime);
  });

  it.each<[string, () => object, number, string?]>([
    ["an end that is past", () => ({ endTime: inMinutes(-1) }), 422, "endTime"],
    ["an end before the start", () => ({ startTime: inMinutes(60), endTime: inMinutes(30) }), 422, "endTime"],
    ["an end as the start", () => ({ startTime: inMinutes(60), endTime: inMinutes(60) }), 422, "endTime"],
    ["more than 90 days", () => ({ endTime: inMinutes(90 * 24 * 60 + 1) }), 422, "endTime"],
    ["an unknown rule", () => ({ ruleIds: [999_999] }), 404],
    ["an unknown resource", () => ({ resourceIds: [999_999_999] }), 404],
  ])("refuses %s", async (_what, input, code, field) => {
    const { code: refused, data } = await save(input());
    const errors = (data as { errors?: { field: string }[] }).errors ?? [];
    expect([refused, errors.map((one) => one.field)]).toEqual([code, field === undefined ? [] : [field]]);
  });

  it("takes 90 days from a start to come", async () => {
    expect((await save({ startTime: inMinutes(60), endTime: inMinutes(60 + 90 * 24 * 60) })).code).toBe(200);
  });

  it("changes name, remark and end of what is not over, and nothing else", async () => {
    const id = await saved({ alarmLevels: ["warn"], remark: "升级" });
    const before = await silence(id);
    const change = { id, silenceName: "延长", endTime: inMinutes(120), clientToken: unique() };
    expect((await call("saveAlarmSilence", change)).code).toBe(200);
    const { silenceName, endTime } = change;
    expect(await silence(id)).toEqual({ ...before, silenceName, remark: null, endTime });
    await call("endAlarmSilences", { ids: [id] });
    expect(await call("saveAlarmSilence", { ...change, clientToken: unique() })).toMatchObject({ code: 409 });
  });

  it("refuses more than 100 that are not over, and counts no others", async () => {
    for (let count = 0; count < 99; count += 1) await newSilence(api.db);
    await newSilence(api.db, { customId: other });
    await newSilence(api.db, { startTime: addDays(api.now(), -3), endTime: addDays(api.now(), -2) });
    const id = await saved();
    expect(await save()).toMatchObject({ code: 422 });
    await call("endAlarmSilences", { ids: [id] });
    expect((await save()).code).toBe(200);
  });
});

describe("silences", () => {
  it("are upcoming, active and expired as time goes by", async () => {
    const id = await newSilence(api.db, { startTime: addMinutes(api.now(), 10), endTime: addMinutes(api.now(), 20) });
    const states = [(await silence(id)).silenceState];
    for (let turn = 0; turn < 2; turn += 1) {
      api.advance(10);
      states.push((await silence(id)).silenceState);
    }
    expect(states).toEqual(["upcoming", "active", "expired"]);
  });

  it("are ended now while they are active, by somebody, all of them or none", async () => {
    const active = await newSilence(api.db);
    const upcoming = await newSilence(api.db, { startTime: addDays(api.now(), 1), endTime: addDays(api.now(), 2) });
    expect(await call("endAlarmSilences", { ids: [active, upcoming] })).toMatchObject({ code: 409 });
    expect(await silence(active)).toMatchObject({ silenceState: "active", endedBy: null });
    expect((await call("endAlarmSilences", { ids: [active] })).code).toBe(200);
    expect(await silence(active)).toMatchObject({ silenceState: "expired", endedBy: "admin", alarmCount: null });
    expect(await call("endAlarmSilences", { ids: [active] })).toMatchObject({ code: 409 });
  });

  it("are deleted before they begin, and stay as a record afterwards", async () => {
    const active = await newSilence(api.db);
    const upcoming = await newSilence(api.db, { startTime: addDays(api.now(), 1), endTime: addDays(api.now(), 2) });
    expect(await call("deleteAlarmSilences", { ids: [active, upcoming] })).toMatchObject({ code: 409 });
    expect((await call("deleteAlarmSilences", { ids: [upcoming] })).code).toBe(200);
    expect((await call("getAlarmSilence", { id: upcoming })).code).toBe(404);
    expect((await call("getAlarmSilence", { id: active })).code).toBe(200);
  });

  it("are found by name and remark", async () => {
    const silenceName = unique();
    const id = await newSilence(api.db, { silenceName, remark: `因 ${silenceName}x` });
    const page: AlarmSilencePage = (await call("listAlarmSilences", { silenceName: `${silenceName}x` })).data;
    expect(page.list.map((row) => row.id)).toEqual([id]);
  });

  it("say so where a rule that they name is deleted, and match nothing then", async () => {
    const { ruleId } = await lasting();
    const id = await saved({ ruleIds: [ruleId] });
    await api.db.delete(alarmRules).where(eq(alarmRules.id, ruleId));
    expect(await silence(id)).toMatchObject({ ruleIds: [ruleId], ruleNames: ["（已删除）"], alarmCount: 0 });
  });
});

describe("an alarm", () => {
  it("says by which silence nobody is told of it, and until when: of several by the last", async () => {
    const { ruleId, alarmId } = await lasting();
    expect(await alarm(alarmId)).toMatchObject({ silencedBy: null, silencedUntil: null });
    await newSilence(api.db, { customId: other });
    await newSilence(api.db, { ruleIds: [ruleId], silenceName: "短", endTime: addMinutes(api.now(), 5) });
    const endTime = addMinutes(api.now(), 90);
    await newSilence(api.db, { ruleIds: [ruleId], silenceName: "长", endTime });
    const silenced = { silencedBy: "长 (admin)", silencedUntil: toLocalDateTime(endTime) };
    expect(await alarm(alarmId)).toMatchObject(silenced);
    const page = (await call("listAlarms", { ruleId, silenced: true })).data as { list: object[] };
    expect(page.list).toMatchObject([silenced]);
    expect((await call("listAlarms", { ruleId, silenced: false })).data).toMatchObject({ list: [] });
  });

  it("is counted beforehand by what a silence matches", async () => {
    const { ruleId, ruleName } = await lasting();
    const preview = async (input: object): Promise<AlarmSilencePreview> =>
      (await call("previewAlarmSilence", input)).data;
    const found = await preview({ ruleIds: [ruleId], alarmLevels: ["critical"] });
    expect(found).toMatchObject({ alarmCount: 1, alarms: [{ ruleName, alarmLevel: "critical" }] });
    expect(await preview({ ruleIds: [ruleId], alarmLevels: ["info"] })).toEqual({ alarmCount: 0, alarms: [] });
  });
});
