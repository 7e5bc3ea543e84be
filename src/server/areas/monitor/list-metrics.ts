import { and, eq } from "drizzle-orm";
import enums from "../../../../config/words/enums.json" with { type: "json" };
import type { Metric, MetricName, ResourceType } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { resources } from "../../database/schema/resource";
import { refuse } from "../../errors";
import { owned } from "../../lists/owner";
import { requireProvider } from "../../providers";
import { addMinutes, toLocalDateTime } from "../../time";
import { permitted } from "../resource/permitted";
import { measuredOf } from "./measured";
import type { MetricSource } from "./source";
import { metricUnits } from "./units";

/** Minutes after which a value is no longer the newest. */
const newest = 10;

/** What is measured of a resource, or of a type. */
export async function listMetrics(
  { resourceType, resourceId }: Input<"listMetrics">,
  context: Context,
): Promise<Metric[]> {
  const source = requireProvider(context.providers, "metrics");
  permitted({ type: resourceType }, context);
  if (resourceId === undefined) {
    const names = await namesOf(resourceType, source, context);
    return names.map((metricName) => ({ ...named(metricName, context), value: null, time: null }));
  }
  const [resource] = await measuredOf([resourceId], context);
  if (resource?.type !== resourceType) throw refuse("NOT_FOUND");
  const names = source.catalogue(resource.cloudCode, resourceType);
  const series = names.map((metricName) => ({ resource, metricName }));
  const latest = await source.latest(context.db, series, addMinutes(context.now(), -newest));
  return names.map((metricName, at) => ({
    ...named(metricName, context),
    value: latest[at]?.value ?? null,
    time: latest[at] ? toLocalDateTime(latest[at].time) : null,
  }));
}

function named(metricName: MetricName, { language }: Context): Pick<Metric, "metricName" | "label" | "unit"> {
  const unit = metricUnits[metricName];
  const name = enums.MetricName[metricName][language];
  const of = enums.MetricUnit[unit][language];
  if (unit === "count") return { metricName, label: name, unit };
  return { metricName, label: language === "zh" ? `${name}（${of}）` : `${name} (${of})`, unit };
}

/** What any of the clouds supplies at which there are resources of a type. */
export async function namesOf(type: ResourceType, source: MetricSource, { db, user }: Context): Promise<MetricName[]> {
  const clouds = await db
    .selectDistinct({ cloudCode: resources.cloudCode })
    .from(resources)
    .where(and(owned(resources, user.customId), eq(resources.type, type)));
  const supplied = new Set(clouds.flatMap(({ cloudCode }) => source.catalogue(cloudCode, type)));
  return (Object.keys(metricUnits) as MetricName[]).filter((name) => supplied.has(name));
}
