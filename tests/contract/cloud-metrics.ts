import { describe, expect, it } from "vitest";
import { type CloudMetricAsk, type CloudSeries } from "../../src/server/areas/cloud/metrics";
import {
  type CloudAccess,
  type CloudItem,
  type CloudProvider,
  resourceTypes,
} from "../../src/server/areas/cloud/provider";
import type { ResourceType } from "../../src/generated/api";
import { metricUnits } from "../../src/server/areas/monitor/units";

/** What a test of metrics needs of the set-up of a cloud. */
interface MetricsSetup {
  cloud: CloudProvider;
  account: CloudAccess;
  regionIds: string[];
  now(): Date;
  pass(milliseconds: number): Promise<void>;
  patiently<Answer>(call: () => Promise<Answer>): Promise<Answer>;
  everything(): Promise<{ type: ResourceType; regionId: string; item: CloudItem }[]>;
}

const minute = 60_000;
const hour = 60 * minute;

/** What every adapter of a cloud has to hold of metrics. */
export function holdsMetricsContract(setup: () => MetricsSetup): void {
  describe("metrics", () => {
    const wholeHour = () => Math.floor(setup().now().getTime() / hour) * hour;
    const ask = (change: Partial<CloudMetricAsk>): CloudMetricAsk => ({
      regionId: setup().regionIds[0] ?? "",
      type: "host",
      metricName: "cpuUsage",
      from: new Date(wholeHour() - 3 * hour),
      to: new Date(wholeHour()),
      period: 60,
      ...change,
    });
    const read = async (asked: CloudMetricAsk): Promise<CloudSeries[]> => {
      const { cloud, account, patiently } = setup();
      const series: CloudSeries[] = [];
      let cursor: string | undefined;
      do {
        const page = await patiently(() => cloud.metrics(account, asked, cursor));
        series.push(...page.series);
        cursor = page.next;
      } while (cursor !== undefined);
      return series;
    };

    it("supplies what its catalogue names, and refuses what it does not", async () => {
      const { cloud, account } = setup();
      for (const type of resourceTypes) {
        const offered = cloud.metricCatalogue(account.cloudCode, type);
        expect(new Set(offered).size).toBe(offered.length);
        for (const metricName of offered)
          expect([type, metricName, await isRefused(type, metricName)]).toContain(false);
        const other =
          (Object.keys(metricUnits) as CloudMetricAsk["metricName"][]).find((name) => !offered.includes(name)) ?? "tps";
        expect([type, other, await isRefused(type, other)]).toContain(true);
      }
    });

    const isRefused = (type: ResourceType, metricName: CloudMetricAsk["metricName"]) =>
      read(ask({ type, metricName })).then(
        () => false,
        (error: unknown) => (error as { kind?: string }).kind === "refused",
      );

    it("answers all resources of a scope at once, each with a value or null for each period", async () => {
      const { account, cloud, regionIds, everything } = setup();
      const all = await everything();
      for (const regionId of regionIds) {
        for (const type of ["host", "disk", "database"] as const) {
          const [metricName = "cpuUsage"] = cloud.metricCatalogue(account.cloudCode, type);
          const series = await read(ask({ regionId, type, metricName }));
          const ids = series.map(({ resourceId }) => resourceId);
          expect(new Set(ids).size).toBe(ids.length);
          const supplying = all.filter(
            (one) => one.regionId === regionId && one.type === type && ["running", "inUse"].includes(one.item.status),
          );
          const old = supplying.filter(({ item }) => item.createTime.getTime() < wholeHour() - 3 * hour);
          expect(ids).toEqual(expect.arrayContaining(old.map(({ item }) => item.resourceId)));
          for (const { average } of series) {
            expect(average).toHaveLength(180);
            expect(average.filter((value) => value !== null && !(value >= 0))).toEqual([]);
            expect(average.some((value) => value !== null)).toBe(true);
          }
        }
      }
    });

    it("answers the same of a minute, whatever range it is asked for", async () => {
      const [from, to] = [new Date(wholeHour() - 2 * hour), new Date(wholeHour() - hour)];
      const long = await read(ask({}));
      const short = await read(ask({ from, to }));
      expect(short.length).toBeGreaterThan(0);
      for (const { resourceId, average } of short)
        expect(long.find((one) => one.resourceId === resourceId)?.average.slice(60, 120)).toEqual(average);
    });

    it("answers hours as average, least and largest of their minutes", async () => {
      const minutes = await read(ask({}));
      const hours = await read(ask({ period: 3600 }));
      expect(hours.length).toBe(minutes.length);
      for (const { resourceId, average, minimum, maximum } of hours) {
        const own = minutes.find((one) => one.resourceId === resourceId)?.average ?? [];
        const parts = [0, 1, 2].map((at) => own.slice(at * 60, at * 60 + 60).filter((value) => value !== null));
        const means = parts.map((part) =>
          part.length > 0 ? part.reduce((sum, one) => sum + one, 0) / part.length : 0,
        );
        means.forEach((mean, at) => expect(average[at] ?? 0).toBeCloseTo(mean, 6));
        expect(minimum?.map((value) => value ?? 0)).toEqual(
          parts.map((part) => Math.min(...(part.length ? part : [0]))),
        );
        expect(maximum?.map((value) => value ?? 0)).toEqual(
          parts.map((part) => Math.max(...(part.length ? part : [0]))),
        );
      }
    });

    it("has no values yet of minutes that are not over", async () => {
      const to = new Date(Math.floor(setup().now().getTime() / minute) * minute + 5 * minute);
      const series = await read(ask({ from: new Date(to.getTime() - 10 * minute), to }));
      expect(series.length).toBeGreaterThan(0);
      for (const { average } of series) expect(average.slice(5)).toEqual([null, null, null, null, null]);
    });

    it("has no values of a stopped host, which are absent and never zero", async () => {
      const { account, cloud, everything, pass, patiently, now } = setup();
      const host = (await everything()).find(({ type, item }) => type === "host" && item.status === "running");
      if (!host) throw new Error("the set-up has running hosts");
      const { resourceId } = host.item;
      for (let tries = 0; ; tries += 1) {
        const key = `stop for metrics ${tries} ${now().getTime()}`;
        const order = { key, regionId: host.regionId, type: "host", resourceId, action: "stop", input: {} } as const;
        await patiently(() => cloud.act(account, order));
        await pass(30_000);
        if ((await patiently(() => cloud.poll(account, key))).state === "done") break;
      }
      const stopped = Math.ceil(now().getTime() / minute) * minute;
      await pass(12 * minute);
      const range = { from: new Date(stopped - 10 * minute), to: new Date(stopped + 10 * minute) };
      const series = await read(ask({ regionId: host.regionId, ...range }));
      const average = series.find((one) => one.resourceId === resourceId)?.average ?? [];
      expect(average.slice(0, 5).some((value) => value !== null)).toBe(true);
      expect(average.slice(10).filter((value) => value !== null)).toEqual([]);
      const after = await read(ask({ regionId: host.regionId, ...range, from: new Date(stopped) }));
      expect(after.map((one) => one.resourceId)).not.toContain(resourceId);
    });
  });
}
