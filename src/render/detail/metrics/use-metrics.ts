import { useMemo } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { MetricCharts } from "../../../model/resolved-view";
import { useConsole } from "../../../state/console";
import type { Row } from "../../../widgets/contract";
import { resolveSend } from "../../shared/resolve-send";
import { chartsOf, isMetricAnswer, isMetricList, type MetricCharted } from "./metric-series";
import { type Comparison, type RangeName, rangeInput } from "./time-range";

/** As many steps as a chart has room for. */
const POINTS = 300;

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

/** Asks what is measured of a row, and then for all of it in one call. */
export function useMetrics(
  { call, of }: MetricCharts,
  row: Row,
  { range, compare, end }: { range: RangeName; compare: Comparison; end: number },
): Metrics {
  const { api } = useConsole();
  const ask = resolveSend(of.send, [row]);
  const list = useQuery({
    queryKey: [of.call, ask],
    queryFn: ({ signal }) => api.callByName(of.call, ask, { signal, told: "inPlace" }),
  });
  const metrics = isMetricList(list.data) ? list.data : undefined;
  const input = {
    resourceIds: [row.id],
    metrics: (metrics ?? []).map(({ metricName }) => metricName),
    ...rangeInput(range, end),
    points: POINTS,
    statistics: ["average", "minimum", "maximum"],
    ...(compare === "none" ? {} : { compare }),
    withEvents: true,
  };
  const values = useQuery({
    queryKey: [call, input],
    queryFn: ({ signal }) => api.callByName(call, input, { signal, told: "inPlace" }),
    enabled: metrics !== undefined && metrics.length > 0,
    placeholderData: keepPreviousData,
  });
  const charted = useMemo(
    () => (metrics && isMetricAnswer(values.data) ? chartsOf(values.data, metrics) : undefined),
    [metrics, values.data],
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
