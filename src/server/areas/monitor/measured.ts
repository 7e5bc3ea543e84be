import { and, inArray } from "drizzle-orm";
import type { Context } from "../../context";
import { resources } from "../../database/schema/resource";
import { refuse } from "../../errors";
import { owned } from "../../lists/owner";
import { permitted } from "../resource/permitted";
import type { MeasuredResource } from "./source";

const { id, customId, type, cloudCode, regionId, resourceId, name } = resources;
/** What is read of a resource to measure it. */
export const measuredColumns = { id, customId, type, cloudCode, regionId, resourceId, name };

/** Resources of types that the caller may see, in the order of their ids told. @throws AnswerError NOT_FOUND where one is missing */
export async function measuredOf(ids: readonly number[], context: Context): Promise<MeasuredResource[]> {
  const rows = await context.db
    .select(measuredColumns)
    .from(resources)
    .where(and(owned(resources, context.user.customId), inArray(id, [...ids])));
  return ids.map((one) => {
    const row = rows.find((found) => found.id === one);
    if (!row) throw refuse("NOT_FOUND");
    return permitted(row, context);
  });
}
