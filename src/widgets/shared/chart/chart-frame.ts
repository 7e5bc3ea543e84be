import type { ChartTheme } from "./chart-theme";

/** From this many steps' time on days are named below the axis, and not hours. */
const DAYS_MS = 2 * 86_400_000;

/** The tip of a chart. Rich text is drawn on the canvas: HTML with style attributes would be against the Content-Security-Policy. */
export function tipFrame(theme: ChartTheme): object {
  return {
    renderMode: "richText",
    confine: true,
    backgroundColor: theme.raised,
    borderColor: theme.line,
    textStyle: { color: theme.text, fontFamily: theme.font, fontSize: 13 },
  };
}

/** Steps of time, of which days or round hours are named. @param times when each begins: "2026-01-31 08:00:00" */
export function timeAxis(times: readonly string[], theme: ChartTheme): object {
  const named = namedSteps(times);
  return {
    type: "category",
    data: [...times],
    boundaryGap: false,
    axisLine: { lineStyle: { color: theme.line } },
    axisTick: { show: false },
    axisLabel: {
      color: theme.muted,
      hideOverlap: true,
      interval: (index: number) => named.has(index),
      formatter: (_time: string, index: number) => named.get(index) ?? "",
    },
  };
}

/** What was measured, with its unit above. */
export function measuredAxis(unit: string, theme: ChartTheme): object {
  return {
    type: "value",
    name: unit,
    nameTextStyle: { color: theme.muted, align: "left", padding: [0, 0, 0, -4] },
    nameGap: 10,
    splitNumber: 4,
    axisLabel: { color: theme.muted, hideOverlap: true },
    splitLine: { lineStyle: { color: theme.line } },
  };
}

/** Room around what was measured over time: the unit stands above, hours below. */
export const timeGrid = {
  left: 4,
  right: 12,
  top: 30,
  bottom: 4,
  outerBoundsMode: "same",
  outerBoundsContain: "axisLabel",
} as const;

/** Steps that are named below the axis, and how: where a day begins, or each round hour or minute of a short time. */
export function namedSteps(times: readonly string[]): Map<number, string> {
  const span = instant(times.at(-1)) - instant(times[0]);
  const named = new Map<number, string>();
  if (span > DAYS_MS) {
    for (const [at, time] of times.entries())
      if (at > 0 && time.slice(0, 10) !== times[at - 1]?.slice(0, 10)) named.set(at, time.slice(5, 10));
    return named;
  }
  const minutes = span > 6 * 3_600_000 ? 180 : 10;
  for (const [at, time] of times.entries()) {
    const ofDay = Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
    if (ofDay % minutes === 0) named.set(at, time.slice(11, 16));
  }
  return named;
}

function instant(time = ""): number {
  return Date.parse(`${time.replace(" ", "T")}Z`);
}
