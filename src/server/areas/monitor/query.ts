import type { MetricAnswer, MetricComparison } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { refuse } from "../../errors";
import { requireProvider } from "../../providers";
import { fromLocal, toLocalDateTime } from "../../time";
import { metricEvents } from "./events";
import { measuredOf } from "./measured";
import type { MetricWindow } from "./source";
import { dayMs } from "./store/chunk";
import { metricUnits } from "./units";
import { timesOf, windowOf } from "./window";

const longest = 400 * dayMs;
/** How much earlier the time is to which another is compared. */
const offsets: Record<MetricComparison, number> = { day: dayMs, week: 7 * dayMs };

/** Metrics of resources over a time, in steps of equal length. */
export async function queryMetrics(input: Input<"queryMetrics">, context: Context): Promise<MetricAnswer> {
  const { resourceIds, metrics, points = 500, statistics = ["average"], compare, withEvents = false } = input;
  const source = requireProvider(context.providers, "metrics");
  const [start, end] = [fromLocal(input.startTime), fromLocal(input.endTime)];
  const length = end.getTime() - start.getTime();
  if (!(length > 0 && length <= longest)) throw refuse("METRIC_TIME_WRONG");
  const measured = await measuredOf(resourceIds, context);
  const keys = measured.flatMap((resource) => {
    const supplied = source.catalogue(resource.cloudCode, resource.type);
    return metrics.filter((name) => supplied.includes(name)).map((metricName) => ({ resource, metricName }));
  });
  const offset = compare === undefined ? 0 : offsets[compare];
  const window = windowOf(start, end, points, context.now(), new Date(start.getTime() - offset));
  const read = (of: MetricWindow) => source.range(context.db, keys, of, statistics);
  const values = await read(window);
  const compared = offset === 0 ? undefined : await read(earlier(window, offset));
  const series = keys.flatMap(({ resource, metricName }, at) =>
    statistics.map((statistic) => ({
      resourceId: resource.id,
      resourceName: resource.name,
      metricName,
      unit: metricUnits[metricName],
      statistic,
      values: values[at]?.[statistic] ?? [],
      compared: compared?.[at]?.[statistic] ?? null,
    })),
  );
  const events = withEvents
    ? await metricEvents(context.db, { ids: resourceIds, from: window.from, to: window.to })
    : [];
  return { stepSeconds: window.step, times: timesOf(window).map(toLocalDateTime), series, events };
}

function earlier({ from, to, ...window }: MetricWindow, offset: number): MetricWindow {
  return { ...window, from: new Date(from.getTime() - offset), to: new Date(to.getTime() - offset) };
}
