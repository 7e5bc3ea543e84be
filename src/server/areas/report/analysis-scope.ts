import costScreen from "../../../../config/screens/cost/cost-analysis.json" with { type: "json" };
import type { CostAnalysis, ReportScopePart } from "../../../generated/api";
import type { Context } from "../../context";
import { readRules } from "../allocation/rules";
import { unallocatedName } from "../allocation/words";
import { billRegions } from "../bill/parts/choices";
import { viewNames } from "../bill/parts/view-members";
import { budgetAccounts, budgetProjects } from "../budget/choices";
import { wordsOf } from "./words";

/** Values of a filter and what they are called. */
type Named = readonly { value: string | number; text: string }[];

/** What the values of filters are called that codes and ids do not tell. */
const namers = {
  cloudCode: ({ language }) => wordsOf("BillCloudCode", language),
  serviceCategory: ({ language }) => wordsOf("ServiceCategory", language),
  payMode: ({ language }) => wordsOf("PayMode", language),
  accountUid: async (context) =>
    (await budgetAccounts(context)).map(({ accountUid, accountName }) => ({ value: accountUid, text: accountName })),
  regionId: async (context) =>
    (await billRegions(context)).map(({ regionId, regionName }) => ({ value: regionId, text: regionName })),
  projectId: async (context) =>
    (await budgetProjects(context)).map(({ projectId, projectName }) => ({ value: projectId, text: projectName })),
  viewId: async (context) =>
    (await viewNames(context)).map(({ viewId, viewName }) => ({ value: viewId, text: viewName })),
  allocationRuleId: async (context) => [
    ...(await readRules(context.db, context.user.customId)).map(({ id, ruleName }) => ({ value: id, text: ruleName })),
    { value: 0, text: unallocatedName(context) },
  ],
} satisfies Record<string, (context: Context) => Named | Promise<Named>>;

type Namer = keyof typeof namers;

/** The filters of a cost analysis in the order of its screen, each with what names its values. */
const filters = {
  cloudCode: "cloudCode",
  accountUid: "accountUid",
  regionId: "regionId",
  productCode: undefined,
  serviceCategory: "serviceCategory",
  projectId: "projectId",
  tag: undefined,
  viewId: "viewId",
  resourceId: undefined,
  payMode: "payMode",
  allocationRuleId: "allocationRuleId",
  excludeCloudCode: "cloudCode",
  excludeAccountUid: "accountUid",
  excludeRegionId: "regionId",
  excludeProductCode: undefined,
  excludeServiceCategory: "serviceCategory",
  excludeProjectId: "projectId",
  excludeTag: undefined,
  excludeViewId: "viewId",
} as const satisfies Partial<Record<keyof CostAnalysis, Namer | undefined>>;

/** What a cost analysis is limited to and what it leaves out, as its screen calls it. What has no name any more is told by its id. */
export async function scopeOf(analysis: CostAnalysis, context: Context): Promise<ReportScopePart[]> {
  const parts: ReportScopePart[] = [];
  for (const [name, namer] of Object.entries(filters) as [keyof typeof filters, Namer | undefined][]) {
    const values = [analysis[name] ?? []].flat();
    if (values.length === 0) continue;
    const named: Named = namer ? await namers[namer](context) : [];
    const texts = new Map(named.map(({ value, text }) => [String(value), text]));
    const told = values.map((value) => texts.get(String(value)) ?? String(value));
    parts.push({
      name: costScreen.fields[name][context.language],
      values: told.join(context.language === "zh" ? "、" : ", "),
    });
  }
  return parts;
}
