import { describe, expect, test } from "vitest";
import { bandOf, metricOption, type MetricSetting } from "../../../../src/render/detail/metrics/metric-option";
import { endOfRange, rangeInput } from "../../../../src/render/detail/metrics/time-range";

const theme = {
  palette: ["#111", "#222", "#333", "#444"],
  hues: { teal: "#077", orange: "#b50", red: "#611", violet: "#b2d", gold: "#640", blue: "#259" },
  pattern: "#fff",
  text: "#000",
  muted: "#777",
  line: "#ccc",
  surface: "#fff",
  raised: "#fff",
  good: "#080",
  bad: "#800",
  font: "sans",
  still: true,
};
const times = ["2026-01-31 08:00:00", "2026-01-31 08:05:00", "2026-01-31 08:10:00"];
const line = { place: 0, resource: "web", average: [1, null, 3], least: [0, null, 2], greatest: [4, null, 5] };
const setting: MetricSetting = {
  chart: { name: "cpuUsage", unit: "percent", lines: [line] },
  times,
  events: [{ step: 2, words: "Reboot" }],
  words: { average: "Average", range: "Range", compared: "Day before", unit: "%" },
  say: String,
};
interface Drawn {
  name: string;
  data: (number | null)[];
  color: string;
  connectNulls: boolean;
  markLine?: { data: object[] };
}
const drawn = (of: MetricSetting): Drawn[] => metricOption(of, theme).series as Drawn[];

describe("a chart of a metric", () => {
  test("leaves gaps open in the line and in the band", () => {
    const series = drawn(setting);
    expect(series.map(({ name }) => name)).toEqual(["base", "band", "Average"]);
    expect(series.map(({ data }) => data)).toEqual([
      [0, null, 2],
      [4, null, 3],
      [1, null, 3],
    ]);
    expect(series.every(({ connectNulls }) => !connectNulls)).toBe(true);
  });

  test("marks events at their steps", () => {
    expect(drawn(setting).at(-1)?.markLine?.data).toMatchObject([{ xAxis: 2, name: "Reboot" }]);
  });

  test("draws what it is compared with below the line, and no more points than steps", () => {
    const series = drawn({ ...setting, chart: { ...setting.chart, lines: [{ ...line, compared: [7, 8, 9] }] } });
    expect(series.map(({ name }) => name)).toEqual(["base", "band", "Day before", "Average"]);
    expect(series.every(({ data }) => data.length === times.length)).toBe(true);
  });
});

describe("a chart of several resources", () => {
  const other = { place: 2, resource: "db", average: [5, 6, null], compared: [7, null, 9] };
  const several = { ...setting, chart: { ...setting.chart, lines: [line, other] as const } };

  test("has a line for each, in the colour of its place and without bands, and marks events once", () => {
    const series = drawn(several);
    expect(series.map(({ name, color }) => [name, color])).toEqual([
      ["Day before", "#333"],
      ["web", "#111"],
      ["db", "#333"],
    ]);
    expect(series.filter(({ markLine }) => markLine)).toHaveLength(1);
  });

  test("says whose each value is", () => {
    const { formatter } = (metricOption(several, theme) as { tooltip: { formatter(tip: object): string } }).tooltip;
    expect(formatter({ dataIndex: 0 })).toBe("2026-01-31 08:00\nweb  1 %\ndb  5 %\ndb (Day before)  7 %");
  });
});

test("a band is open where either limit is missing", () => {
  expect(bandOf([1, null, 2], [3, 4, null])).toEqual({ base: [1, null, null], height: [2, null, null] });
});

test("a range ends at a whole minute, by the clock of the API", () => {
  const end = endOfRange(Date.parse("2026-01-31T00:00:42Z"));
  expect(rangeInput("24h", end)).toEqual({ startTime: "2026-01-30 08:00:00", endTime: "2026-01-31 08:00:00" });
});
