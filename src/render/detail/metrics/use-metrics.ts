import { useMemo } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { MetricCharts } from "../../../model/resolved-view";
import { useConsole } from "../../../state/console";
import type { Row } from "../../../widgets/contract";
import { resolveSend } from "../../shared/resolve-send";
import { chartsOf, isMetricAnswer, isMetricList, type MetricCharted } from "./metric-series";
import { type Comparison, type RangeName, rangeInput } from "./time-range";

/** What has been asked and answered so far. */
export interface Metrics {
  /** What is measured of the row at all. */
  names: readonly string[] | undefined;
  charted: MetricCharted | undefined;
  error: unknown;
  retry: () => void;
  /** Another answer is on its way. */
  busy: boolean;
}

/** What is asked about the metrics of a row. */
export interface AskedMetrics {
  range: RangeName;
  compare: Comparison;
  end: number;
  /** As many as a chart has room for; undefined while that is not known. */
  points: number | undefined;
  /** Ids of other resources that are drawn beside the row. */
  others: readonly number[];
}

/** Asks what is measured of a row, and then for all of it, and of those beside it, in one call. */
export function useMetrics(
  { call, of }: MetricCharts,
  row: Row,
  { range, compare, end, points, others }: AskedMetrics,
): Metrics {
  const { api } = useConsole();
  const ask = resolveSend(of.send, [row]);
  const list = useQuery({
    queryKey: [of.call, ask],
    queryFn: ({ signal }) => api.callByName(of.call, ask, { signal, told: "inPlace" }),
  });
  const metrics = isMetricList(list.data) ? list.data : undefined;
  const resourceIds = useMemo(() => [row.id, ...others], [row.id, others]);
  const input = {
    resourceIds,
    metrics: (metrics ?? []).map(({ metricName }) => metricName),
    ...rangeInput(range, end),
    points,
    statistics: ["average", "minimum", "maximum"],
    ...(compare === "none" ? {} : { compare }),
    withEvents: true,
  };
  const values = useQuery({
    queryKey: [call, input],
    queryFn: ({ signal }) => api.callByName(call, input, { signal, told: "inPlace" }),
    enabled: metrics !== undefined && metrics.length > 0 && points !== undefined,
    placeholderData: keepPreviousData,
  });
  const charted = useMemo(
    () => (metrics && isMetricAnswer(values.data) ? chartsOf(values.data, metrics, resourceIds) : undefined),
    [metrics, values.data, resourceIds],
  );
  const unusable =
    (list.data !== undefined && !metrics) || (values.data !== undefined && !isMetricAnswer(values.data))
      ? new Error("The answer is no list of metrics, or no series.")
      : null;
  return {
    names: metrics?.map(({ metricName }) => metricName),
    charted,
    error: list.error ?? values.error ?? unusable,
    retry: () => void (list.error ? list.refetch() : values.refetch()),
    busy: values.isFetching,
  };
}
