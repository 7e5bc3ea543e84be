import { and, eq, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { regions } from "../../database/schema/cloud";

/** Joins a row with its region, which is one of its cloud: two clouds may give regions the same id. */
export function inRegion(cloudCode: AnyPgColumn, regionId: AnyPgColumn): SQL | undefined {
  return and(eq(regions.cloudCode, cloudCode), eq(regions.regionId, regionId));
}
