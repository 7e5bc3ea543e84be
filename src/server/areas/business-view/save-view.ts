import { count, eq, max } from "drizzle-orm";
import { ViewBusinessType } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { refusingConflicts } from "../../database/conflicts";
import { businessViews, viewGroups } from "../../database/schema/business-view";
import { refuse } from "../../errors";
import { businessViewList } from "./lists";
import { lockViews } from "./lock-views";
import { groupsOfProject } from "./project-groups";

type Saved = Input<"saveBusinessView">;
type Changed = Extract<Saved, { id: number }>;
type New = Exclude<Saved, { id: number }>;

/** Views a customer has at most. */
const MOST_VIEWS = 100;
/** Greatest place of a view among the others. */
const LAST_PLACE = 9999;

/** Creates or changes a view. */
export function saveView(input: Saved, context: Context): Promise<{ id: number }> {
  return refusingConflicts(() =>
    context.db.transaction(async (tx) => {
      await lockViews(tx, context.user.customId);
      const id = "id" in input ? await change(tx, input, context) : await add(tx, input, context);
      await context.audit({ targets: [id], detail: { view: input.viewName.trim() } }, tx);
      return { id };
    }),
  );
}

/** A new view stands behind the others. One of a project has its groups at once. */
async function add(tx: Tx, input: New, context: Context): Promise<number> {
  const { viewName, cloudCode, businessType, projectId } = input;
  const ofProject = businessType === ViewBusinessType.project;
  if (ofProject && projectId === undefined) throw refuse("VIEW_PROJECT_MISSING");
  const [there] = await tx
    .select({ views: count(), last: max(businessViews.viewSort) })
    .from(businessViews)
    .where(businessViewList.owned(context));
  if ((there?.views ?? 0) >= MOST_VIEWS) throw refuse("BUSINESS_VIEWS_FULL", { max: MOST_VIEWS });
  const [made] = await tx
    .insert(businessViews)
    .values({
      customId: context.user.customId,
      viewName: viewName.trim(),
      viewSort: Math.min((there?.last ?? -1) + 1, LAST_PLACE),
      cloudCode,
      businessType,
      projectId: ofProject ? (projectId ?? null) : null,
      createTime: context.now(),
    })
    .returning({ id: businessViews.id });
  if (!made) throw new Error("an insert returns its row");
  if (ofProject) await tx.insert(viewGroups).values(groupsOfProject(made.id, context.language));
  return made.id;
}

async function change(tx: Tx, input: Changed, context: Context): Promise<number> {
  const view = await businessViewList.lock(tx, input.id, context);
  const projectId = "projectId" in input ? input.projectId : undefined;
  if (projectId !== undefined && view.businessType !== ViewBusinessType.project) throw refuse("VIEW_NOT_OF_PROJECT");
  await tx
    .update(businessViews)
    .set({
      viewName: input.viewName.trim(),
      viewSort: input.viewSort,
      ...(projectId === undefined ? {} : { projectId }),
    })
    .where(eq(businessViews.id, view.id));
  return view.id;
}
