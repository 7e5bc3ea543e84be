import { describe, expect, it } from "vitest";
import { chartOption, type ChartSetting, shortened } from "../../../../src/render/dashboard/chart-option";
import { partsOf } from "../../../../src/render/dashboard/parts";
import { salesCard, saying, shop } from "./sample";

const theme = {
  palette: ["#111111", "#222222"],
  text: "t",
  muted: "m",
  line: "l",
  surface: "s",
  raised: "r",
  font: "f",
  still: true,
};
const rows = [
  { month: "2026-01", shop: "n", amount: "10.129" },
  { month: "2026-01", shop: "s", amount: "2" },
];
const setting = (kind: ChartSetting["kind"], series = false): ChartSetting => ({
  kind,
  parts: partsOf(rows, salesCard(series ? { series: shop } : {}), saying, "Sales"),
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

  it("lays bars down, so that long names can be read, and needs no legend for one series", () => {
    const { xAxis, legend } = option("bar");
    expect(xAxis?.type).toBe("value");
    expect(legend).toBeUndefined();
  });

  it("says values in full in its tip", () => {
    const tip = { marker: "●", name: "2026-01", seriesName: "North", seriesIndex: 0, dataIndex: 0 };
    expect(option("stackedBar", true).tooltip.formatter([tip, { ...tip, seriesName: "South", seriesIndex: 1 }])).toBe(
      "2026-01\n●North  10.13\n●South  2.00",
    );
    expect(option("line").tooltip.formatter([tip])).toBe("2026-01\n●10.13");
    expect(option("pie").tooltip.formatter(tip)).toBe("●2026-01  10.13");
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
