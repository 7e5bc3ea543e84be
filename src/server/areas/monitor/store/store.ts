import type { CloudProvider } from "../../cloud/provider";
import type { MetricSource } from "../source";
import { readLatest, readRange } from "./read";

/** Metrics from the database: what the collector has fetched from the clouds. */
export function metricStore(cloud: Pick<CloudProvider, "metricCatalogue">): MetricSource {
  return { collected: true, catalogue: cloud.metricCatalogue, range: readRange, latest: readLatest };
}
