import type { Handlers } from "../../context";
import { listMetrics } from "./list-metrics";
import { queryMetrics } from "./query";

/** What is measured of resources of the caller's customer. */
export const handlers = {
  listMetrics: (input, context) => listMetrics(input, context),
  queryMetrics: (input, context) => queryMetrics(input, context),
} satisfies Partial<Handlers>;
