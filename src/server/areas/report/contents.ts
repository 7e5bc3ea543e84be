import type { AnyOf } from "../../../domain/permission";
import { and, asc, gte, lte, sql, type SQL } from "drizzle-orm";
import enums from "../../../../config/words/enums.json" with { type: "json" };
import { operations, type OperationId } from "../../../generated/operations";
import type { ReportDimension, ReportMetric, ReportType } from "../../../generated/api";
import type { Context } from "../../context";
import { billLines } from "../../database/schema/bill";
import type { ReportFilter } from "../../database/schema/report";
import type { Words } from "../../errors";
import { prepareColumn, type PreparedColumn } from "../../export/cell";
import { type RowProperty, rowPropertiesOf } from "../../export/row-properties";
import type { ListSource } from "../../export/source";
import { tradeSource } from "../account/handlers";
import { matching } from "../bill/filters";
import { lineSource } from "../bill/lines";
import { orderSource } from "../order/handlers";
import { isWholeMonths, type Period } from "./period";

/** What a report is made of. */
export interface ReportSubject extends Period {
  reportType: ReportType;
  filter: ReportFilter;
}

/** Rows and columns of one type of report. */
interface Contents {
  /** The list whose permission it needs. */
  list: OperationId;
  columns(filter: ReportFilter): readonly string[];
  properties(): ReadonlyMap<string, RowProperty>;
  source(subject: ReportSubject, context: Context): ListSource;
}

const usualGroups: readonly ReportDimension[] = ["cloudCode", "productCode", "billCycle"];
const usualMetrics: readonly ReportMetric[] = ["listAmount", "discountAmount", "payableAmount"];

const groupsOf = ({ groupBy }: ReportFilter): readonly ReportDimension[] => (groupBy.length > 0 ? groupBy : usualGroups);
const metricsOf = ({ metrics }: ReportFilter): readonly ReportMetric[] => (metrics.length > 0 ? metrics : usualMetrics);

const billColumns = [
  "billCycle", "billDate", "cloudCode", "accountName", "productName", "serviceCategory", "billItemType", "payMode", "orderNo", "resourceId", "resourceName",
  "instanceSpec", "regionName", "projectName", "billingItem", "usageAmount", "usageUnit", "usageStart", "usageEnd",
];
const orderColumns = [
  "orderNo", "orderType", "status", "cloudCode", "productName", "itemCount", "listAmount", "discountAmount", "couponAmount", "payAmount", "creator", "createTime", "payTime",
];
const ledgerColumns = ["tradeNo", "tradeTime", "tradeType", "flow", "fund", "amount", "balance", "relateNo"];

const contents: Record<ReportType, Contents> = {
  bill: {
    list: "listBillDetails",
    columns: (filter) => [...billColumns, ...metricsOf(filter)],
    properties: () => rowPropertiesOf("listBillDetails"),
    source: (subject, context) => lineSource(context.db, linesOf(subject, context), { sortField: "billCycle", sortOrder: "ascending" }),
  },
  cost: {
    list: "getBillOverview",
    columns: (filter) => [...groupsOf(filter), ...metricsOf(filter)],
    properties: () => rowPropertiesOf("listBillDetails"),
    source: costSource,
  },
  order: {
    list: "listOrders",
    columns: () => orderColumns,
    properties: () => rowPropertiesOf("listOrders"),
    source: (subject, context) => orderSource({ ...momentsOf(subject), sortField: "createTime", sortOrder: "ascending" }, context),
  },
  ledger: {
    list: "listTrades",
    columns: () => ledgerColumns,
    properties: () => rowPropertiesOf("listTrades"),
    source: (subject, context) => tradeSource({ ...momentsOf(subject), sortField: "tradeTime", sortOrder: "ascending" }, context),
  },
};

/** Menu codes with any of which one sees what a report is about. */
export function permissionOf(reportType: ReportType): AnyOf {
  const operation = operations[contents[reportType].list];
  if (!("permission" in operation)) throw new Error("what reports are made of needs a permission");
  return operation.permission;
}

/** The rows of a report, to their end. */
export function sourceOf(subject: ReportSubject, context: Context): ListSource {
  return contents[subject.reportType].source(subject, context);
}

/** Its columns, with their headings and the words of enumerations in a language. */
export function columnsOf({ reportType, filter }: Pick<ReportSubject, "reportType" | "filter">, language: "zh" | "en"): PreparedColumn[] {
  const { columns, properties } = contents[reportType];
  const known = properties();
  return columns(filter).map((name) => {
    // A cost is of a product, whatever its name is in which language: its code divides, its name is shown.
    const shown = reportType === "cost" && name === "productCode" ? "productName" : name;
    const property = known.get(shown);
    const heading = headings[shown]?.[language];
    if (!property || heading === undefined) throw new Error(`no report has a column ${shown}`);
    const words = wordsOf(shown, language);
    return prepareColumn({ name: shown, heading, ...(words && { words }) }, property, language);
  });
}

/** Where the words of a column's values are. */
const enumNames: Record<string, keyof typeof enums> = {
  cloudCode: "BillCloudCode", serviceCategory: "ServiceCategory", billItemType: "BillItemType", payMode: "PayMode", orderType: "OrderType", status: "OrderStatus",
  tradeType: "TradeType", flow: "TradeFlow", fund: "Fund",
};

function wordsOf(column: string, language: "zh" | "en"): { value: string; text: string }[] | undefined {
  const name = enumNames[column];
  return name && Object.entries(enums[name] as Record<string, Words>).map(([value, words]) => ({ value, text: words[language] }));
}

/** The bill lines of a report. Whole months go by the bill they stand on, as the bill overview does; other periods by their day. */
function linesOf(subject: ReportSubject, { user }: Context): SQL | undefined {
  const { startDate, endDate, filter } = subject;
  const lines = matching(user.customId, {
    startCycle: startDate.slice(0, 7), endCycle: endDate.slice(0, 7), cloudCode: filter.clouds, productCode: filter.products,
  });
  return isWholeMonths(subject) ? lines : and(lines, gte(billLines.billDate, startDate), lte(billLines.billDate, endDate));
}

/** Costs in groups: each row is found whole, so that reading it is only a matter of naming. */
function costSource(subject: ReportSubject, context: Context): ListSource {
  const groups = groupsOf(subject.filter);
  const metrics = metricsOf(subject.filter);
  const selected = Object.fromEntries([
    ...groups.map((name) => [name, sql`${billLines[name]}::text`.as(name)] as const),
    ...(groups.includes("productCode") ? [["productName", sql`max(${billLines.productName})`.as("productName")] as const] : []),
    ...metrics.map((name) => [name, sql`sum(${billLines[name]})::text`.as(name)] as const),
  ]);
  const columns = groups.map((name) => billLines[name]);
  const keys = context.db.select(selected).from(billLines).where(linesOf(subject, context)).groupBy(...columns).orderBy(...columns.map((column) => asc(column)));
  return { keys, read: async (rows) => rows };
}

function momentsOf({ startDate, endDate }: Period): { startTime: string; endTime: string } {
  return { startTime: `${startDate} 00:00:00`, endTime: `${endDate} 23:59:59` };
}

const headings: Record<string, Words> = {
  billCycle: { zh: "账期", en: "Month" },
  billDate: { zh: "日期", en: "Date" },
  cloudCode: { zh: "云平台", en: "Cloud" },
  accountName: { zh: "云账号", en: "Cloud account" },
  productName: { zh: "产品", en: "Product" },
  serviceCategory: { zh: "服务类别", en: "Service category" },
  billItemType: { zh: "账单类型", en: "Kind of bill" },
  payMode: { zh: "付费方式", en: "Payment mode" },
  orderNo: { zh: "订单号", en: "Order no." },
  resourceId: { zh: "实例 ID", en: "Instance ID" },
  resourceName: { zh: "实例名称", en: "Instance" },
  instanceSpec: { zh: "规格", en: "Specification" },
  regionName: { zh: "地域", en: "Region" },
  projectName: { zh: "项目", en: "Project" },
  billingItem: { zh: "计费项", en: "Billing item" },
  usageAmount: { zh: "用量", en: "Usage" },
  usageUnit: { zh: "用量单位", en: "Unit" },
  usageStart: { zh: "使用开始", en: "Used from" },
  usageEnd: { zh: "使用结束", en: "Used until" },
  listAmount: { zh: "原价", en: "List price" },
  discountAmount: { zh: "优惠金额", en: "Discount" },
  payableAmount: { zh: "应付金额", en: "Payable" },
  cashAmount: { zh: "现金支付", en: "Cash" },
  couponAmount: { zh: "云券抵扣", en: "Vouchers" },
  creditAmount: { zh: "信用支付", en: "Credit" },
  debtAmount: { zh: "欠费金额", en: "Debt" },
  orderType: { zh: "订单类型", en: "Order type" },
  status: { zh: "状态", en: "Status" },
  itemCount: { zh: "商品数", en: "Items" },
  payAmount: { zh: "实付金额", en: "Paid" },
  creator: { zh: "下单人", en: "Ordered by" },
  createTime: { zh: "下单时间", en: "Ordered at" },
  payTime: { zh: "支付时间", en: "Paid at" },
  tradeNo: { zh: "流水号", en: "Entry no." },
  tradeTime: { zh: "时间", en: "Time" },
  tradeType: { zh: "交易类型", en: "Kind" },
  flow: { zh: "收支", en: "Direction" },
  fund: { zh: "资金", en: "Fund" },
  amount: { zh: "金额", en: "Amount" },
  balance: { zh: "交易后余额", en: "Balance after" },
  relateNo: { zh: "关联单号", en: "About" },
};
