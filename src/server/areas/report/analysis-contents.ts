import costScreen from "../../../../config/screens/cost/cost-analysis.json" with { type: "json" };
import type { CostAnalysis, CostDimension, CostRow } from "../../../generated/api";
import type { Context } from "../../context";
import { type PreparedColumn, prepareColumn } from "../../export/cell";
import type { ExportContents } from "../../export/open-export";
import { type RowProperty, rowPropertiesOf } from "../../export/row-properties";
import { sourceOfRows } from "../../export/source";
import { costsIn, costsOf } from "../bill/cost/costs";
import { namedBy } from "../bill/cost/labels";
import { daysTime } from "../bill/cost/periods";
import { isWholeMonths, type Period } from "./period";
import { wordsOf } from "./words";

/** What the groups beyond those with a line of their own are called together. */
const others = { zh: "其他", en: "Others" } as const;

/** A cost analysis over a period, as its screen shows it in a table: a line for each group and their sum, a column for each period and their sum. */
export async function analysisContents(
  { analysis, ...period }: Period & { analysis: CostAnalysis },
  context: Context,
): Promise<ExportContents> {
  const { by: asked = [] } = analysis;
  const by: CostDimension[] = asked.length > 0 ? asked : ["cloudCode"];
  const rows = await costRows({ ...analysis, by }, period, context);
  const periods = [...new Set(rows.map((row) => row.period))];
  const names = by.map(namedBy);
  return {
    columns: columnsOf(names, periods, context.language),
    source: sourceOfRows(linesOf(rows, names, periods, others[context.language])),
  };
}

/** Whole months go by the bill they stand on, other periods by their day. */
function costRows(analysis: CostAnalysis, period: Period, context: Context): Promise<CostRow[]> {
  const query = { ...analysis, totals: true };
  if (!isWholeMonths(period)) return costsIn(daysTime(period, analysis.compare), query, context);
  const [startCycle, endCycle] = [period.startDate.slice(0, 7), period.endDate.slice(0, 7)];
  return costsOf({ ...query, startCycle, endCycle }, context);
}

/** One line for the rows of each group, which follow each other: what it is called, and its amounts by period. */
function linesOf(
  rows: readonly CostRow[],
  names: readonly (keyof CostRow)[],
  periods: readonly string[],
  rest: string,
): Record<string, unknown>[] {
  const starts = rows.filter(({ period }) => period === periods[0]);
  return starts.map((first, line) => {
    const named = names.map((name) => [name, first[name]] as const);
    const isGroup = named.some(([, value]) => value !== null);
    const amounts = rows
      .slice(line * periods.length, (line + 1) * periods.length)
      .map(({ period, amount }) => [period, amount]);
    return {
      ...Object.fromEntries(named),
      ...(isGroup ? {} : { [names[0] ?? ""]: first.sumName ?? rest }),
      ...Object.fromEntries(amounts),
    };
  });
}

function columnsOf(
  names: readonly (keyof CostRow)[],
  periods: readonly string[],
  language: Context["language"],
): PreparedColumn[] {
  const properties = rowPropertiesOf("listCosts");
  const fields: Readonly<Record<string, { zh: string; en: string }>> = costScreen.fields;
  const column = (name: string, heading: string, property: RowProperty | undefined): PreparedColumn => {
    if (!property) throw new Error(`costs have no ${name}`);
    return prepareColumn({ name, heading, words: wordsOf(property.enumeration, language) }, property, language);
  };
  return [
    ...names.map((name) => column(name, fields[name]?.[language] ?? name, properties.get(name))),
    ...periods.map((period) => column(period, period, properties.get("amount"))),
  ];
}
