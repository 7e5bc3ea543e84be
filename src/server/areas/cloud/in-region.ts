import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Context } from "../../context";
import { regions } from "../../database/schema/cloud";

/** Joins a row with its region, which is one of its cloud: two clouds may give regions the same id. */
export function inRegion(cloudCode: AnyPgColumn, regionId: AnyPgColumn): SQL | undefined {
  return and(eq(regions.cloudCode, cloudCode), eq(regions.regionId, regionId));
}

/** The name of the region that a row is joined with, in the caller's language; the region's id where the cloud's regions have none of that id. */
export function regionNameOf(regionId: AnyPgColumn, { language }: Context): SQL<string> {
  const names = language === "zh" ? regions.regionName : sql`${regions.regionNameEn}, ${regions.regionName}`;
  return sql<string>`coalesce(${names}, ${regionId})`;
}
