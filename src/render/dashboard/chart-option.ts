import type { EChartsCoreOption } from "echarts/core";
import { tipFrame } from "../../widgets/shared/chart/chart-frame";
import type { ChartTheme } from "../../widgets/shared/chart/chart-theme";
import { earlierAboveBars } from "../../widgets/shared/chart/earlier-line";
import { chartPatterns } from "./chart-patterns";
import type { ChartKind, Drawing, Part, Parts } from "./parts";
import { fullLabel, withInProgress } from "./period-in-progress";
import { waterfall, withValues } from "./waterfall";

/** What a chart is drawn from besides colours. */
export interface ChartSetting extends Drawing {
  /** A value to be read at a glance. */
  say(part: Part): string;
  /** Short numbers for an axis: 12K, 1.2万. */
  short(value: number): string;
  /** Of a waterfall: which direction is good news. */
  better?: "higher" | "lower";
}

/** Whether a chart's bars lie, with their names beside them. */
export function isLying(kind: ChartKind): boolean {
  return kind === "bar" || kind === "waterfall";
}

interface Tip {
  marker: string;
  name: string;
  seriesName: string;
  seriesIndex: number;
  dataIndex: number;
}

/** Pixels that names beside bars have at most: a longer one goes on in a second line. */
const NAME_WIDTH = 132;
/** Longest name beside a bar, in halves of a Chinese character; what points at the bar shows it whole. */
const NAME_LENGTH = 38;
/** So many names below bars are all shown: where bars stand closely, aslant. Of more, each that has room. */
const MOST_NAMES = 8;
/** Bars with an edge of their own at most: of more, edges would be broader than what is between them. */
const MOST_EDGED = 31;
/** Pixels: a chart that is narrower has no room for names side by side. */
const NARROW = 600;
/** What ECharts draws: parts in the theme's colours, with words made here, never with markup. */
export function chartOption(setting: ChartSetting, theme: ChartTheme): EChartsCoreOption {
  const base = {
    color: theme.palette,
    animation: !theme.still,
    animationDuration: 250,
    textStyle: { fontFamily: theme.font, color: theme.text },
    aria: {
      enabled: true,
      label: { enabled: false },
      decal: {
        show: setting.kind === "stackedBar",
        decals: chartPatterns.map((pattern) => ({ color: theme.pattern, ...pattern })),
      },
    },
    tooltip: tooltip(setting, theme),
  };
  if (setting.kind === "pie") return { ...base, ...pie(setting, theme) };
  return { ...base, ...cartesian(setting, theme), ...(setting.kind === "stackedBar" && namesByWidth(setting.parts)) };
}

/** How the names below bars stand, by the width of the chart. */
function namesByWidth({ labels }: Parts): object {
  if (labels.length > MOST_NAMES) return {};
  const standing = (axisLabel: object): object => ({ xAxis: { axisLabel: { interval: 0, ...axisLabel } } });
  return {
    media: [
      { query: { maxWidth: NARROW }, option: standing({ rotate: 40, width: 96, overflow: "truncate" }) },
      { option: standing({ rotate: 0, width: null }) },
    ],
  };
}

function tooltip({ kind, parts, say }: ChartSetting, theme: ChartTheme): object {
  const line = ({ marker, name, seriesName, seriesIndex, dataIndex }: Tip): string => {
    const part = parts.series[seriesIndex]?.parts[dataIndex];
    const named = kind === "pie" ? name : parts.series.length > 1 ? seriesName : "";
    return part ? `${marker}${named === "" ? "" : `${named}  `}${say(part)}` : "";
  };
  return {
    trigger: kind === "pie" ? "item" : "axis",
    axisPointer: {
      type: kind === "line" ? "line" : "shadow",
      lineStyle: { color: theme.muted },
      shadowStyle: { color: theme.line, opacity: 0.35 },
    },
    ...tipFrame(theme),
    formatter: (tips: Tip | Tip[]) => {
      const all = [tips].flat();
      const lines = all.map(line).filter((text) => text !== "");
      return (kind === "pie" ? lines : [fullLabel(parts, all[0]?.dataIndex ?? -1), ...lines]).join("\n");
    },
  };
}

function pie({ parts }: ChartSetting, theme: ChartTheme): object {
  const slices = parts.series[0]?.parts ?? [];
  return {
    series: [
      {
        type: "pie",
        radius: ["34%", "56%"],
        center: ["50%", "50%"],
        // A single slice is named beside the ring: below it, the name would stand on it.
        startAngle: slices.length === 1 ? 180 : 90,
        minAngle: 2,
        itemStyle: { borderColor: theme.surface, borderWidth: 2 },
        // Names stand at the sides and break where there is little room: none is cut, none lies upon a slice.
        label: {
          formatter: "{b}\n{d}%",
          color: theme.text,
          fontSize: 12,
          lineHeight: 16,
          alignTo: "edge",
          edgeDistance: 0,
          overflow: "break",
        },
        labelLine: { length: 8, length2: 0, lineStyle: { color: theme.muted } },
        labelLayout: { hideOverlap: true },
        data: slices.map((part, index) => ({
          name: parts.labels[index] ?? "",
          value: part?.size ?? 0,
          ...colorOfLabel(parts, index, theme),
        })),
      },
    ],
  };
}

/** Where any label has a colour of its own, each has that, or grey: one of the palette could be another label's. */
function colorOfLabel({ hues }: Parts, index: number, theme: ChartTheme): object {
  if (!hues) return {};
  const hue = hues[index];
  return { itemStyle: { color: hue ? theme.hues[hue] : theme.muted } };
}

function cartesian(setting: ChartSetting, theme: ChartTheme): object {
  const { kind, parts } = setting;
  const lying = isLying(kind);
  const several = parts.series.length > 1;
  const names = {
    type: "category",
    data: parts.labels,
    axisLabel: {
      color: theme.muted,
      hideOverlap: true,
      ...(lying && besideBars),
      ...(kind === "waterfall" && withValues(setting)),
    },
    axisLine: { lineStyle: { color: theme.line } },
    axisTick: { show: false },
    ...(lying && { inverse: true }),
    ...(kind === "line" && { boundaryGap: false }),
  };
  const sizes = {
    type: "value",
    axisLabel: { color: theme.muted, hideOverlap: true, formatter: setting.short },
    splitLine: { lineStyle: { color: theme.line } },
    splitNumber: lying ? 3 : 4,
  };
  return {
    grid: {
      left: 8,
      right: 16,
      top: several ? 40 : 12,
      bottom: 4,
      outerBoundsMode: "same",
      outerBoundsContain: "axisLabel",
    },
    ...(several && {
      legend: {
        type: "scroll",
        top: 0,
        left: 0,
        itemWidth: 14,
        itemHeight: 10,
        textStyle: { color: theme.text },
        pageTextStyle: { color: theme.muted },
        pageIconColor: theme.text,
      },
    }),
    xAxis: lying ? sizes : names,
    yAxis: lying ? names : sizes,
    series:
      kind === "waterfall"
        ? [waterfall(setting, theme)]
        : parts.series.map(({ name, hue, parts: of, compared }) => {
            const values = of.map((part) => part?.size ?? null);
            if (compared) return earlierAboveBars(values, name, theme);
            const colored =
              several || !parts.hues
                ? values
                : values.map((value, index) => ({ value, ...colorOfLabel(parts, index, theme) }));
            return {
              name,
              data: withInProgress(colored, parts, kind === "line" ? "line" : "bars"),
              ...(hue && { color: theme.hues[hue] }),
              ...shapeOf(setting, theme),
            };
          }),
  };
}

const besideBars = { width: NAME_WIDTH, overflow: "break", lineHeight: 14, formatter: shortened };

/** A name as far as two lines hold it. */
export function shortened(name: string): string {
  let length = 0;
  for (const [index, letter] of [...name].entries()) {
    length += letter > "\u2e7f" ? 2 : 1;
    if (length > NAME_LENGTH) return `${[...name].slice(0, index).join("").trimEnd()}…`;
  }
  return name;
}

function shapeOf({ kind, parts: { labels, series } }: ChartSetting, theme: ChartTheme): object {
  if (kind === "line") {
    return {
      type: "line",
      symbol: "circle",
      symbolSize: 7,
      lineStyle: { width: 2 },
      ...(series.length === 1 && { areaStyle: { opacity: 0.08 } }),
    };
  }
  const border = {
    borderColor: theme.surface,
    borderWidth: kind === "stackedBar" && labels.length <= MOST_EDGED ? 1 : 0,
  };
  return {
    type: "bar",
    barMaxWidth: 28,
    itemStyle: { ...border, borderRadius: kind === "bar" ? 3 : 0 },
    ...(kind === "stackedBar" && { stack: "all" }),
  };
}
