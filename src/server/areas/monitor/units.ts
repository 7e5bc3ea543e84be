import type { MetricName, MetricUnit } from "../../../generated/api";

/** The unit of each metric: adapters of clouds convert to it. */
export const metricUnits: Record<MetricName, MetricUnit> = {
  cpuUsage: "percent",
  memUsage: "percent",
  diskUsage: "percent",
  netIn: "megabitPerSecond",
  netOut: "megabitPerSecond",
  diskReadIops: "perSecond",
  diskWriteIops: "perSecond",
  diskReadRate: "megabytePerSecond",
  diskWriteRate: "megabytePerSecond",
  diskLatency: "millisecond",
  connections: "count",
  qps: "perSecond",
  tps: "perSecond",
  slowQueries: "count",
  hitRate: "percent",
};
