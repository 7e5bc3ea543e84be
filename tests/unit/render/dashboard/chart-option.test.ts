import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chartOption, type ChartSetting, shortened } from "../../../../src/render/dashboard/chart-option";
import type { PivotCard, WaterfallCard } from "../../../../src/model/resolved-dashboard";
import { chartParts, partsOf } from "../../../../src/render/dashboard/parts";
import { tableOf } from "../../../../src/render/dashboard/card-table";
import { field, salesCard, salesTable, saying, shop } from "./sample";

const theme = {
  palette: ["#111111", "#222222"],
  hues: { teal: "#077", orange: "#b50", red: "#611", violet: "#b2d", gold: "#640", blue: "#259" },
  pattern: "#fff",
  text: "t",
  muted: "m",
  line: "l",
  surface: "s",
  raised: "r",
  good: "g",
  bad: "b",
  font: "f",
  still: true,
};
const rows = [
  { month: "2026-01", shop: "n", amount: "10.129" },
  { month: "2026-01", shop: "s", amount: "2" },
];
const setting = (kind: ChartSetting["kind"], series = false): ChartSetting => ({
  kind,
  parts: partsOf(rows, salesCard(series ? { series: [shop] } : {}), saying, "Sales"),
  say: (part) => saying.glance(salesCard().value, part.text),
  short: String,
});

interface Option {
  xAxis?: { type: string };
  legend?: object;
  animation: boolean;
  aria: { decal: { show: boolean } };
  tooltip: { renderMode: string; formatter(tips: object): string };
  series: { type: string; name?: string; stack?: string; data: unknown[] }[];
}
const option = (kind: ChartSetting["kind"], series = false) =>
  chartOption(setting(kind, series), theme) as unknown as Option;

describe("what a chart is drawn from", () => {
  it("is never HTML: the page's policy allows no style in it", () => {
    for (const kind of ["line", "stackedBar", "bar", "pie"] as const)
      expect(option(kind).tooltip.renderMode).toBe("richText");
  });

  it("stacks series in the colours of the theme and in patterns, with a legend", () => {
    const { series, legend, aria } = option("stackedBar", true);
    expect(series).toMatchObject([
      { type: "bar", stack: "all", name: "North", data: [10.129] },
      { type: "bar", stack: "all", name: "South", data: [2] },
    ]);
    expect(legend).toBeDefined();
    expect(aria.decal.show).toBe(true);
  });

  it("draws an earlier period as a dashed line that is not stacked, with gaps where it has no value", () => {
    const card = salesCard({ series: [shop], compare: field("before") });
    const months = ["2026-01", "2026-02", "2026-03"].map((month) => ({ month, shop: "n", amount: "1" }));
    const earlier = [
      { month: "2026-01", shop: "s", before: "5" },
      { month: "2026-03", shop: "s", before: "6" },
    ];
    const parts = partsOf([...months, ...earlier], card, saying, "Sales");
    const { series } = chartOption({ ...setting("stackedBar"), parts }, theme) as unknown as Option;
    expect(series).toMatchObject([
      { type: "bar", stack: "all", name: "North" },
      { type: "line", name: "South", data: [5, null, 6], connectNulls: false, lineStyle: { type: "dashed" } },
    ]);
    expect(series[1]).not.toHaveProperty("stack");
  });

  it("shows each of up to eight names below bars, aslant where the chart is narrow, and of more those that have room", () => {
    const named = (count: number) => {
      const given = setting("stackedBar");
      const labels = Array.from({ length: count }, (_, at) => `n${at}`);
      return chartOption({ ...given, parts: { ...given.parts, labels } }, theme) as { media?: object[] };
    };
    expect(named(8).media).toMatchObject([
      { query: { maxWidth: 600 }, option: { xAxis: { axisLabel: { interval: 0, rotate: 40 } } } },
      { option: { xAxis: { axisLabel: { interval: 0, rotate: 0 } } } },
    ]);
    expect(named(9)).not.toHaveProperty("media");
  });

  it("lays bars down, so that long names can be read, and needs no legend for one series", () => {
    const { xAxis, legend } = option("bar");
    expect(xAxis?.type).toBe("value");
    expect(legend).toBeUndefined();
  });

  it("draws a waterfall: ends on zero, steps from where those before have led to, in the colours of good and bad", () => {
    const amount = (name: string) => field(name, { widget: "money" });
    const card: WaterfallCard = {
      ...salesTable,
      card: "waterfall",
      from: amount("before"),
      steps: [amount("more"), amount("less")],
      to: amount("after"),
    };
    const row = { before: "10", more: "5.5", less: "-8", after: "7.5" };
    const parts = chartParts([row], card, saying, "Sales", "en");
    expect(parts.labels).toHaveLength(4);
    const say: ChartSetting["say"] = ({ text }) => saying.glance(card.from, text);
    const drawn = (better?: "higher" | "lower") =>
      chartOption({ kind: "waterfall", parts, say, short: String, ...(better && { better }) }, theme) as unknown as {
        yAxis: { axisLabel: { formatter(name: string, at: number): string } };
        series: { type: string; data: { value: number[] }[]; itemStyle: { color: string; color0: string } }[];
      };
    const { series, yAxis } = drawn("lower");
    expect(series[0]?.data.map(({ value }) => value.slice(0, 2))).toEqual([
      [0, 10],
      [10, 15.5],
      [15.5, 7.5],
      [0, 7.5],
    ]);
    expect(series[0]?.itemStyle).toMatchObject({ color: "b", color0: "g" });
    expect(drawn("higher").series[0]?.itemStyle).toMatchObject({ color: "g", color0: "b" });
    expect(drawn().series[0]?.itemStyle).toMatchObject({ color: "#222222", color0: "#222222" });
    expect(yAxis.axisLabel.formatter("Less", 2)).toBe("Less\n-¥8.00");
  });

  it("says values in full in its tip", () => {
    const tip = { marker: "●", name: "2026-01", seriesName: "North", seriesIndex: 0, dataIndex: 0 };
    expect(option("stackedBar", true).tooltip.formatter([tip, { ...tip, seriesName: "South", seriesIndex: 1 }])).toBe(
      "2026-01\n●North  ¥10.13\n●South  ¥2.00",
    );
    expect(option("line").tooltip.formatter([tip])).toBe("2026-01\n●¥10.13");
    expect(option("pie").tooltip.formatter(tip)).toBe("●2026-01  ¥10.13");
  });

  it("does not move where the reader wants it still", () => {
    expect(option("line").animation).toBe(false);
    expect((chartOption(setting("line"), { ...theme, still: false }) as unknown as Option).animation).toBe(true);
  });
});

it("shows names beside bars in two lines, and cuts only what is longer", () => {
  const bars = chartOption(setting("bar"), theme) as { yAxis: { axisLabel: object } };
  expect(bars.yAxis.axisLabel).toMatchObject({ overflow: "break", formatter: shortened });
  expect(shortened("East China 1 (Hangzhou)")).toBe("East China 1 (Hangzhou)");
  expect(shortened("华北地区（北京金融专区一）")).toBe("华北地区（北京金融专区一）");
  expect(shortened("Asia Pacific Southeast 1 (Singapore, second site)")).toBe(
    "Asia Pacific Southeast 1 (Singapore, s…",
  );
});

describe("a period that is not over", () => {
  // The first minutes of March 2 in Shanghai.
  beforeEach(() => vi.useFakeTimers({ now: new Date("2026-03-01T16:05:00Z"), toFake: ["Date"] }));
  afterEach(() => vi.useRealTimers());

  const periods = (...months: string[]) => months.map((month) => ({ month, shop: "n", amount: "5" }));
  const drawn = (kind: ChartSetting["kind"], card = salesCard(), given: object[] = periods("2026-02", "2026-03")) => {
    const parts = partsOf(given as Record<string, unknown>[], card, saying, "Sales");
    return chartOption({ ...setting(kind), parts }, theme) as unknown as Option;
  };

  it("is drawn as not final: bars pale, points hollow", () => {
    const pale = { value: 5, itemStyle: { opacity: 0.55 } };
    expect(drawn("stackedBar").series[0]?.data).toEqual([5, pale]);
    expect(drawn("bar").series[0]?.data).toEqual([5, pale]);
    expect(drawn("line").series[0]?.data).toEqual([5, { value: 5, symbol: "emptyCircle", symbolSize: 9 }]);
    expect(drawn("stackedBar", salesCard({ series: [shop] })).series[0]?.data).toEqual([5, pale]);
  });

  it("is a month or a day by the clock of the API, wherever among the periods it stands, and no other value", () => {
    const dataOf = (...months: string[]) => drawn("bar", salesCard(), periods(...months)).series[0]?.data;
    expect(dataOf("2026-03-01", "2026-03-02", "2026-03-03")).toEqual([5, expect.objectContaining({ value: 5 }), 5]);
    expect(dataOf("2025-03", "2026", "2026-03-02 00:00:00")).toEqual([5, 5, 5]);
    expect(dataOf("2026-01", "2026-02")).toEqual([5, 5]);
  });

  it("keeps the colour of its own, and is left out where it has no value", () => {
    const parts = { ...partsOf(periods("2026-03"), salesCard(), saying, "Sales"), hues: ["teal" as const] };
    const { series } = chartOption({ ...setting("bar"), parts }, theme) as unknown as Option;
    expect(series[0]?.data).toEqual([{ value: 5, itemStyle: { color: "#077", opacity: 0.55 } }]);
    const none = drawn("bar", salesCard({ series: [shop] }), [
      ...periods("2026-02"),
      { month: "2026-03", shop: "s", amount: "1" },
    ]);
    expect(none.series[0]?.data).toEqual([5, null]);
  });

  it("is called so by the tip and in the table, and by its plain name on the axis and in files", () => {
    const { tooltip } = drawn("bar");
    expect(tooltip.formatter([{ marker: "", name: "2026-03", seriesIndex: 0, dataIndex: 1 }])).toBe(
      "2026-03 (in progress)\n¥5.00",
    );
    expect(tooltip.formatter([{ marker: "", name: "2026-02", seriesIndex: 0, dataIndex: 0 }])).toBe("2026-02\n¥5.00");
    const card = salesCard({ series: [shop] });
    for (const each of [salesCard(), card]) {
      const table = tableOf(each, periods("2026-02", "2026-03"), saying, "en");
      expect(table?.rows.map(([label]) => [label?.shown, label?.plain])).toEqual([
        ["2026-02", "2026-02"],
        ["2026-03 (in progress)", "2026-03"],
      ]);
    }
    const pivot = tableOf(
      { ...card, card: "pivot", series: [shop] } as PivotCard,
      periods("2026-02", "2026-03"),
      saying,
      "en",
    );
    expect(pivot?.heads.slice(1).map(({ text, plain }) => [text, plain])).toEqual([
      ["2026-02", "2026-02"],
      ["2026-03 (in progress)", "2026-03"],
    ]);
    // A date in another card is no period.
    const others = [
      { ...salesTable, columns: [field("month"), field("amount")] },
      { ...salesCard(), card: "list" as const },
    ];
    for (const each of others)
      expect(tableOf(each, periods("2026-03"), saying, "en")?.rows[0]?.[0]?.shown).toBe("2026-03");
    expect(partsOf(periods("2026-02", "2026-03"), card, saying, "").labels).toEqual(["2026-02", "2026-03"]);
  });
});
