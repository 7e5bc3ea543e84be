import { Decimal } from "decimal.js";
import type { CostRow } from "../../../../generated/api";
import type { Input } from "../../../../generated/operations";
import type { Context } from "../../../context";
import { toLocalDate } from "../../../time";
import { sharedViews } from "../parts/view-members";
import { comparedParts } from "./compared-parts";
import { labelled } from "./labels";
import { type LinesBehind, linesBehind, nowhere } from "./lines-behind";
import { type CostTime, costTime, periodsOf } from "./periods";
import { type CostCell, readCosts } from "./read-costs";

/** What sums are called. */
const words = {
  zh: { total: "合计", compared: "对比期", change: "变化" },
  en: { total: "Total", compared: "Compared", change: "Change" },
} as const;

/** What a row says about what it is not divided by. */
const undivided = {
  sumName: null,
  cloudCode: null,
  accountUid: null,
  accountName: null,
  regionId: null,
  regionName: null,
  productCode: null,
  productName: null,
  serviceCategory: null,
  resourceId: null,
  resourceName: null,
  projectId: null,
  projectName: null,
  tag: null,
  tagValue: null,
  viewId: null,
  viewName: null,
  payMode: null,
  comparedAmount: null,
} satisfies Partial<CostRow>;

/** A row without what it is divided by. */
type Part = Pick<CostRow, "period" | "amount" | "lineCount"> & LinesBehind;

/** Costs by period and dimensions: for each group a row of each period, and the sums that were asked for. */
export async function costsOf(query: Input<"listCosts">, context: Context): Promise<CostRow[]> {
  return costsIn(await costTime(query, context), query, context);
}

/** The same of a time of one's own. */
export async function costsIn(time: CostTime, query: Input<"listCosts">, context: Context): Promise<CostRow[]> {
  const { by = [], granularity = "month", totals = false, viewId = [] } = query;
  const cells = await readCosts(query, time, context);
  const periods = periodsOf(time, granularity === "day", toLocalDate(context.now()));
  const said = words[context.language];
  // Without dimensions the one group is everything.
  const groups = cells.filter(({ place, period }) => place !== null && period === null);
  if (groups.length === 0) return [];
  const all = cells.find(({ place, period }) => place === null && period === null);
  // A group that was not there before is new; where nothing was, there is nothing to compare with.
  const hasCompared = cells.some(({ compared }) => compared !== null);
  const labels = labelled(groups, query, context.language);
  const sharing = by.includes("viewId") ? await sharedViews(context) : new Set<number>();
  const byPlace = new Map(cells.map((cell) => [`${cell.place} ${cell.period}`, cell]));
  // Late lines may be of days outside the months of their bill.
  const days = [
    ...new Set([
      ...periods,
      ...cells.flatMap(({ period, amount }) => (period !== null && amount !== null ? [period] : [])),
    ]),
  ].sort();
  const rowsOf = (sum: CostCell, place: number | null, label: Partial<CostRow>): CostRow[] => {
    const behind = linesBehind(query, sum, groups, sharing);
    const totalLines = behind(time, null);
    // Lists find the lines of a view by it, though costs are not divided by views.
    const filtered = { viewId: totalLines === nowhere ? null : (viewId[0] ?? null) };
    const inPeriod = (period: string): Part => {
      const cell = byPlace.get(`${place} ${period}`);
      const months = granularity === "month" ? { start: period, end: period } : time;
      const lines = behind(months, granularity === "month" ? null : period);
      return { period, ...lines, amount: cell?.amount ?? null, lineCount: Number(cell?.lineCount ?? 0) };
    };
    const sums = totals ? sumsOf(sum, time, { hasCompared, lines: totalLines, said }) : [];
    return [...days.map(inPeriod), ...sums].map((part): CostRow => ({ ...undivided, ...filtered, ...label, ...part }));
  };
  const compared =
    totals || !all ? [] : comparedParts(cells, time, linesBehind(query, all, groups, sharing), context.language);
  return [
    ...groups.flatMap((group) => rowsOf(group, group.place, labels.get(group.place ?? 0) ?? {})),
    ...(totals && all && by.length > 0 ? rowsOf(all, null, { sumName: said.total }) : []),
    ...compared.map((part): CostRow => ({ ...undivided, viewId: viewId[0] ?? null, ...part })),
  ];
}

/** The sum of a group, and what it is compared with. */
function sumsOf(
  { amount, compared, lineCount }: CostCell,
  { compared: earlier }: CostTime,
  { hasCompared, lines, said }: { hasCompared: boolean; lines: LinesBehind; said: (typeof words)["zh" | "en"] },
): Part[] {
  const sum = { period: said.total, ...lines, amount, lineCount: Number(lineCount) };
  if (!earlier) return [sum];
  const change = hasCompared ? new Decimal(amount ?? 0).minus(compared ?? 0).toFixed(8) : null;
  return [
    sum,
    { period: said.compared, ...nowhere, amount: compared, lineCount: 0 },
    { period: said.change, ...nowhere, amount: change, lineCount: 0 },
  ];
}
