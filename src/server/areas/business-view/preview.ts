import { asc, sql } from "drizzle-orm";
import type { ViewGroupPreview } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { resources } from "../../database/schema/resource";
import { sumOfCosts } from "../resource/month-cost";
import { businessViewList } from "./lists";
import { isAnyOf, isMember } from "./members";
import { filterOf, readListed } from "./group-input";

/** So many names are told. */
const MOST_NAMED = 10;

/** What a group would have: a list is read as it is typed, a filter is asked. */
export async function previewGroup(input: Input<"previewViewGroup">, context: Context): Promise<ViewGroupPreview> {
  const { db } = context;
  const view = await businessViewList.get(input.viewId, context);
  const members = { membership: "filter" as const, filter: await filterOf(db, input, context) };
  const where =
    input.membership === "list"
      ? isAnyOf(await readListed(db, input.resourceIds ?? [], context), context.user.customId)
      : isMember({ groupId: 0, viewId: view.id, members, view, now: context.now() });
  const [sums] = await db
    .select({ resourceCount: sql<number>`count(*)`.mapWith(Number), monthCost: sumOfCosts() })
    .from(resources)
    .where(where);
  if (!sums) throw new Error("an aggregate has a row");
  const named = await db
    .select({ name: resources.name })
    .from(resources)
    .where(where)
    .orderBy(asc(resources.name), asc(resources.id))
    .limit(MOST_NAMED);
  return { ...sums, resourceNames: named.map(({ name }) => name) };
}
