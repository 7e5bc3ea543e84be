import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Metric, MetricAnswer, ResourceType } from "../../src/generated/api";
import { ResourceOperationStatus } from "../../src/generated/enums";
import { chunksOf, writeChunks } from "../../src/server/areas/monitor/store/write-minutes";
import { catalogueOf } from "../../src/server/cloud-world/metric-catalogue";
import { metricSeries } from "../../src/server/database/schema/metric";
import { resourceEvents, resourceOperations } from "../../src/server/database/schema/resource";
import { addDays, addMinutes, toLocalDateTime } from "../../src/server/time";
import { newAlarm } from "./alarm-rows";
import { other } from "./example";
import { createPeople } from "./people";
import { newResource, resourceOf } from "./resource-rows";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let people: Awaited<ReturnType<typeof createPeople>>;
let token: string;
let host: number;
/** A whole hour. */
let now: Date;
beforeAll(async () => {
  api = await createTestApi();
  people = await createPeople(api);
  token = await api.signIn("admin");
  now = new Date(Math.floor(api.now().getTime() / 3_600_000) * 3_600_000);
  host = await newResource(api.db, "host");
  const [series] = await api.db
    .insert(metricSeries)
    .values({ customId: 1001, resourceId: host, metricName: "cpuUsage" })
    .returning();
  const seriesId = series?.id ?? 0;
  const twoHours = (value: number) => Array.from({ length: 120 }, (_, at) => (at < 10 ? null : value + (at % 2)));
  await writeChunks(api.db, chunksOf(seriesId, addMinutes(now, -120), twoHours(50)));
  await writeChunks(api.db, chunksOf(seriesId, addDays(addMinutes(now, -120), -1), twoHours(20)));
  await api.db
    .insert(resourceEvents)
    .values({ resourceId: host, time: addMinutes(now, -30), kind: "changed", changes: [] });
  const operation = {
    customId: 1001,
    resourceId: host,
    action: "reboot",
    input: {},
    key: "metrics",
    requester: "admin",
  } as const;
  const times = {
    status: ResourceOperationStatus.done,
    statusTime: now,
    createTime: addMinutes(now, -20),
    finishTime: now,
  } as const;
  await api.db.insert(resourceOperations).values({ ...operation, ...times });
  const alarm = { resourceId: host, ruleName: "busy", alarmLevel: "warn", alarmState: "ok", cause: "judged" } as const;
  await newAlarm(api.db, { ...alarm, recoverTime: addMinutes(now, -5) }, addMinutes(now, -15));
});
afterAll(() => api.close());

const range = (minutes: number) => ({
  startTime: toLocalDateTime(addMinutes(now, -minutes)),
  endTime: toLocalDateTime(now),
});
const query = async (input: object) => {
  const { code, data } = await api.call(
    "queryMetrics",
    { resourceIds: [host], metrics: ["cpuUsage"], ...range(120), ...input },
    { token },
  );
  expect(code).toBe(200);
  return data as MetricAnswer;
};

describe("queryMetrics", () => {
  it("answers the minutes of a range, and null where nothing was measured", async () => {
    const { stepSeconds, times, series, events } = await query({});
    expect([stepSeconds, times.length, times[0], events]).toEqual([60, 120, range(120).startTime, []]);
    const [{ values, compared, unit, statistic } = series[0] as never] = series;
    expect([unit, statistic, compared, series.length]).toEqual(["percent", "average", null, 1]);
    expect(values.slice(8, 12)).toEqual([null, null, 50, 51]);
  });

  it("gives no more points than asked for, by each statistic that is asked for", async () => {
    const { stepSeconds, times, series } = await query({ points: 12, statistics: ["average", "minimum", "maximum"] });
    expect([stepSeconds, times.length]).toEqual([600, 12]);
    expect(series.map(({ statistic, values }) => [statistic, values[0], values[5]])).toEqual([
      ["average", null, 50.5],
      ["minimum", null, 50],
      ["maximum", null, 51],
    ]);
  });

  it("has the values of the day before beside them", async () => {
    const { series } = await query({ compare: "day" });
    expect(series[0]?.compared?.slice(9, 12)).toEqual([null, 20, 21]);
    expect((await query({ compare: "week" })).series[0]?.compared?.every((value) => value === null)).toBe(true);
  });

  it("tells what happened to the resources meanwhile", async () => {
    const { events } = await query({ withEvents: true });
    expect(events.map(({ kind, action, subject, level, time }) => [kind, action, subject, level, time])).toEqual([
      ["changed", null, null, null, toLocalDateTime(addMinutes(now, -30))],
      ["operation", "reboot", null, null, toLocalDateTime(addMinutes(now, -20))],
      ["alarmBegan", null, "busy", "warn", toLocalDateTime(addMinutes(now, -15))],
      ["alarmEnded", null, "busy", "warn", toLocalDateTime(addMinutes(now, -5))],
    ]);
    const late = (await query({ withEvents: true, ...range(10) })).events;
    expect(late.map(({ kind }) => kind)).toEqual(["alarmEnded"]);
  });

  it("leaves out what the resource's cloud does not supply", async () => {
    const { series } = await query({ metrics: ["cpuUsage", "hitRate"] });
    expect(series.map(({ metricName }) => metricName)).toEqual(["cpuUsage"]);
  });

  it("refuses a time that ends before it begins, or is too long", async () => {
    const asked = { resourceIds: [host], metrics: ["cpuUsage"], endTime: toLocalDateTime(now) };
    for (const startTime of [now, addMinutes(now, 5), addDays(now, -401)]) {
      const { code } = await api.call("queryMetrics", { ...asked, startTime: toLocalDateTime(startTime) }, { token });
      expect(code).toBe(422);
    }
  });

  it("is refused for types that the caller may not list, as for what is another customer's", async () => {
    const { token: ofDisks } = await people.managerWith("v8,v8-2,v8-2.2,");
    const disk = await newResource(api.db, "disk");
    const foreign = await resourceOf(other, "host")(api.db);
    const code = async (resourceIds: number[], as: string) =>
      (await api.call("queryMetrics", { resourceIds, metrics: ["cpuUsage"], ...range(10) }, { token: as })).code;
    expect(await code([disk], ofDisks)).toBe(200);
    expect(await code([disk, host], ofDisks)).toBe(404);
    expect(await code([host, foreign], token)).toBe(404);
  });
});

describe("listMetrics", () => {
  const list = async (input: object, as = token) => api.call("listMetrics", input, { token: as });
  const names = (data: unknown) => (data as Metric[]).map(({ metricName }) => metricName);

  it("has what the resource's cloud supplies, with the newest value", async () => {
    const { data } = await list({ resourceType: "host", resourceId: host });
    expect(names(data)).toEqual(catalogueOf("qingyun", "host"));
    const young = api.now().getTime() - now.getTime() < 9 * 60_000;
    const cpu = (data as Metric[]).find(({ metricName }) => metricName === "cpuUsage");
    expect(cpu?.value).toBe(young ? 51 : null);
  });

  it("has what any cloud of the customer supplies of a type", async () => {
    const { data } = await list({ resourceType: "host" });
    expect(names(data)).toEqual(expect.arrayContaining(["cpuUsage", "memUsage"]));
    expect(names((await list({ resourceType: "priNet" })).data)).toEqual([]);
  });

  it("is refused for a type that the caller may not list, and for a resource of another type", async () => {
    const { token: ofDisks } = await people.managerWith("v8,v8-2,v8-2.2,");
    expect((await list({ resourceType: "host" }, ofDisks)).code).toBe(404);
    expect((await list({ resourceType: "disk" }, ofDisks)).code).toBe(200);
    expect((await list({ resourceType: "disk" satisfies ResourceType, resourceId: host })).code).toBe(404);
  });
});
