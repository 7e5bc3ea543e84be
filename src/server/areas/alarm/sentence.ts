import type { AlarmComparison } from "../../../domain/alarm/rule";
import type { MetricName, MetricStatistic, MetricUnit } from "../../../generated/api";
import type { Words } from "../../errors";
import { metricUnits } from "../monitor/units";

/** What of a rule its sentence says. */
interface Said {
  metricName: MetricName;
  statistics: MetricStatistic;
  comparison: AlarmComparison;
  threshold: number;
  recoveryThreshold?: number | null | undefined;
  /** Seconds. */
  period: number;
  times: number;
}

const symbols: Record<AlarmComparison, string> = { greater: ">", greaterOrEqual: "≥", less: "<", lessOrEqual: "≤" };
const units: Record<MetricUnit, string> = {
  percent: "%",
  megabitPerSecond: " Mbps",
  megabytePerSecond: " MB/s",
  perSecond: "/s",
  millisecond: " ms",
  count: "",
};
const statistic: Record<MetricStatistic, Words> = {
  average: { zh: "平均值", en: "average" },
  minimum: { zh: "最小值", en: "minimum" },
  maximum: { zh: "最大值", en: "maximum" },
};

/** A unit as it stands behind a number. */
export function unitOf(unit: MetricUnit): string {
  return units[unit];
}

/** A condition as a sentence: when there is an alarm, and when it is over. */
export function sentenceOf(said: Said, language: "zh" | "en"): string {
  const { metricName, comparison, threshold, recoveryThreshold, times } = said;
  const minutes = said.period / 60;
  const unit = units[metricUnits[metricName]];
  const what = statistic[said.statistics][language];
  const is = `${symbols[comparison]} ${threshold}${unit}`;
  const over = recoveryThreshold ?? null;
  const until = over === null ? "" : `${opposite[comparison]} ${over}${unit}`;
  if (language === "zh") return `${minutes} 分钟${what} ${is}，连续 ${times} 个周期${until && `；${until} 时恢复`}`;
  const inARow = times === 1 ? "in 1 period" : `in ${times} periods in a row`;
  return `${minutes}-minute ${what} ${is} ${inARow}${until && `; recovers at ${until}`}`;
}

const opposite: Record<AlarmComparison, string> = { greater: "≤", greaterOrEqual: "<", less: "≥", lessOrEqual: ">" };
