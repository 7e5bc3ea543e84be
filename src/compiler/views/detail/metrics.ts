import type { ConfigDetail } from "../../../model/config/detail";
import type { MetricCharts } from "../../../model/resolved-view";
import type { Description } from "../../api/description";
import type { Property } from "../../api/property";
import { inputsOf } from "../../index/call-inputs";
import { listedRow, objectRow } from "../../index/own-call";
import type { BareView, CallInputs, PlacedCall } from "../../index/views";
import { type ResolveContext, takeEnum } from "../../resolve/context";
import { choicesOf } from "../../resolve/fields";
import { providersOf } from "../../resolve/providers";
import { resolveSend } from "../../resolve/sources";
import type { DetailInfo, MetricTab } from "./info";

/** The tabs of a detail that have charts, with what the API says about their calls. */
export function metricTabs(api: Description, { view, path }: BareView<ConfigDetail>): MetricTab[] {
  return (view.tabs ?? []).flatMap(({ metrics }, tab) =>
    metrics
      ? [
          {
            tab,
            metrics,
            path: [...path, "tabs", tab, "metrics"],
            values: api.operation(metrics.call),
            list: api.operation(metrics.of.call),
            compared: metrics.compare && api.operation(metrics.compare.call),
          },
        ]
      : [],
  );
}

/** The calls that list what is measured, with what they get of the detail's row. */
export function metricInputs({ metrics, row }: DetailInfo): CallInputs[] {
  const own = row ? { own: row } : {};
  return metrics.flatMap(({ metrics: { of }, path, list }) =>
    list ? [{ ...inputsOf(list, list.shapes[0], of.send, [...path, "of"]), ...own }] : [],
  );
}

/** Every call of the charts, and where config names it. */
export function metricCalls({ metrics }: DetailInfo): PlacedCall[] {
  return metrics.flatMap(({ metrics: { compare }, path, values, list, compared }) => [
    { operation: values, path: [...path, "call"] },
    { operation: list, path: [...path, "of", "call"] },
    ...(compare ? [{ operation: compared, path: [...path, "compare", "call"] }] : []),
  ]);
}

/** The properties of metrics and of events whose values have words. */
export function worded({ values, list }: Pick<MetricTab, "values" | "list">): Property[] {
  const metric = list && listedRow(list)?.properties;
  const event = values && objectRow(values)?.properties.get("events")?.fields;
  return [
    ...["metricName", "unit"].map((name) => metric?.get(name)),
    ...["kind", "action", "status", "level"].map((name) => event?.get(name)),
  ].filter((property) => property !== undefined);
}

/** Charts as the browser gets them; undefined where a call does not exist. */
export function resolveMetrics(context: ResolveContext, found: MetricTab | undefined): MetricCharts | undefined {
  if (!found?.values || !found.list) return undefined;
  const { metrics, values, list } = found;
  const compare = metrics.compare && choicesOf(context.scope.program, metrics.compare);
  const enums = worded(found).flatMap(({ name, enumName }) => {
    const taken = takeEnum(context, enumName).enum;
    return taken === undefined ? [] : [[name, taken] as const];
  });
  return {
    call: values.id,
    of: { call: list.id, send: resolveSend(metrics.of.send, list.shapes[0]) },
    ...(compare && { compare }),
    enums: Object.fromEntries(enums),
    ...providersOf([values, list]),
  };
}
