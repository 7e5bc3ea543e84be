import { describe, expect, it } from "vitest";
import { thresholdOption } from "../../../src/widgets/threshold-chart/chart-option";
import { readChart, stepsOf } from "../../../src/widgets/threshold-chart/read-chart";

const times = ["2026-01-31 08:00:00", "2026-01-31 08:05:00", "2026-01-31 08:10:00", "2026-01-31 08:15:00"];
const answer = {
  name: "web-1",
  unit: "%",
  threshold: 80,
  times,
  values: [40, 85, null, 30],
  spans: [{ startTime: "2026-01-31 08:05:00", endTime: "2026-01-31 08:12:00" }],
};
const theme = {
  palette: ["#111"],
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

interface Drawn {
  series: [{ data: unknown[]; markArea: { data: unknown[] } }, { data: unknown[] }];
  tooltip: { formatter(tip: { dataIndex: number }): string };
}

function drawn(value: unknown): Drawn {
  const chart = readChart(value);
  if (!chart) throw new Error("no chart");
  const words = { value: "web-1", threshold: "Threshold" };
  return thresholdOption({ chart, unit: "%", words, say: (one) => `${one} %` }, theme) as unknown as Drawn;
}

describe("a chart of an answer", () => {
  it.each([
    [null],
    ["text"],
    [[answer]],
    [{}],
    [{ ...answer, threshold: "80" }],
    [{ ...answer, times: [] }],
    [{ ...answer, values: [1] }],
    [{ ...answer, values: [1, 2, 3, "4"] }],
    [{ ...answer, times: [1, 2, 3, 4] }],
  ])("is none of %j", (value) => {
    expect(readChart(value)).toBeUndefined();
  });

  it("is of hours only where that is told", () => {
    expect(readChart(answer)?.hourly).toBe(false);
    expect(readChart({ ...answer, hourly: true })?.hourly).toBe(true);
  });

  it("is drawn without what is no span", () => {
    expect(readChart({ ...answer, spans: [null, {}, ...answer.spans] })?.spans).toEqual([]);
    expect(readChart({ ...answer, spans: [{}, ...answer.spans] })?.spans).toHaveLength(1);
    expect(readChart({ ...answer, spans: undefined })?.spans).toEqual([]);
  });
});

describe("a threshold chart", () => {
  it("leaves gaps, draws the threshold, and what was an alarm behind", () => {
    const [series, threshold] = drawn(answer).series;
    expect(series.data).toEqual([40, 85, null, 30]);
    expect(threshold.data).toEqual([80, 80, 80, 80]);
    expect(series.markArea.data).toEqual([[{ xAxis: 1 }, { xAxis: 2 }]]);
  });

  it("says the value and the threshold of a step, and of a gap the threshold alone", () => {
    const { formatter } = drawn(answer).tooltip;
    expect(formatter({ dataIndex: 1 })).toBe("2026-01-31 08:05\nweb-1  85 %\nThreshold  80 %");
    expect(formatter({ dataIndex: 2 })).toBe("2026-01-31 08:10\nThreshold  80 %");
  });
});

describe("a span lies", () => {
  it.each([
    { from: "2026-01-31 08:05:00", to: "2026-01-31 08:12:00", steps: { first: 1, last: 2 } },
    { from: "2026-01-31 07:00:00", to: "2026-01-31 08:06:00", steps: { first: 0, last: 1 } },
    { from: "2026-01-31 08:10:00", to: null, steps: { first: 2, last: 3 } },
    { from: "2026-01-31 08:16:00", to: null, steps: { first: 2, last: 3 } },
    { from: "2026-01-31 08:01:00", to: "2026-01-31 08:02:00", steps: { first: 0, last: 1 } },
    { from: "2026-01-31 06:00:00", to: "2026-01-31 07:00:00", steps: undefined },
  ])("from $from to $to in $steps", ({ from, to, steps }) => {
    expect(stepsOf(times, { from, to })).toEqual(steps);
  });
});
