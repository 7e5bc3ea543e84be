import { Decimal } from "decimal.js";
import type { CostDimension, CostRow } from "../../../../generated/api";
import type { Input } from "../../../../generated/operations";
import type { Context } from "../../../context";
import { toLocalDate } from "../../../time";
import { toTagText } from "../tag-text";
import { type LinesBehind, leadsToLines, linesOf, noLines, nowhere } from "./lines-behind";
import { costTime, periodsOf } from "./periods";
import { type CostCell, readCosts } from "./read-costs";

/** What sums and absent values are called. */
const words = {
  zh: { total: "合计", compared: "对比期", change: "变化", none: "无", untagged: "未标记" },
  en: { total: "Total", compared: "Compared", change: "Change", none: "None", untagged: "Untagged" },
} as const;

/** Where a dimension's value and its name stand in a row. */
const places: Record<CostDimension, { key?: keyof CostRow; name?: keyof CostRow }> = {
  cloudCode: { key: "cloudCode" },
  accountUid: { key: "accountUid", name: "accountName" },
  regionId: { key: "regionId", name: "regionName" },
  productCode: { key: "productCode", name: "productName" },
  serviceCategory: { key: "serviceCategory" },
  resourceId: { key: "resourceId", name: "resourceName" },
  tag: { key: "tag", name: "tagValue" },
  projectId: { key: "projectId", name: "projectName" },
  payMode: { key: "payMode" },
};

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
  payMode: null,
} satisfies Partial<CostRow>;

/** A row without what it is divided by. */
type Part = Pick<CostRow, "period" | "amount" | "lineCount"> & LinesBehind;

/** Costs by period and dimensions: for each group a row of each period, and the sums that were asked for. */
export async function costsOf(query: Input<"listCosts">, context: Context): Promise<CostRow[]> {
  const { by = [], granularity = "month", totals = false } = query;
  const time = await costTime(query, context);
  const cells = await readCosts(query, time, context);
  const periods = periodsOf(time, granularity === "day", toLocalDate(context.now()));
  const said = words[context.language];
  // Without dimensions the one group is everything.
  const groups = cells.filter(({ place, period }) => place !== null && period === null);
  if (groups.length === 0) return [];
  const all = cells.find(({ place, period }) => place === null && period === null);
  const labels = labelled(groups, query, said);
  const byPlace = new Map(cells.map((cell) => [`${cell.place} ${cell.period}`, cell]));
  // Late lines may be of days outside the months of their bill.
  const days = [
    ...new Set([
      ...periods,
      ...cells.flatMap(({ period, amount }) => (period !== null && amount !== null ? [period] : [])),
    ]),
  ].sort();
  const rowsOf = (sum: CostCell, place: number | null, label: Partial<CostRow>): CostRow[] => {
    const behind = leadsToLines(query, sum) ? linesOf : noLines;
    const inPeriod = (period: string): Part => {
      const cell = byPlace.get(`${place} ${period}`);
      const months = granularity === "month" ? { start: period, end: period } : time;
      const lines = behind(months, granularity === "month" ? null : period);
      return { period, ...lines, amount: cell?.amount ?? null, lineCount: Number(cell?.lineCount ?? 0) };
    };
    const sums = totals ? sumsOf(sum, query, behind(time, null), said) : [];
    return [...days.map(inPeriod), ...sums].map((part): CostRow => ({ ...undivided, ...label, ...part }));
  };
  return [
    ...groups.flatMap((group) => rowsOf(group, group.place, labels.get(group.place ?? 0) ?? {})),
    ...(totals && all && by.length > 0 ? rowsOf(all, null, { sumName: said.total }) : []),
  ];
}

/** The sum of a group, and what it is compared with. */
function sumsOf(
  { amount, compared, lineCount }: CostCell,
  { compare }: Input<"listCosts">,
  lines: LinesBehind,
  said: (typeof words)["zh" | "en"],
): Part[] {
  const sum = { period: said.total, ...lines, amount, lineCount: Number(lineCount) };
  if (compare === undefined) return [sum];
  const change = new Decimal(amount ?? 0).minus(compared ?? 0).toFixed(8);
  return [
    sum,
    { period: said.compared, ...nowhere, amount: compared, lineCount: 0 },
    { period: said.change, ...nowhere, amount: change, lineCount: 0 },
  ];
}

/** What the groups are: each dimension's values, with names that tell them apart. */
function labelled(
  groups: readonly CostCell[],
  { by = [], tagKey = "" }: Input<"listCosts">,
  said: (typeof words)["zh" | "en"],
): Map<number, Partial<CostRow>> {
  const keyed = (dimension: CostDimension, value: string | null): string | number | null => {
    if (dimension === "tag") return toTagText(tagKey.trim(), value);
    return dimension === "projectId" && value !== null ? Number(value) : value;
  };
  const called = by.map((dimension, at) => namesOf(groups, at, dimension === "tag" ? said.untagged : said.none));
  return new Map(
    groups.map(({ place, keys }): [number, Partial<CostRow>] => {
      const entries = by.flatMap((dimension, at) => {
        const value = keys?.[at] ?? null;
        const { key, name } = places[dimension];
        return [
          ...(key ? [[key, keyed(dimension, value)]] : []),
          ...(name ? [[name, called[at]?.get(value) ?? null]] : []),
        ];
      });
      // The texts of enumerations were checked when the lines were written.
      return [place ?? 0, keys === null ? {} : (Object.fromEntries(entries) as Partial<CostRow>)];
    }),
  );
}

/** A name for each value of a dimension; two of the same name have their value beside it. */
function namesOf(groups: readonly CostCell[], at: number, none: string): Map<string | null, string> {
  const names = new Map<string | null, string>();
  for (const { keys, names: given } of groups) {
    const key = keys?.[at] ?? null;
    if (keys !== null && !names.has(key)) names.set(key, key === null ? none : (given?.[at] ?? key));
  }
  const count = (name: string) => [...names.values()].filter((other) => other === name).length;
  return new Map(
    [...names].map(([key, name]) => [key, key !== null && key !== name && count(name) > 1 ? `${name} (${key})` : name]),
  );
}
