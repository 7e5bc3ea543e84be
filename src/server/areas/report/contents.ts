import type { AnyOf } from "../../../domain/permission";
import { and, asc, gte, lte, sql, type SQL } from "drizzle-orm";
import billScreen from "../../../../config/screens/cost/bill-details.json" with { type: "json" };
import ledgerScreen from "../../../../config/screens/cost/trades.json" with { type: "json" };
import workOrderScreen from "../../../../config/screens/message/work-orders.json" with { type: "json" };
import orderScreen from "../../../../config/screens/order/orders.json" with { type: "json" };
import { operations, type OperationId } from "../../../generated/operations";
import type { ReportConditionType, ReportDimension, ReportMetric, ReportType } from "../../../generated/api";
import type { Context } from "../../context";
import { billLines } from "../../database/schema/bill";
import type { ReportFilter } from "../../database/schema/report";
import type { Words } from "../../errors";
import { prepareColumn, type PreparedColumn } from "../../export/cell";
import type { ExportContents } from "../../export/open-export";
import { rowPropertiesOf } from "../../export/row-properties";
import type { ListSource, Sourced } from "../../export/source";
import { isRowFieldGiven } from "../../field-permissions/require-fields";
import { tradeList } from "../account/lists";
import { matching } from "../bill/filters";
import { lineSource } from "../bill/lines";
import { orderList } from "../order/lists";
import { workOrderList } from "../work-order/lists";
import { analysisContents } from "./analysis-contents";
import { isWholeMonths, type Period } from "./period";
import { wordsOf } from "./words";

/** What a report is made of. */
export interface ReportSubject extends Period {
  reportType: ReportType;
  filter: ReportFilter;
}

/** Rows and columns of one type of report of conditions. */
interface Contents {
  /** The list whose permission it needs. */
  list: OperationId;
  columns(filter: ReportFilter): readonly string[];
  /** The screen that shows the same: its words head the columns. */
  screen: { fields: Readonly<Record<string, Words>> };
  /** The list whose rows have its columns. */
  rows: OperationId;
  source(subject: ReportSubject, context: Context): Sourced;
}

const usualGroups: readonly ReportDimension[] = ["cloudCode", "productCode", "billCycle"];
const usualMetrics: readonly ReportMetric[] = ["listAmount", "discountAmount", "payableAmount"];

const groupsOf = ({ groupBy }: ReportFilter): readonly ReportDimension[] =>
  groupBy.length > 0 ? groupBy : usualGroups;
const metricsOf = ({ metrics }: ReportFilter): readonly ReportMetric[] => (metrics.length > 0 ? metrics : usualMetrics);

const billColumns = [
  "billCycle",
  "billDate",
  "cloudCode",
  "accountName",
  "productName",
  "serviceCategory",
  "billItemType",
  "payMode",
  "orderNo",
  "resourceId",
  "resourceName",
  "instanceSpec",
  "regionName",
  "projectName",
  "billingItem",
  "usageAmount",
  "usageUnit",
  "usageStart",
  "usageEnd",
];
const orderColumns = [
  "orderNo",
  "orderType",
  "status",
  "cloudCode",
  "productName",
  "itemCount",
  "listAmount",
  "discountAmount",
  "couponAmount",
  "payAmount",
  "creator",
  "createTime",
  "payTime",
];
const workOrderColumns = [
  "workOrderNo",
  "title",
  "type",
  "severity",
  "status",
  "productName",
  "cloudCode",
  "resourceId",
  "creator",
  "handler",
  "replyCount",
  "urgeCount",
  "score",
  "createTime",
  "updateTime",
  "closeTime",
];
const ledgerColumns = ["tradeNo", "tradeTime", "tradeType", "flow", "fund", "amount", "balance", "relateNo"];

const contents: Record<ReportConditionType, Contents> = {
  bill: {
    list: "listBillDetails",
    columns: (filter) => [...billColumns, ...metricsOf(filter)],
    rows: "listBillDetails",
    source: (subject, context) =>
      lineSource(context.db, linesOf(subject, context), { sortField: "billCycle", sortOrder: "ascending" }),
    screen: billScreen,
  },
  cost: {
    list: "getBillOverview",
    columns: (filter) => [...groupsOf(filter), ...metricsOf(filter)],
    rows: "listBillDetails",
    source: costSource,
    screen: billScreen,
  },
  order: {
    list: "listOrders",
    columns: () => orderColumns,
    rows: "listOrders",
    source: (subject, context) =>
      orderList.source({ ...momentsOf(subject), sortField: "createTime", sortOrder: "ascending" }, context),
    screen: orderScreen,
  },
  ledger: {
    list: "listTrades",
    columns: () => ledgerColumns,
    rows: "listTrades",
    source: (subject, context) =>
      tradeList.source({ ...momentsOf(subject), sortField: "tradeTime", sortOrder: "ascending" }, context),
    screen: ledgerScreen,
  },
  workOrder: {
    list: "listWorkOrders",
    columns: () => workOrderColumns,
    rows: "listWorkOrders",
    source: (subject, context) =>
      workOrderList.source({ ...momentsOf(subject), sortField: "createTime", sortOrder: "ascending" }, context),
    screen: workOrderScreen,
  },
};

/** Every type of report of conditions. */
export const reportConditionTypes = Object.keys(contents) as ReportConditionType[];

/** Every type of report. */
export const reportTypes: readonly ReportType[] = [...reportConditionTypes, "costAnalysis"];

/** Menu codes with any of which one sees what a report is about. */
export function permissionOf(reportType: ReportType): AnyOf {
  const operation = operations[reportType === "costAnalysis" ? "listCosts" : contents[reportType].list];
  if (!("permission" in operation)) throw new Error("what reports are made of needs a permission");
  return operation.permission;
}

/** The rows of a report, to their end, and its columns: those that its user is given. */
export async function contentsOf(subject: ReportSubject, context: Context): Promise<ExportContents> {
  const { reportType, filter, startDate, endDate } = subject;
  if (reportType === "costAnalysis")
    return analysisContents({ startDate, endDate, analysis: filter.analysis ?? {} }, context);
  const asked = { operationId: contents[reportType].rows, authCodes: context.user.authCodes };
  return {
    columns: columnsOf({ reportType, filter }, context.language).filter(({ name }) => isRowFieldGiven(asked, name)),
    source: await contents[reportType].source(subject, context),
  };
}

/** The columns of a report of conditions, with their headings and the words of enumerations in a language. */
export function columnsOf(
  { reportType, filter }: { reportType: ReportConditionType; filter: ReportFilter },
  language: "zh" | "en",
): PreparedColumn[] {
  const { columns, rows, screen } = contents[reportType];
  const known = rowPropertiesOf(rows);
  return columns(filter).map((name) => {
    // A cost is of a product, whatever its name is in which language: its code divides, its name is shown.
    const shown = reportType === "cost" && name === "productCode" ? "productName" : name;
    const property = known.get(shown);
    if (!property) throw new Error(`no report has a column ${shown}`);
    return prepareColumn(
      {
        name: shown,
        heading: screen.fields[shown]?.[language] ?? shown,
        words: wordsOf(property.enumeration, language),
      },
      property,
      language,
    );
  });
}

/** The bill lines of a report. Whole months go by the bill they stand on, as the bill overview does; other periods by their day. */
function linesOf(subject: ReportSubject, context: Context): SQL | undefined {
  const { startDate, endDate, filter } = subject;
  const [startCycle, endCycle] = [startDate.slice(0, 7), endDate.slice(0, 7)];
  const lines = matching({ startCycle, endCycle, cloudCode: filter.clouds, productCode: filter.products }, context);
  return isWholeMonths(subject)
    ? lines
    : and(lines, gte(billLines.billDate, startDate), lte(billLines.billDate, endDate));
}

/** Costs in groups: each row is found whole, so that reading it is only a matter of naming. */
function costSource(subject: ReportSubject, context: Context): ListSource {
  const groups = groupsOf(subject.filter);
  const metrics = metricsOf(subject.filter);
  const selected = Object.fromEntries([
    ...groups.map((name) => [name, sql`${billLines[name]}::text`.as(name)] as const),
    ...(groups.includes("productCode")
      ? [["productName", sql`max(${billLines.productName})`.as("productName")] as const]
      : []),
    ...metrics.map((name) => [name, sql`sum(${billLines[name]})::text`.as(name)] as const),
  ]);
  const columns = groups.map((name) => billLines[name]);
  const keys = context.db
    .select(selected)
    .from(billLines)
    .where(linesOf(subject, context))
    .groupBy(...columns)
    .orderBy(...columns.map((column) => asc(column)));
  return { keys, read: async (rows) => rows };
}

function momentsOf({ startDate, endDate }: Period): { startTime: string; endTime: string } {
  return { startTime: `${startDate} 00:00:00`, endTime: `${endDate} 23:59:59` };
}
