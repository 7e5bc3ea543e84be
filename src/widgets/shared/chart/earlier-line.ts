import type { ChartTheme } from "./chart-theme";

/** Values over steps; null where there is none. */
type Values = readonly (number | null)[];

/** Pixels across a value between two gaps, which would be a line of no length. */
const LONE = 5;
/** The same among bars: a dash that is broader than they are. */
const LONE_BESIDE_BARS = [44, 4];

/** A line of what an earlier period was, at the same steps: dashed, and interrupted where there is no value. */
export function earlierLine(values: Values, name: string, color: string): object {
  return {
    type: "line",
    name,
    data: [...values],
    color,
    connectNulls: false,
    emphasis: { disabled: true },
    lineStyle: { width: 1.5, type: "dashed", opacity: 0.8 },
    ...loneValues(values, LONE),
  };
}

/** The same above bars, in the colour of none of them. */
export function earlierAboveBars(values: Values, name: string, theme: ChartTheme): object {
  return {
    ...earlierLine(values, name, theme.text),
    lineStyle: { width: 2, type: "dashed" },
    itemStyle: { borderColor: theme.surface, borderWidth: 1 },
    z: 3,
    ...loneValues(values, LONE_BESIDE_BARS),
    symbol: "rect",
  };
}

/** Dots for values between two gaps, and no others. */
export function loneValues(values: Values, size: number | number[]): object {
  return {
    showSymbol: true,
    symbol: "circle",
    symbolSize: (_value: unknown, { dataIndex }: { dataIndex: number }) => (isAlone(values, dataIndex) ? size : 0),
  };
}

function isAlone(values: Values, at: number): boolean {
  return (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;
}
