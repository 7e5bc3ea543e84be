import { randomBytes } from "node:crypto";
import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AlarmDetail, AlarmRuleDetail, AlarmRulePreview, AlarmTemplate, Metric } from "../../src/generated/api";
import type { Input, OperationId } from "../../src/generated/operations";
import { evaluateAlarms } from "../../src/server/areas/alarm/evaluate/evaluate";
import { resourcesOfAll } from "../../src/server/areas/alarm/scope";
import type { CloudMetricAsk } from "../../src/server/areas/cloud/metrics";
import { CloudError } from "../../src/server/areas/cloud/provider";
import { dayMs, minuteMs } from "../../src/server/areas/monitor/store/chunk";
import { metricStore } from "../../src/server/areas/monitor/store/store";
import { writeDays } from "../../src/server/areas/monitor/store/write-days";
import { chunksOf, writeChunks } from "../../src/server/areas/monitor/store/write-minutes";
import { alarmRules, alarms, alarmShards } from "../../src/server/database/schema/alarm";
import { metricScopes, metricSeries } from "../../src/server/database/schema/metric";
import { resources } from "../../src/server/database/schema/resource";
import { limits } from "../../src/server/limits";
import { addDays, addMinutes, toLocalDate, toLocalDateTime, toLocalDateTimeOrNull } from "../../src/server/time";
import { newAlarm, newRule } from "./alarm-rows";
import { other, own } from "./example";
import { putResources } from "./resources";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const word = () => randomBytes(6).toString("hex");
const call = (id: OperationId, input: object) => api.call(id, input, { token });
const asked = {
  resourceType: "host",
  scope: "all",
  metricName: "cpuUsage",
  statistics: "average",
  comparison: "greater",
  threshold: 80,
  periodLength: 60,
  periods: 3,
} as const satisfies Input<"previewAlarmRule">;
const save = (input: object = {}) =>
  call("saveAlarmRule", { ...asked, ruleName: word(), clientToken: word(), ...input });
const saved = async (input: object = {}): Promise<number> => ((await save(input)).data as { id: number }).id;
const rule = async (id: number): Promise<AlarmRuleDetail> => (await call("getAlarmRule", { id })).data;
const hostOf = async (customId: number): Promise<number> => {
  const found = and(eq(resources.customId, customId), eq(resources.type, "host"), isNull(resources.goneTime));
  const [row] = await api.db.select().from(resources).where(found).limit(1);
  return row?.id ?? 0;
};

describe("saveAlarmRule refuses", () => {
  const refusals: { what: string; input: object | (() => Promise<object>); code: number; field?: string }[] = [
    { what: "the scope filter without a filter", input: { scope: "filter" }, code: 422, field: "filter" },
    { what: "a filter with a mistake", input: { scope: "filter", filter: "cpu > 2" }, code: 400, field: "filter" },
    {
      what: "a filter that names an account there is not",
      input: { scope: "filter", filter: "cloudAccountId = 999999999" },
      code: 404,
      field: "filter",
    },
    { what: "the scope view without a view", input: { scope: "view" }, code: 422, field: "viewId" },
    { what: "the scope instance without resources", input: { scope: "instance" }, code: 422, field: "resourceIds" },
    {
      what: "another customer's resource",
      input: async () => ({ scope: "instance", resourceIds: [await hostOf(other)] }),
      code: 404,
    },
    {
      what: "a resource of another type",
      input: async () => ({ scope: "instance", resourceType: "database", resourceIds: [await hostOf(own)] }),
      code: 404,
    },
    {
      what: "a metric that no cloud supplies of the type",
      input: { metricName: "hitRate" },
      code: 422,
      field: "metricName",
    },
    { what: "a percentage that cannot be", input: { threshold: 100.1 }, code: 422, field: "threshold" },
    { what: "a recovery above", input: { recoveryThreshold: 81 }, code: 422, field: "recoveryThreshold" },
    {
      what: "a recovery below, where the alarm is below",
      input: { comparison: "less", recoveryThreshold: 79 },
      code: 422,
      field: "recoveryThreshold",
    },
    {
      what: "a name that is taken",
      input: async () => ({ ruleName: (await rule(await saved())).ruleName }),
      code: 409,
      field: "ruleName",
    },
  ];

  it.each(refusals)("$what", async ({ input, code, field }) => {
    const given = typeof input === "function" ? await input() : input;
    const made = await api.db.$count(alarmRules);
    const answer = await save(given);
    expect(answer.code).toBe(code);
    expect((answer.data as { errors?: { field: string }[] }).errors?.map((one) => one.field)).toEqual(
      field === undefined ? undefined : [field],
    );
    expect(await api.db.$count(alarmRules)).toBe(made);
  });
});

describe("a rule that is changed", () => {
  it("begins anew and ends its alarms where what is judged changes, and only there", async () => {
    const id = await saved();
    const { ruleName } = await rule(id);
    const alarmId = await newAlarm(api.db, { ruleId: id });
    const lasting = async () => (await api.db.select().from(alarms).where(eq(alarms.id, alarmId)))[0]?.cause;
    await save({ id, ruleName: `${ruleName} x`, alarmLevel: "critical" });
    expect(await lasting()).toBeNull();
    await save({ id, ruleName, threshold: 81 });
    expect(await lasting()).toBe("ruleChanged");
  });

  it("goes on where its filter is only written otherwise, and begins anew where it asks for others", async () => {
    const filter = 'tags:"env" = "prod"';
    const id = await newRule(api.db, { customId: own, ruleName: word(), scope: "filter", filter });
    const { ruleName, threshold, metricName, comparison, statistics, noDataPolicy } = await rule(id);
    const { periodLength, periods, recoveryThreshold, effectiveInterval } = await rule(id);
    const same = {
      metricName,
      comparison,
      threshold,
      statistics,
      noDataPolicy,
      periodLength,
      periods,
      effectiveInterval,
    };
    const again = { id, ruleName, ...same, ...(recoveryThreshold !== null && { recoveryThreshold }), scope: "filter" };
    const alarmId = await newAlarm(api.db, { ruleId: id });
    const lasting = async () => (await api.db.select().from(alarms).where(eq(alarms.id, alarmId)))[0]?.cause;
    expect((await save({ ...again, filter: "tags:env 是 prod" })).code).toBe(200);
    expect([await lasting(), (await rule(id)).filter]).toEqual([null, 'tags:"env" = prod']);
    expect((await save({ ...again, filter: "tags:env = test" })).code).toBe(200);
    expect(await lasting()).toBe("ruleChanged");
  });

  it("says of each of many whether it was enabled", async () => {
    const [on, off] = [await saved(), await newRule(api.db, { customId: own, ruleName: word(), enabled: false })];
    const { data } = await call("enableAlarmRules", { ids: [on, off], enabled: true });
    expect(data).toMatchObject({ changedCount: 1, results: [{ outcome: "unchanged" }, { outcome: "changed" }] });
    expect((await rule(off)).enabled).toBe(true);
  });
});

describe("handleAlarms", () => {
  const [open, acknowledged, resolved, ignored] = [0, 1, 2, 3];
  const allowed = new Set([
    `${open}>${acknowledged}`,
    `${open}>${ignored}`,
    `${acknowledged}>${resolved}`,
    `${acknowledged}>${ignored}`,
  ]);
  const moves = [open, acknowledged, resolved, ignored].flatMap((from) =>
    [acknowledged, resolved, ignored].map((to) => ({ from, to, may: allowed.has(`${from}>${to}`) })),
  );

  it.each(moves)("$from -> $to: allowed $may", async ({ from, to, may }) => {
    const id = await newAlarm(api.db, { status: from as 0 });
    const { data } = await call("handleAlarms", { ids: [id], status: to, remark: "checked" });
    const results = [{ id, outcome: may ? "handled" : "refused" }];
    expect(data).toMatchObject({ handledCount: may ? 1 : 0, complete: may, results });
    const [row] = await api.db.select().from(alarms).where(eq(alarms.id, id));
    expect(row).toMatchObject(may ? { status: to, handler: "admin", handleRemark: "checked" } : { status: from });
  });
});

describe("previewAlarmRule", () => {
  it("tells the alarms that judging the same seven days makes", async () => {
    const [resourceId = 0] = await putResources(api.db, own, [{}]);
    const [series] = await api.db
      .insert(metricSeries)
      .values({ customId: own, resourceId, metricName: "cpuUsage" })
      .returning();
    const now = api.now();
    const start = new Date(Math.floor(addDays(now, -7).getTime() / minuteMs) * minuteMs - 60 * minuteMs);
    const minutes = Math.floor((now.getTime() - start.getTime()) / minuteMs);
    // Waves of several lengths with holes: alarms of many lengths, some of them over a hole. The last half hour is calm: what ends
    // while the rule is judged is not in what was told before.
    const values = Array.from({ length: minutes }, (_, at) => {
      if (at >= minutes - 30) return 20;
      return at % 97 < 4 ? null : 50 + 30 * Math.sin(at / 41) + 20 * Math.sin(at / 7);
    });
    await writeChunks(api.db, chunksOf(series?.id ?? 0, start, values));
    const instance = { ...asked, scope: "instance", resourceIds: [resourceId] };
    const told = (await call("previewAlarmRule", instance)).data as AlarmRulePreview;
    expect(told.firedCount).toBeGreaterThan(50);

    const id = await saved(instance);
    await api.db.delete(alarmRules).where(ne(alarmRules.id, id));
    await api.db.delete(alarmShards);
    await api.db.update(alarmRules).set({ judgedFrom: addDays(now, -8) });
    const source = metricStore({ metricCatalogue: () => ["cpuUsage"] });
    const raise = (error: unknown): never => {
      throw error;
    };
    const judge = (moment: Date) => evaluateAlarms(api.db, source, () => moment, new AbortController().signal, raise);
    // A rule may be judged up to a minute later than others; by then there is no newer value.
    const last = now.getTime() + 2 * minuteMs;
    for (let at = addDays(now, -7).getTime(); at < last; at += limits.alarmPiece / 2) await judge(new Date(at));
    await judge(new Date(last));
    const made = await api.db.select().from(alarms).where(eq(alarms.ruleId, id)).orderBy(desc(alarms.startTime));
    const newest = made.slice(0, told.firings.length).map(({ startTime, recoverTime }) => ({
      startTime: toLocalDateTime(startTime),
      endTime: toLocalDateTimeOrNull(recoverTime),
    }));
    expect(newest).toEqual(told.firings.map(({ startTime, endTime }) => ({ startTime, endTime })));
    expect(told.chart?.spans.toReversed().slice(0, told.firings.length)).toEqual(newest);

    const { chart } = (await call("getAlarm", { id: made[9]?.id ?? 0 })).data as AlarmDetail;
    expect(chart?.spans).toEqual([newest[9]]);
    expect(chart?.threshold).toBe(asked.threshold);
    // The chart begins before the alarm, and has the value with which it began: minutes are told by their beginning.
    const began = chart?.times.indexOf(toLocalDateTime(new Date((made[9]?.startTime.getTime() ?? 0) - minuteMs))) ?? -1;
    expect(began).toBe(60);
    expect(chart?.values[began]).toBeCloseTo(made[9]?.curValue ?? 0);

    // Of what was an alarm already when the seven days began the beginning is not told.
    expect(Math.abs(made.length - told.firedCount)).toBeLessThanOrEqual(1);
  });
});

describe("previewAlarmRule, of minutes that were not collected", () => {
  const regionId = "region-of-minutes";
  const away = async (): Promise<never> => {
    throw new CloudError("refused", { zh: "x", en: "x" });
  };
  /** A host in a region that was collected for a day. */
  async function newHost(): Promise<{ id: number; cloudId: string }> {
    const cloudId = `ins-${word()}`;
    const [id = 0] = await putResources(api.db, own, [{ regionId, resourceId: cloudId }]);
    const [row] = await api.db.select().from(resources).where(eq(resources.id, id));
    const scope = { customId: own, cloudAccountId: row?.cloudAccountId ?? 0, regionId, nextTime: api.now() };
    await api.db
      .insert(metricScopes)
      .values({ ...scope, collectedTo: api.now(), minutesFrom: addDays(api.now(), -1) })
      .onConflictDoNothing();
    return { id, cloudId };
  }
  const preview = async (id: number): Promise<AlarmRulePreview> =>
    (await call("previewAlarmRule", { ...asked, scope: "instance", resourceIds: [id] })).data;

  it("has them fetched from the cloud, once, and keeps them", async () => {
    const { id, cloudId } = await newHost();
    const questions: CloudMetricAsk[] = [];
    api.providers.cloud.metrics = async (_access, ask) => {
      questions.push(ask);
      const length = (ask.to.getTime() - ask.from.getTime()) / minuteMs;
      return { series: [{ resourceId: cloudId, average: Array.from({ length }, () => 90) }] };
    };
    const told = await preview(id);
    expect(questions).toMatchObject([{ regionId, type: "host", metricName: "cpuUsage", period: 60 }]);
    expect(questions[0]?.from.getTime()).toBeLessThanOrEqual(addDays(api.now(), -7).getTime());
    expect(told).toMatchObject({ judgedCount: 1, wholeCount: 1, firedCount: 1, coverage: "近 7 天；1 个资源" });
    expect(await preview(id)).toMatchObject({ firedCount: 1 });
    expect(questions).toHaveLength(1);
  });

  it("tells what there is where the cloud fails", async () => {
    const { id } = await newHost();
    api.providers.cloud.metrics = away;
    expect(await preview(id)).toMatchObject({
      judgedCount: 1,
      wholeCount: 0,
      dataStartTime: null,
      coverage: "没有监控数据",
    });
  });
});

describe("previewAlarmScope", () => {
  const count = async (input: object) => (await call("previewAlarmScope", { resourceType: "host", ...input })).data;

  it("counts a scope as far as it is said, and those whose cloud supplies the metric", async () => {
    const ids = await putResources(api.db, own, [{ name: "b" }, { name: "a", cloudCode: "aws" }]);
    const instance = { scope: "instance", resourceIds: ids };
    const names = ["a", "b"];
    const found = { resourceCount: 2, seriesCount: null, resourceNames: names, condition: null };
    expect(await count(instance)).toEqual(found);
    expect(await count({ ...instance, metricName: "memUsage" })).toMatchObject({ resourceCount: 2, seriesCount: 1 });
    for (const scope of ["filter", "view", "instance"])
      expect(await count({ scope })).toMatchObject({ resourceCount: 0 });
  });

  it("says the condition with its unit once metric and threshold are there, and refuses one that is never over", async () => {
    const begun = { resourceType: "host", scope: "all", metricName: "memUsage", periods: 2 };
    const said = async (more: object) => call("previewAlarmScope", { ...begun, ...more });
    expect((await said({})).data).toMatchObject({ condition: null });
    expect((await said({ threshold: 80, recoveryThreshold: 70 })).data).toMatchObject({
      condition: "5 分钟平均值 > 80%，连续 2 个周期；≤ 70% 时恢复",
    });
    for (const [wrong, field] of [
      [{ threshold: 80, recoveryThreshold: 85 }, "recoveryThreshold"],
      [{ threshold: 101 }, "threshold"],
    ] as const)
      expect(await said(wrong)).toMatchObject({ code: 422, data: { errors: [{ field }] } });
  });

  it("finds by a filter what the list finds by it, now and when rules are judged together", async () => {
    const costly = (type: "host" | "database") => ({ type, exactMonthCost: "250" });
    await putResources(api.db, own, [costly("host"), costly("database")]);
    const filters = ["monthCost > 100 and status = running", 'cloudCode = (tx, aws) or tags:"env" = prod', "name ~ 1"];
    const scope = { scope: "filter", viewId: null, customId: own, named: { ids: [] } } as const;
    const asking = filters.flatMap((filter) =>
      (["host", "database"] as const).map((resourceType) => ({ ...scope, resourceType, filter })),
    );
    const found = await resourcesOfAll({ db: api.db, now: () => new Date() }, asking);
    for (const [place, { resourceType, filter }] of asking.entries()) {
      const page = await call("listViewResources", { filter, type: [resourceType], pageSize: 1 });
      const { total } = page.data as { total: number };
      expect([filter, found[place]?.length]).toEqual([filter, total]);
      const counted = await call("previewAlarmScope", { resourceType, scope: "filter", filter });
      expect(counted.data).toMatchObject({ resourceCount: total });
    }
    expect(found.every((some) => some.length > 0)).toBe(true);
  });

  it("finds nothing of another customer by a filter", async () => {
    const filter = "cloudAccountId > 0";
    const scope = { scope: "filter", viewId: null, customId: other, named: { ids: [] }, resourceType: "host" } as const;
    const found = await resourcesOfAll({ db: api.db, now: () => new Date() }, [{ ...scope, filter }]);
    expect(new Set(found[0]?.map(({ customId }) => customId))).toEqual(new Set([other]));
  });
});

describe("listAlarmTemplates", () => {
  const types = ["host", "disk", "database", "redis", "mongo", "pubIp", "priNet"];

  it.each(types)("has templates of %s that can be saved as they are", async (resourceType) => {
    const { data } = await call("listAlarmTemplates", { resourceType });
    const templates: AlarmTemplate[] = data;
    const supplied = (await call("listMetrics", { resourceType })).data as Metric[];
    expect(templates.length > 0).toBe(supplied.length > 0);
    for (const { ruleName, label, ...filled } of templates) {
      expect(label.startsWith(ruleName)).toBe(true);
      expect((await save({ ...filled, resourceType })).code).toBe(200);
    }
  });

  it("leaves out what no cloud supplies", async () => {
    const catalogue = api.providers.metrics.catalogue;
    api.providers.metrics.catalogue = () => ["memUsage"];
    const { data } = await call("listAlarmTemplates", { resourceType: "host" });
    api.providers.metrics.catalogue = catalogue;
    expect((data as AlarmTemplate[]).map(({ template }) => template)).toEqual(["hostMemory"]);
  });
});

describe("an alarm of long ago", () => {
  it("has its chart by the hour, once its minutes are no longer kept", async () => {
    const resourceId = await hostOf(own);
    const start = addDays(new Date(Math.floor(api.now().getTime() / dayMs) * dayMs), -20);
    const [series] = await api.db
      .insert(metricSeries)
      .values({ customId: own, resourceId, metricName: "cpuUsage" })
      .onConflictDoUpdate({ target: [metricSeries.resourceId, metricSeries.metricName], set: { customId: own } })
      .returning();
    const hours = (of: (hour: number) => number) => Array.from({ length: 24 }, (_, hour) => of(hour));
    const day = toLocalDate(start);
    const average = hours((hour) => 50 + hour);
    await writeDays(api.db, [{ seriesId: series?.id ?? 0, day, average, minimum: average, maximum: average }]);
    const about = { resourceId, startTime: start, lastTime: start, recoverTime: addMinutes(start, 30) };
    const id = await newAlarm(api.db, { ...about, alarmState: "ok", cause: "judged" });
    const { chart } = (await call("getAlarm", { id })).data as AlarmDetail;
    expect(chart?.hourly).toBe(true);
    const at = (hour: number) => chart?.values[chart.times.indexOf(`${day} ${String(hour).padStart(2, "0")}:00:00`)];
    expect([at(0), at(8), at(23)]).toEqual([50, 58, 73]);
    expect(chart?.times).toHaveLength(49);
    expect(chart?.spans).toEqual([
      { startTime: toLocalDateTime(start), endTime: toLocalDateTime(addMinutes(start, 30)) },
    ]);
  });
});
