import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { mayUseAny } from "../../../domain/permission";
import type { BillDetail } from "../../../generated/api";
import { operations } from "../../../generated/operations";
import type { Context } from "../../context";
import { allocationTargets, costUnits } from "../../database/schema/allocation";
import { billLines } from "../../database/schema/bill";
import { businessViews } from "../../database/schema/business-view";
import { cloudAccounts } from "../../database/schema/cloud";
import { orders } from "../../database/schema/commerce";
import { resources } from "../../database/schema/resource";
import { owned } from "../../lists/owner";
import { matchedRule } from "../allocation/matching";
import { readRules } from "../allocation/rules";
import { permittedTypes } from "../resource/permitted";
import { viewsOfResources } from "./parts/view-members";

type BillLine = typeof billLines.$inferSelect;

/** What a line belongs to beside what is written in it. */
export type LineContext = Pick<
  BillDetail,
  "targetId" | "targetType" | "viewId" | "viewNames" | "allocationRuleName" | "costUnitNames" | "ofOrder"
>;

/** The resource, views, cost units and order of a line, as far as the caller may see them. */
export async function contextOfLine(line: BillLine, context: Context): Promise<LineContext> {
  return {
    ...(await targetOf(line, context)),
    ...(await viewsOf(line, context)),
    ...(await allocationOf(line, context)),
    ofOrder: await isOfOrder(line, context),
  };
}

async function targetOf(
  { cloudCode, accountUid, resourceId }: BillLine,
  context: Context,
): Promise<Pick<LineContext, "targetId" | "targetType">> {
  const types = permittedTypes(context);
  const none = { targetId: null, targetType: null };
  if (resourceId === null || types.length === 0) return none;
  const [found] = await context.db
    .select({ targetId: resources.id, targetType: resources.type })
    .from(resources)
    .innerJoin(cloudAccounts, eq(cloudAccounts.id, resources.cloudAccountId))
    .where(
      and(
        owned(resources, context.user.customId),
        eq(resources.resourceId, resourceId),
        isNull(resources.goneTime),
        inArray(resources.type, types),
        eq(cloudAccounts.accountUid, accountUid),
        eq(cloudAccounts.cloudCode, cloudCode),
      ),
    )
    .limit(1);
  return found ?? none;
}

async function viewsOf(
  { cloudCode, accountUid, resourceId }: BillLine,
  context: Context,
): Promise<Pick<LineContext, "viewId" | "viewNames">> {
  const { user, db } = context;
  if (resourceId === null || !mayUseAny(user.authCodes, operations.listBusinessViews.permission))
    return { viewId: null, viewNames: [] };
  const views = await db
    .select({ id: businessViews.id, viewName: businessViews.viewName })
    .from(businessViews)
    .where(
      and(
        owned(businessViews, user.customId),
        sql`${businessViews.id} in (select unnest(views) from ${await viewsOfResources(context)} as members
          where cloud_code = ${cloudCode} and account_uid = ${accountUid} and resource_id = ${resourceId})`,
      ),
    )
    .orderBy(asc(businessViews.id));
  return { viewId: views[0]?.id ?? null, viewNames: views.map(({ viewName }) => viewName) };
}

async function allocationOf(
  { id }: BillLine,
  { db, user, now }: Context,
): Promise<Pick<LineContext, "allocationRuleName" | "costUnitNames">> {
  const none = { allocationRuleName: null, costUnitNames: [] };
  if (!mayUseAny(user.authCodes, operations.listCostUnits.permission)) return none;
  const rules = await readRules(db, user.customId);
  const [matched] = await db
    .select({ ruleId: sql<string>`${matchedRule(billLines, rules, now())}`.mapWith(Number) })
    .from(billLines)
    .where(and(owned(billLines, user.customId), eq(billLines.id, id)));
  const rule = rules.find((one) => one.id === matched?.ruleId);
  if (!rule) return none;
  const units = await db
    .select({ unitName: costUnits.unitName, unitOwner: costUnits.unitOwner })
    .from(allocationTargets)
    .innerJoin(costUnits, eq(costUnits.id, allocationTargets.unitId))
    .where(and(owned(costUnits, user.customId), eq(allocationTargets.ruleId, rule.id)))
    .orderBy(asc(allocationTargets.at));
  return {
    allocationRuleName: rule.ruleName,
    costUnitNames: units.map(({ unitName, unitOwner }) =>
      unitOwner === null ? unitName : `${unitName} (${unitOwner})`,
    ),
  };
}

async function isOfOrder({ orderNo }: BillLine, { db, user }: Context): Promise<boolean> {
  if (orderNo === null || !mayUseAny(user.authCodes, operations.listOrders.permission)) return false;
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(owned(orders, user.customId), eq(orders.orderNo, orderNo)))
    .limit(1);
  return found.length > 0;
}
