import file from "../../../../../config/metrics.json" with { type: "json" };
import type { CloudCode, MetricName, MetricStatistic, ResourceType } from "../../../../generated/api";
import type { LatestValue, MetricSource, MetricWindow, SeriesKey, StepValues } from "../source";
import { fewAtOnce } from "../../../few-at-once";
import { limits } from "../../../limits";
import type { Log } from "../../../logger";
import { type PromClient, promClient, type PromSeries, type PromServer, QueryRefused } from "./client";
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

/** Who is asked, and what is made of refusals. */
interface Asking {
  client: PromClient;
  /** The answer to a query of config; nothing where the server refuses it, which concerns no other query. */
  answerOf(batch: Batch, ask: (expression: string) => Promise<PromSeries[]>): Promise<PromSeries[]>;
}

/**
 * Metrics from a Prometheus-compatible server, asked as config/metrics.json has it. Nothing of them is kept here. Where the server refuses a query
 * of config, the values of its metric are missing, and a line of the log says why.
 */
export function prometheusMetrics(server: PromServer, log: Log): MetricSource {
  const asking: Asking = { client: promClient(server), answerOf: loggingRefusals(log) };
  return {
    collected: false,
    catalogue: (cloudCode, type) =>
      (config.queries as (Query & { metric: MetricName })[]).flatMap((query) =>
        isFor(query, cloudCode, type) ? [query.metric] : [],
      ),
    range: (_db, series, window, statistics) => readRange(asking, series, window, statistics),
    latest: (_db, series, since) => readLatest(asking, series, since),
  };
}

async function readRange(
  { client, answerOf }: Asking,
  series: readonly SeriesKey[],
  { from, to, step }: MetricWindow,
  statistics: readonly MetricStatistic[],
): Promise<StepValues[]> {
  const count = Math.round((to.getTime() - from.getTime()) / (step * 1000));
  const empty = (): StepValues =>
    Object.fromEntries(statistics.map((one) => [one, Array.from({ length: count }, () => null)]));
  const found = new Map(series.map((key) => [key, empty()]));
  const asked = batchesOf(series).flatMap((batch) => statistics.map((statistic) => ({ batch, statistic })));
  // A step holds the samples from its beginning up to, but not at, its end; a range vector those after its beginning, and at its end.
  const [first, last] = [new Date(from.getTime() + step * 1000 - 1), new Date(to.getTime() - 1)];
  await fewAtOnce(asked, limits.metricQueries, async ({ batch, statistic }) => {
    const answer = await answerOf(batch, (expression) =>
      client.queryRange(statisticOf(expression, statistic, step), first, last, step),
    );
    for (const [key, values] of told(batch, answer))
      for (const [time, text] of values) {
        const at = Math.round((time * 1000 - first.getTime()) / (step * 1000));
        const value = Number(text);
        const steps = found.get(key)?.[statistic];
        if (steps && at in steps && Number.isFinite(value)) steps[at] = value;
      }
  });
  return series.map((key) => found.get(key) ?? empty());
}

async function readLatest(
  { client, answerOf }: Asking,
  series: readonly SeriesKey[],
  since: Date,
): Promise<(LatestValue | undefined)[]> {
  const now = new Date();
  const seconds = Math.max(60, Math.ceil((now.getTime() - since.getTime()) / 1000));
  const found = new Map<SeriesKey, LatestValue>();
  await fewAtOnce(batchesOf(series), limits.metricQueries, async (batch) => {
    const answer = await answerOf(batch, (expression) => client.query(rangeOf(expression, seconds), now));
    for (const [key, values] of told(batch, answer)) {
      const newest = values.findLast(([, text]) => Number.isFinite(Number(text)));
      if (newest) found.set(key, { time: new Date(newest[0] * 1000), value: Number(newest[1]) });
    }
  });
  return series.map((key) => found.get(key));
}

/** Asks, and logs that a query is refused: once, until it is answered again. */
function loggingRefusals(log: Log): Asking["answerOf"] {
  const refused = new Set<Query>();
  return async (batch, ask) => {
    const { query } = batch;
    try {
      const answer = await ask(batchExpression(batch));
      refused.delete(query);
      return answer;
    } catch (error) {
      if (!(error instanceof QueryRefused)) throw error;
      const { metric, resourceType } = query;
      if (!refused.has(query))
        log(
          `${metric} of ${resourceType} has no values: its query in config/metrics.json is refused, ${error.message}`,
        );
      refused.add(query);
      return [];
    }
  };
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

function batchExpression({ query, customId, keys }: Batch): string {
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
