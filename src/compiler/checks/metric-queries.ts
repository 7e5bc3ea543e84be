import type { Scope } from "../index/scope";
import type { Place } from "../read/config-file";
import { otherPlace } from "../report/related";
import type { Report } from "../report/report";
import { at } from "./check";
import type { ReadQuery } from "./promql";

/** The enums of the API whose values a query names. */
const enums = { resourceType: "ResourceType", metric: "MetricName", cloud: "CloudCode" } as const;

/**
 * A query is for types, metrics and clouds that exist, for each of them only one. It is PromQL, asks for nothing but what it is told to
 * match, and what it tells says whose it is: if it can be read.
 */
export function checkMetricQueries(
  { program: { metrics, api } }: Scope,
  report: Report,
  readQuery: ((query: string) => ReadQuery) | undefined,
): void {
  if (!metrics) return;
  const seen = new Map<string, Place>();
  const known = (kind: keyof typeof enums) => (api.enumValues(enums[kind]) ?? []).map(String);
  for (const [index, { resourceType, metric, clouds, query }] of metrics.value.queries.entries()) {
    const check = (kind: keyof typeof enums, name: string, path: readonly (string | number)[]) => {
      const values = known(kind);
      if (values.includes(name)) return;
      report(at(metrics, path), "CFG_UNKNOWN_VALUE", { name }, values);
    };
    const place = (...path: (string | number)[]) => ["queries", index, ...path];
    check("resourceType", resourceType, place("resourceType"));
    check("metric", metric, place("metric"));
    for (const [number, cloud] of (clouds ?? []).entries()) check("cloud", cloud, place("clouds", number));
    if (readQuery) checkQuery(readQuery(query), { name: metric, place: at(metrics, place("query")) }, report);
    for (const cloud of clouds ?? known("cloud")) {
      const key = `${resourceType} ${metric} ${cloud}`;
      const first = seen.get(key);
      if (first) {
        const where = otherPlace(first);
        report(at(metrics, place("metric")), "CFG_SECOND_QUERY", { name: metric, type: resourceType, cloud, where });
        break;
      }
      seen.set(key, at(metrics, place("metric")));
    }
  }
}

function checkQuery(
  { wrongAt, unmatched, ungrouped }: ReadQuery,
  { name, place }: { name: string; place: Place },
  report: Report,
): void {
  if (wrongAt !== undefined) report(place, "CFG_QUERY_SYNTAX", { name, text: wrongAt.slice(0, 20) });
  else if (unmatched) report(place, "CFG_QUERY_WITHOUT_MATCH", { name });
  else if (ungrouped) report(place, "CFG_QUERY_WITHOUT_BY", { name });
}
