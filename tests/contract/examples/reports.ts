import { eq } from "drizzle-orm";
import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { users } from "../../../src/server/database/schema/identity";
import { businessViews } from "../../../src/server/database/schema/business-view";
import { reportConditions, reportParts, reports, reportSchedules } from "../../../src/server/database/schema/report";
import { costAnalysis } from "./bills";
import { type Example, foreignId, own, ownId, unique } from "../example";

const filter = { clouds: [], products: [], groupBy: [], metrics: [] };

/** A report of the admin's customer, done or failed, to be deleted or otherwise spoilt. */
async function newReport(db: Database, status: 2 | 3): Promise<number> {
  const now = new Date();
  const row = {
    customId: own,
    userId: await ownId(db, users, eq(users.username, "admin")),
    creator: "admin",
    language: "zh",
    reportType: "cost",
    filter,
    format: "csv",
    reportName: `示例 ${unique()}`,
    cycleType: "once",
    startDate: "2025-01-01",
    endDate: "2025-01-31",
    status,
    rowCount: 1,
    fileSize: 7,
    queueTime: now,
    createTime: now,
  } as const;
  const [report] = await db.insert(reports).values(row).returning({ id: reports.id });
  const reportId = report?.id ?? 0;
  await db.insert(reportParts).values({ reportId, place: 0, content: Buffer.from("example") });
  return reportId;
}

async function newCondition(db: Database): Promise<number> {
  const row = {
    customId: own,
    creator: "admin",
    reportType: "cost",
    filter,
    format: "csv",
    conditionName: `示例 ${unique()}`,
    cycleRange: "lastMonth",
    updateTime: new Date(),
  } as const;
  const [condition] = await db.insert(reportConditions).values(row).returning({ id: reportConditions.id });
  return condition?.id ?? 0;
}

async function newSchedule(db: Database): Promise<number> {
  const [now, later] = [new Date(), new Date(Date.now() + 86_400_000)];
  const row = {
    customId: own,
    creator: "admin",
    language: "zh",
    reportType: "cost",
    filter,
    format: "csv",
    reportName: `示例 ${unique()}`,
    cycleType: "day",
    runHour: 8,
    nextTime: later,
    createTime: now,
  } as const;
  const [schedule] = await db.insert(reportSchedules).values(row).returning({ id: reportSchedules.id });
  return schedule?.id ?? 0;
}

const condition = {
  cycleRange: "custom",
  startCycle: "2025-01",
  endCycle: "2025-03",
  clouds: ["aliyun"],
  products: ["ali-ecs"],
  groupBy: ["productCode", "billCycle"],
  metrics: ["payableAmount"],
  format: "csv",
};

/** Reports, conditions and schedules. */
export const examples = {
  createReport: {
    input: () => ({
      reportName: `示例 ${unique()}`,
      reportType: "cost",
      cycleType: "once",
      ...condition,
      runHour: 6,
      weekday: 2,
      monthDay: 5,
      clientToken: unique(),
    }),
  },
  createCostAnalysisReport: {
    input: async (db) => ({
      reportName: `示例 ${unique()}`,
      cycleType: "once",
      cycleRange: "custom",
      startCycle: "2026-01",
      endCycle: "2026-03",
      format: "csv",
      runHour: 6,
      weekday: 2,
      monthDay: 5,
      ...(await costAnalysis(db)),
      clientToken: unique(),
    }),
    foreign: { viewId: foreignId(businessViews), excludeViewId: foreignId(businessViews) },
  },
  listReports: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "reportName",
      sortOrder: "ascending",
      keyword: "费用",
      reportType: ["cost", "bill"],
      status: [2, 3],
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  getReport: { input: async (db) => ({ id: await newReport(db, 2) }), foreign: { id: foreignId(reports) } },
  downloadReport: { input: async (db) => ({ id: await newReport(db, 2) }), foreign: { id: foreignId(reports) } },
  retryReport: { input: async (db) => ({ id: await newReport(db, 3) }), foreign: { id: foreignId(reports) } },
  deleteReports: { input: async (db) => ({ ids: [await newReport(db, 2)] }), foreign: { ids: foreignId(reports) } },
  listReportProducts: {},
  listReportConditions: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "conditionName",
      sortOrder: "ascending",
      keyword: "费用",
      reportType: ["cost"],
    }),
  },
  getReportCondition: {
    input: async (db) => ({ id: await newCondition(db) }),
    foreign: { id: foreignId(reportConditions) },
  },
  saveReportCondition: {
    input: async (db) => ({
      id: await newCondition(db),
      conditionName: `示例 ${unique()}`,
      reportType: "cost",
      ...condition,
      clientToken: unique(),
    }),
    foreign: { id: foreignId(reportConditions) },
  },
  deleteReportConditions: {
    input: async (db) => ({ ids: [await newCondition(db)] }),
    foreign: { ids: foreignId(reportConditions) },
  },
  listReportSchedules: { input: () => ({ pageNum: 1, pageSize: 10 }) },
  enableReportSchedule: {
    input: async (db) => ({ id: await newSchedule(db), enabled: false }),
    foreign: { id: foreignId(reportSchedules) },
  },
  deleteReportSchedules: {
    input: async (db) => ({ ids: [await newSchedule(db)] }),
    foreign: { ids: foreignId(reportSchedules) },
  },
} satisfies Partial<Record<OperationId, Example>>;
