import { and, asc, eq, sql } from "drizzle-orm";
import type { ViewGroup, ViewGroupDetail } from "../../../generated/api";
import type { Context, Handlers } from "../../context";
import { businessViews, viewGroupLinks, viewGroupResources, viewGroups } from "../../database/schema/business-view";
import { refuse } from "../../errors";
import { figuresOfGroups, noFigures } from "./figures";
import { businessViewList } from "./lists";
import { groupsWith } from "./members";
import { openAlarmsBy } from "./open-alarms";
import { previewGroup } from "./preview";
import { deleteGroup, saveGroup } from "./save-group";

/** Groups of the customer's views. */
export const groupHandlers = {
  listViewGroups: async ({ viewId }, context) => {
    await businessViewList.get(viewId, context);
    return groupsOfView(viewId, context);
  },

  getViewGroup: ({ id }, context) => detailOf(id, context),

  previewViewGroup: (input, context) => previewGroup(input, context),

  saveViewGroup: (input, context) => saveGroup(input, context),

  deleteViewGroup: ({ id }, context) => deleteGroup(id, context),
} satisfies Partial<Handlers>;

/** From the outside to the inside. */
const layerOrder = sql`array_position(array['access', 'app', 'data', 'network'], ${viewGroups.layer})`;

async function groupsOfView(viewId: number, context: Context): Promise<ViewGroup[]> {
  const { db } = context;
  const groups = await db
    .select()
    .from(viewGroups)
    .where(eq(viewGroups.viewId, viewId))
    .orderBy(layerOrder, asc(viewGroups.sort), asc(viewGroups.id));
  const links = await db
    .select({ fromId: viewGroupLinks.fromId, toId: viewGroupLinks.toId })
    .from(viewGroupLinks)
    .innerJoin(viewGroups, eq(viewGroups.id, viewGroupLinks.fromId))
    .where(eq(viewGroups.viewId, viewId));
  const members = await groupsWith(context, eq(viewGroups.viewId, viewId));
  const [figures, alarms] = [await figuresOfGroups(db, members), await openAlarmsBy(db, members, "group_id")];
  return groups.map(({ id, groupName, layer, sort, membership }) => {
    const linked = groups.filter((other) => links.some(({ fromId, toId }) => fromId === id && toId === other.id));
    return {
      id,
      viewId,
      groupName,
      layer,
      sort,
      membership,
      ...(figures.get(id) ?? noFigures),
      alarmCount: alarms.get(id)?.length ?? 0,
      linkIds: linked.map((other) => other.id),
      linkNames: linked.map((other) => other.groupName),
    };
  });
}

async function detailOf(id: number, context: Context): Promise<ViewGroupDetail> {
  const { db } = context;
  const [row] = await db
    .select({ group: viewGroups })
    .from(viewGroups)
    .innerJoin(businessViews, eq(businessViews.id, viewGroups.viewId))
    .where(and(businessViewList.owned(context), eq(viewGroups.id, id)));
  if (!row) throw refuse("NOT_FOUND");
  const { viewId, filter } = row.group;
  const group = (await groupsOfView(viewId, context)).find((one) => one.id === id);
  if (!group) throw refuse("NOT_FOUND");
  const listed = await db
    .select({ resourceId: viewGroupResources.resourceId })
    .from(viewGroupResources)
    .where(eq(viewGroupResources.groupId, id))
    .orderBy(asc(viewGroupResources.resourceId));
  return {
    ...group,
    filter,
    resourceIds: listed.map(({ resourceId }) => resourceId),
  };
}
