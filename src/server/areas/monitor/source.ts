import type { CloudCode, MetricName, MetricStatistic, ResourceType } from "../../../generated/api";
import type { Queryable } from "../../database/client";

/** A resource as metrics are asked of: by its row here, and by what its cloud calls it. */
export interface MeasuredResource {
  id: number;
  customId: number;
  type: ResourceType;
  cloudCode: CloudCode;
  regionId: string;
  resourceId: string;
  name: string;
}

/** One metric of one resource. */
export interface SeriesKey {
  resource: MeasuredResource;
  metricName: MetricName;
}

/** Steps of equal length one after the other, from the first one's beginning to the last one's end. */
export interface MetricWindow {
  from: Date;
  to: Date;
  /** Seconds: whole minutes, hours or days in Asia/Shanghai, on which `from` falls, too. */
  step: number;
  /** The coarsest level at which the steps can be told. */
  level: "minute" | "hour" | "day";
}

/** Values of one series, one for each step; null where there is none, which is never zero. */
export type StepValues = Partial<Record<MetricStatistic, (number | null)[]>>;

/** The newest value of a series. */
export interface LatestValue {
  time: Date;
  value: number;
}

/** Where metrics come from. Chosen in one place, src/server/providers.ts. */
export interface MetricSource {
  /** It is filled by the collector, with what the clouds supply. */
  collected: boolean;
  /** What is supplied of resources of a type at a cloud. */
  catalogue(cloudCode: CloudCode, type: ResourceType): readonly MetricName[];
  /** The values of series, in their order. @param db sees the rows of the customer whose series they are */
  range(
    db: Queryable,
    series: readonly SeriesKey[],
    window: MetricWindow,
    statistics: readonly MetricStatistic[],
  ): Promise<StepValues[]>;
  /** The newest values of series, in their order; undefined where there has been none since then. */
  latest(db: Queryable, series: readonly SeriesKey[], since: Date): Promise<(LatestValue | undefined)[]>;
}
