import type {
  BillCloudCode,
  ReportConditionType,
  ReportCycleRange,
  ReportDimension,
  ReportFormat,
  ReportMetric,
} from "../../../../generated/api";

/** A report, condition or schedule of the demo. */
interface Plan {
  customId: number;
  /** User name. */
  creator: string;
  name: string;
  reportType: ReportConditionType;
  cycleRange: ReportCycleRange;
  format: ReportFormat;
  clouds?: BillCloudCode[];
  groupBy?: ReportDimension[];
  metrics?: ReportMetric[];
}

/** A report, so many days old; one with a reason has failed. */
export interface ReportPlan extends Plan {
  daysAgo: number;
  failReason?: { zh: string; en: string };
  /** Place of its schedule in `schedulePlans`. */
  schedule?: number;
}

/** A schedule: weekly on Monday, or monthly on the third. */
export interface SchedulePlan extends Plan {
  cycleType: "week" | "month";
  enabled: boolean;
}

const group = { customId: 1001, creator: "admin" } as const;
const second = { customId: 1010, creator: "type0" } as const;
const monthly = { reportType: "cost", cycleRange: "lastMonth", format: "xlsx" } as const;

/** Conditions that are saved. */
export const conditionPlans: Plan[] = [
  { ...group, name: "月度费用汇总", ...monthly },
  {
    ...group,
    name: "按云平台的年度费用",
    reportType: "cost",
    cycleRange: "last12Months",
    format: "csv",
    groupBy: ["cloudCode", "billCycle"],
    metrics: ["payableAmount"],
  },
  { ...group, name: "阿里云账单明细", reportType: "bill", cycleRange: "lastMonth", format: "csv", clouds: ["aliyun"] },
  { ...second, name: "月度费用汇总", ...monthly },
];

/** Schedules, running and paused. */
export const schedulePlans: SchedulePlan[] = [
  { ...group, name: "月度费用汇总", ...monthly, cycleType: "month", enabled: true },
  {
    ...group,
    name: "每周项目费用",
    reportType: "cost",
    cycleRange: "lastMonth",
    format: "csv",
    groupBy: ["projectName", "billDate"],
    cycleType: "week",
    enabled: false,
  },
  { ...second, name: "月度费用汇总", ...monthly, cycleType: "month", enabled: false },
];

/** Reports that are done or have failed; what waits would not wait for long. */
export const reportPlans: ReportPlan[] = [
  {
    ...group,
    name: "按云平台的年度费用",
    reportType: "cost",
    cycleRange: "last12Months",
    format: "csv",
    groupBy: ["cloudCode", "billCycle"],
    metrics: ["payableAmount"],
    daysAgo: 26,
  },
  { ...group, name: "近三个月收支", reportType: "ledger", cycleRange: "last3Months", format: "csv", daysAgo: 19 },
  {
    ...group,
    name: "全年账单明细",
    reportType: "bill",
    cycleRange: "last12Months",
    format: "xlsx",
    daysAgo: 12,
    failReason: { zh: "生成多次中断，请重试", en: "Its making was interrupted again and again; please try again" },
  },
  {
    ...group,
    creator: "finance",
    name: "上月订单",
    reportType: "order",
    cycleRange: "lastMonth",
    format: "xlsx",
    daysAgo: 8,
  },
  {
    ...group,
    name: "阿里云账单明细",
    reportType: "bill",
    cycleRange: "lastMonth",
    format: "csv",
    clouds: ["aliyun"],
    daysAgo: 5,
  },
  { ...group, name: "月度费用汇总", ...monthly, daysAgo: 1, schedule: 0 },
  { ...second, name: "上月费用", ...monthly, daysAgo: 2 },
];
