import file from "../../../../../config/metrics.json" with { type: "json" };
import type { CloudCode, MetricName, MetricStatistic, ResourceType } from "../../../../generated/api";
import type { LatestValue, MetricSource, MetricWindow, SeriesKey, StepValues } from "../source";
import { type PromClient, promClient, type PromSeries, type PromServer } from "./client";
import { expressionOf, type Labels, rangeOf, statisticOf } from "./promql";

/** What config/metrics.json asks for a metric of a type, at some clouds or all. */
interface Query {
  resourceType: string;
  metric: string;
  clouds?: readonly string[];
  query: string;
}

const config: { labels: Labels; queries: readonly Query[] } = file;
/** Resources that one query asks for. */
const batchSize = 100;

/** Series that one query of config tells. */
interface Batch {
  query: Query;
  customId: number;
  keys: SeriesKey[];
}

/** Metrics from a Prometheus-compatible server, asked as config/metrics.json has it. Nothing of them is kept here. */
export function prometheusMetrics(server: PromServer): MetricSource {
  const client = promClient(server);
  return {
    collected: false,
    catalogue: (cloudCode, type) =>
      (config.queries as (Query & { metric: MetricName })[]).flatMap((query) =>
        isFor(query, cloudCode, type) ? [query.metric] : [],
      ),
    range: (_db, series, window, statistics) => readRange(client, series, window, statistics),
    latest: (_db, series, since) => readLatest(client, series, since),
  };
}

async function readRange(
  client: PromClient,
  series: readonly SeriesKey[],
  { from, to, step }: MetricWindow,
  statistics: readonly MetricStatistic[],
): Promise<StepValues[]> {
  const count = Math.round((to.getTime() - from.getTime()) / (step * 1000));
  const empty = (): StepValues =>
    Object.fromEntries(statistics.map((one) => [one, Array.from({ length: count }, () => null)]));
  const found = new Map(series.map((key) => [key, empty()]));
  const asked = batchesOf(series).flatMap((batch) => statistics.map((statistic) => ({ batch, statistic })));
  await Promise.all(
    asked.map(async ({ batch, statistic }) => {
      // A step holds the samples from its beginning up to, but not at, its end; a range vector those after its beginning, and at its end.
      const first = new Date(from.getTime() + step * 1000 - 1);
      const query = statisticOf(expression(batch), statistic, step);
      for (const [key, values] of told(batch, await client.queryRange(query, first, new Date(to.getTime() - 1), step)))
        for (const [time, text] of values) {
          const at = Math.round((time * 1000 - first.getTime()) / (step * 1000));
          const value = Number(text);
          const steps = found.get(key)?.[statistic];
          if (steps && at in steps && Number.isFinite(value)) steps[at] = value;
        }
    }),
  );
  return series.map((key) => found.get(key) ?? empty());
}

async function readLatest(
  client: PromClient,
  series: readonly SeriesKey[],
  since: Date,
): Promise<(LatestValue | undefined)[]> {
  const now = new Date();
  const seconds = Math.max(60, Math.ceil((now.getTime() - since.getTime()) / 1000));
  const found = new Map<SeriesKey, LatestValue>();
  await Promise.all(
    batchesOf(series).map(async (batch) => {
      for (const [key, values] of told(batch, await client.query(rangeOf(expression(batch), seconds), now))) {
        const newest = values.findLast(([, text]) => Number.isFinite(Number(text)));
        if (newest) found.set(key, { time: new Date(newest[0] * 1000), value: Number(newest[1]) });
      }
    }),
  );
  return series.map((key) => found.get(key));
}

/** The series that are told by one question: of one query of config and one customer, so many at a time. */
function batchesOf(series: readonly SeriesKey[]): Batch[] {
  const batches: Batch[] = [];
  for (const key of series) {
    const { cloudCode, type, customId } = key.resource;
    const query = config.queries.find((one) => one.metric === key.metricName && isFor(one, cloudCode, type));
    if (!query) continue;
    const open = batches.findLast((batch) => batch.query === query && batch.customId === customId);
    if (open && open.keys.length < batchSize) open.keys.push(key);
    else batches.push({ query, customId, keys: [key] });
  }
  return batches;
}

function isFor({ resourceType, clouds }: Query, cloudCode: CloudCode, type: ResourceType): boolean {
  return resourceType === type && (clouds?.includes(cloudCode) ?? true);
}

function expression({ query, customId, keys }: Batch): string {
  const resourceIds = [...new Set(keys.map(({ resource }) => resource.resourceId))];
  return expressionOf(query.query, config.labels, { customId, resourceIds });
}

/** The answer's series by whose they are. One with other labels than were asked for is nobody's. */
function told({ customId, keys }: Batch, answer: readonly PromSeries[]): [SeriesKey, PromSeries["values"]][] {
  const { customer, resource } = config.labels;
  return keys.flatMap((key): [SeriesKey, PromSeries["values"]][] => {
    const found = answer.find(
      ({ metric }) => metric[customer] === String(customId) && metric[resource] === key.resource.resourceId,
    );
    return found ? [[key, found.values]] : [];
  });
}
