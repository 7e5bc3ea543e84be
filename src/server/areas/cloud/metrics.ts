import type { MetricName, ResourceType } from "../../../generated/api";

/** Seconds that a value of a cloud stands for: a minute or an hour. */
export type CloudPeriod = 60 | 3600;

/** What a cloud is asked to supply: one metric of all resources of a scope. */
export interface CloudMetricAsk {
  regionId: string;
  type: ResourceType;
  metricName: MetricName;
  /** The first period, at its beginning, and the end of the last one; whole periods. */
  from: Date;
  to: Date;
  period: CloudPeriod;
}

/** Values of one resource, one for each period that was asked for; null where the cloud has none, which is never zero. */
export interface CloudSeries {
  /** The resource's id at the cloud. */
  resourceId: string;
  average: (number | null)[];
  /** The least and the largest value of a minute in each hour; null wherever `average` is. Of minutes they are not told. */
  minimum?: (number | null)[];
  maximum?: (number | null)[];
}

/** A part of a scope's values; `next` is where it goes on, absent on the last page. A resource without any value is on none. */
export interface CloudMetricPage {
  series: CloudSeries[];
  next?: string | undefined;
}
