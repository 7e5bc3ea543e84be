import { describe, expect, it } from "vitest";
import { coverageOf, coverageSentence } from "../../../src/server/areas/alarm/coverage";

const minute = 60_000;
const firstEnd = Date.parse("2026-05-01T00:01:00Z");
const resource = {
  id: 1,
  customId: 1,
  type: "host",
  cloudCode: "tx",
  regionId: "r",
  resourceId: "i",
  name: "n",
} as const;
const from = (start: number) => ({ resource, values: Array.from({ length: 200 }, (_, at) => (at < start ? null : 1)) });

describe("coverageOf", () => {
  it.each([
    { starts: [0, 0], whole: 2, dataStart: "2026-05-01T00:00:00.000Z" },
    { starts: [59, 100], whole: 1, dataStart: "2026-05-01T00:59:00.000Z" },
    { starts: [61], whole: 0, dataStart: "2026-05-01T01:01:00.000Z" },
    { starts: [200], whole: 0, dataStart: undefined },
  ])("of values from the periods $starts on", ({ starts, whole, dataStart }) => {
    const covered = coverageOf(starts.map(from), firstEnd, minute);
    expect(covered).toEqual({ whole, dataStart: dataStart === undefined ? undefined : Date.parse(dataStart) });
  });
});

describe("coverageSentence", () => {
  const all = { days: 7, judged: 3, supplied: 3, whole: 3, dataStart: firstEnd };
  it.each([
    { change: {}, zh: "近 7 天；3 个资源", en: "Last 7 days; 3 resources" },
    { change: { judged: 1, supplied: 1, whole: 1 }, zh: "近 7 天；1 个资源", en: "Last 7 days; 1 resource" },
    { change: { supplied: 9 }, zh: "近 7 天；9 个资源中的前 3 个", en: "Last 7 days; the first 3 of 9 resources" },
    {
      change: { whole: 2 },
      zh: "近 7 天；3 个资源，其中 1 个数据不足 7 天",
      en: "Last 7 days; 3 resources, 1 of them with less data",
    },
    {
      change: { whole: 0 },
      zh: "自 2026-05-01 08:01 起，不足 7 天；3 个资源",
      en: "Since 2026-05-01 08:01, less than 7 days; 3 resources",
    },
    { change: { whole: 0, dataStart: undefined }, zh: "没有监控数据", en: "No data" },
  ])("$en", ({ change, zh, en }) => {
    expect(coverageSentence({ ...all, ...change }, "zh")).toBe(zh);
    expect(coverageSentence({ ...all, ...change }, "en")).toBe(en);
  });
});
