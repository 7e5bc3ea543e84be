import { Readable } from "node:stream";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { ReportStatus, Weekday } from "../../../generated/enums";
import type { ReportOrder } from "../../../generated/api";
import type { Context, Handlers } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { billLines } from "../../database/schema/bill";
import { reportParts, reports, reportSchedules } from "../../database/schema/report";
import { refuse } from "../../errors";
import { formats } from "../../export/formats";
import { limits } from "../../limits";
import { StreamedFile } from "../../streamed-file";
import { ownLines } from "../bill/filters";
import { lockBooks } from "../default-entry";
import { owned } from "../../lists/owner";
import { analysisContents } from "./analysis-contents";
import { scopeOf } from "./analysis-scope";
import { analysisOf, filterOf, requireType, typesOf } from "./asked";
import { conditionHandlers } from "./conditions";
import { reportList } from "./lists";
import { cyclePeriod, lastPeriod, nextTime } from "./period";
import { queueOf } from "./schedule";
import { scheduleHandlers } from "./schedules";

/** Reports of the caller's customer about what the caller may see. */
export const handlers = {
  ...conditionHandlers,
  ...scheduleHandlers,

  createReport: async (input, context) => {
    requireType(input.reportType, context);
    return order(input, { reportType: input.reportType, filter: filterOf(input) }, context);
  },

  createCostAnalysisReport: async (input, context) => {
    const reportType = "costAnalysis";
    requireType(reportType, context);
    const { cycleType = "once" } = input;
    const now = context.now();
    const period = cycleType === "once" ? cyclePeriod(input, now) : lastPeriod(cycleType, now);
    const analysis = analysisOf(input);
    // What costs cannot be had of is refused now, not when the report is made.
    await analysisContents({ ...period, analysis }, context);
    return order(input, { reportType, filter: { ...filterOf({}), analysis } }, context);
  },

  getReport: async ({ id }, context) => {
    const row = await reportList.get(id, context);
    const { analysis, ...filter } = row.filter;
    const scope = analysis ? await scopeOf(analysis, context) : [];
    return { ...(await reportList.show(row, context)), ...filter, ...analysis, scope };
  },

  downloadReport: async ({ id }, context) => {
    const { status, reportName, format, fileSize } = await reportList.get(id, context);
    if (status !== ReportStatus.done) throw refuse("REPORT_NOT_DONE");
    await context.audit({ targets: [id] });
    return new StreamedFile({
      stream: Readable.from(partsOf(context.db, id), { objectMode: false }),
      type: formats[format].type,
      name: `${reportName.replace(/[\\/:*?"<>|]/g, "-")}.${format}`,
      headers: { "content-length": String(fileSize) },
    });
  },

  listReportProducts: async (_input, context) => {
    if (!typesOf(context).some((type) => type === "bill" || type === "cost")) return [];
    const { productCode, productName } = billLines;
    return context.db
      .select({ productCode, productName: sql<string>`max(${productName})` })
      .from(billLines)
      .where(ownLines(context))
      .groupBy(productCode)
      .orderBy(asc(productCode));
  },

  retryReport: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      await lockBooks(tx, context.user.customId);
      const row = await reportList.lock(tx, id, context);
      if (row.status !== ReportStatus.failed) throw refuse("REPORT_NOT_FAILED");
      await requireRoom(tx, context.user.customId);
      // Whoever tries again may see the data; who ordered it first perhaps no longer.
      const fresh = {
        status: ReportStatus.queued,
        progress: 0,
        attempts: 0,
        failReason: null,
        startTime: null,
        finishTime: null,
        queueTime: context.now(),
        userId: context.user.id,
      } as const;
      await tx.update(reports).set(fresh).where(eq(reports.id, id));
      await context.audit({ targets: [id] }, tx);
    });
    return null;
  },

  deleteReports: async ({ ids }, context) => {
    await context.db.transaction(async (tx) => {
      await reportList.remove(tx, ids, context);
      await context.audit({ targets: ids }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;

/** Puts a report into the queue, or begins a series of them. */
async function order(
  input: ReportOrder,
  subject: Pick<NewReport, "reportType" | "filter">,
  context: Context,
): Promise<{ id: number }> {
  const { reportName, cycleType = "once", format = "xlsx" } = input;
  const { id: userId, customId, username: creator } = context.user;
  const { language } = context;
  const now = context.now();
  const row = {
    ...subject,
    customId,
    userId,
    creator,
    language,
    reportName: reportName.trim(),
    format,
    createTime: now,
  };
  return context.db.transaction(async (tx) => {
    await lockBooks(tx, customId);
    await requireRoom(tx, customId);
    const id =
      cycleType === "once"
        ? await queueOnce(tx, { ...row, ...cyclePeriod(input, now) })
        : await queueSeries(tx, { ...row, cycleType, ...rhythmOf(input) });
    await context.audit({ targets: [id], detail: { reportType: subject.reportType, cycleType } }, tx);
    return { id };
  });
}

type NewReport = Omit<typeof reports.$inferInsert, "cycleType" | "queueTime">;

async function queueOnce(tx: Tx, row: NewReport): Promise<number> {
  const [made] = await tx
    .insert(reports)
    .values({ ...row, cycleType: "once", queueTime: row.createTime })
    .returning({ id: reports.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}

/** A schedule, and its first report at once, so that everybody sees what the others will be like. */
async function queueSeries(tx: Tx, row: Omit<typeof reportSchedules.$inferInsert, "nextTime">): Promise<number> {
  const now = row.createTime;
  if ((await tx.$count(reportSchedules, owned(reportSchedules, row.customId))) >= limits.reportSchedules)
    throw refuse("ENTRIES_FULL", { max: limits.reportSchedules });
  const [schedule] = await tx
    .insert(reportSchedules)
    .values({ ...row, lastTime: now, nextTime: nextTime(row, now) })
    .returning();
  if (!schedule) throw new Error("an insert returns its row");
  return queueOf(tx, schedule, now);
}

function rhythmOf({ cycleType, runHour = 8, weekday = Weekday.monday, monthDay = 3 }: ReportOrder) {
  return { runHour, weekday: cycleType === "week" ? weekday : null, monthDay: cycleType === "month" ? monthDay : null };
}

async function requireRoom(tx: Tx, customId: number): Promise<void> {
  const open = await tx.$count(
    reports,
    and(owned(reports, customId), inArray(reports.status, [ReportStatus.queued, ReportStatus.running])),
  );
  if (open >= limits.reportsWaiting) throw refuse("REPORTS_WAITING", { max: limits.reportsWaiting });
}

/** The file piece by piece; ends early where the report is deleted meanwhile, and the length that was announced tells so. */
async function* partsOf(db: Queryable, reportId: number): AsyncGenerator<Uint8Array> {
  for (let place = 0; ; place += 1) {
    const [part] = await db
      .select({ content: reportParts.content })
      .from(reportParts)
      .where(and(eq(reportParts.reportId, reportId), eq(reportParts.place, place)));
    if (!part) return;
    yield part.content;
  }
}
