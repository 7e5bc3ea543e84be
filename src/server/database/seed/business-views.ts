import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { ViewBusinessType } from "../../../generated/enums";
import { saveGroup } from "../../areas/business-view/save-group";
import { saveView } from "../../areas/business-view/save-view";
import type { Context } from "../../context";
import { addDays } from "../../time";
import type { Tx } from "../client";
import { resources } from "../schema/resource";
import { type GroupPlan, type ViewPlan, viewPlans } from "./business-views-data/plans";
import type { Seed } from "./run/seed-type";
import { openWorld } from "./run/world";

/** Business views, put together by the console. */
export const seed: Seed = { needs: ["resources", "tags", "identity"], write: seedViews };

async function seedViews(tx: Tx, today: Date): Promise<void> {
  const world = await openWorld(tx, today);
  for (const plan of viewPlans) await putView(tx, plan, world.as(plan.username, addDays(today, -plan.daysAgo)));
}

async function putView(tx: Tx, plan: ViewPlan, context: Context): Promise<void> {
  const { viewName, cloudCode, projectId, groups = [] } = plan;
  const businessType = projectId === undefined ? ViewBusinessType.groups : ViewBusinessType.project;
  const asked = { viewName, cloudCode, businessType, ...(projectId !== undefined && { projectId }) };
  const { id: viewId } = await saveView({ ...asked, clientToken: "demo" }, context);
  const ids = new Map<string, number>();
  // Those that are led to come first: a link needs both.
  for (const group of [...groups].reverse()) {
    const linkIds = groups.flatMap(({ groupName, from = [] }) =>
      from.includes(group.groupName) ? (ids.get(groupName) ?? []) : [],
    );
    const { groupName, layer } = group;
    const members = await membersOf(tx, group, context);
    const sort = groups.filter((one) => one.layer === layer).indexOf(group);
    const saved = await saveGroup(
      { viewId, groupName, layer, sort, linkIds, ...members, clientToken: "demo" },
      context,
    );
    ids.set(groupName, saved.id);
  }
}

async function membersOf(tx: Tx, { type, tag, listed }: GroupPlan, { user }: Context) {
  if (listed === undefined) {
    const [key, value] = tag ?? [];
    const tagged = tag ? ` and tags:"${key}" = "${value}"` : "";
    return { membership: "filter" as const, filter: `type = (${type.join(", ")})${tagged}` };
  }
  const rows = await tx
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.customId, user.customId), isNull(resources.goneTime), inArray(resources.type, type)))
    .orderBy(asc(resources.name), asc(resources.id))
    .limit(listed);
  return { membership: "list" as const, resourceIds: rows.map(({ id }) => id) };
}
