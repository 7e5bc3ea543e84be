import type { MetricStatistic } from "../../../../generated/api";

/** The labels that every series carries, as config/metrics.json names them. */
export interface Labels {
  customer: string;
  resource: string;
}

/** The series of some resources of one customer. */
export interface Wanted {
  customId: number;
  resourceIds: readonly string[];
}

const functions: Record<MetricStatistic, string> = {
  average: "avg_over_time",
  minimum: "min_over_time",
  maximum: "max_over_time",
};

/** A selector alone: its samples are read as they are, so that gaps stay gaps. */
const selector = /^\s*[a-zA-Z_:][\w:]*\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}\s*$/;

/** The query of config for these resources. */
export function expressionOf(query: string, labels: Labels, { customId, resourceIds }: Wanted): string {
  const ids = resourceIds.map((id) => id.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join("|");
  const match = `${labels.customer}="${customId}",${labels.resource}=~${JSON.stringify(ids)}`;
  const by = `${labels.customer}, ${labels.resource}`;
  return query.replaceAll("$match", () => match).replaceAll("$by", () => by);
}

/**
 * The values of an expression over the last seconds, as a range vector. Of an expression that computes, Prometheus takes the value of each
 * minute, and for it samples up to its lookback (5 minutes) back.
 */
export function rangeOf(expression: string, seconds: number): string {
  return selector.test(expression) ? `${expression}[${seconds}s]` : `(${expression})[${seconds}s:60s]`;
}

/** A statistic of an expression over the last seconds. */
export function statisticOf(expression: string, statistic: MetricStatistic, seconds: number): string {
  return `${functions[statistic]}(${rangeOf(expression, seconds)})`;
}
