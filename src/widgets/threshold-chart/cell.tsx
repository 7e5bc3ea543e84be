import { formatDecimal } from "../../domain/decimal-format";
import type { Cell } from "../contract";
import { nothing } from "../shared/plain";
import { textCell } from "../text/cell";
import { readChart, unitOf } from "./read-chart";

/** A chart where there is room for a line only: what was measured, and its limit. */
export const thresholdChartCell: Cell = (props) => {
  if (props.value === null || props.value === undefined) return nothing;
  const chart = readChart(props.value);
  if (!chart) return textCell(props);
  const limit = formatDecimal(String(chart.threshold), { grouping: props.reading.grouping }) ?? String(chart.threshold);
  return props.text("thresholdChart.line", { name: chart.name, limit: `${limit} ${unitOf(chart, props)}` });
};
