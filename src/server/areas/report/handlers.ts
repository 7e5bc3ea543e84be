import { Readable } from "node:stream";
import { and, asc, eq, ilike, inArray, type SQL, sql } from "drizzle-orm";
import type { Report } from "../../../generated/api";
import { ReportStatus, Weekday } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { containing, orderOf, pageOf } from "../../database/page";
import { during } from "../../database/ranges";
import { billLines } from "../../database/schema/bill";
import { reportParts, reports, reportSchedules } from "../../database/schema/report";
import { refuse } from "../../errors";
import { formats } from "../../export/formats";
import { limits } from "../../limits";
import { StreamedFile } from "../../streamed-file";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { lockBooks } from "../default-entry";
import { filterOf, requireType, typesOf } from "./asked";
import { conditionHandlers } from "./conditions";
import { cyclePeriod, nextTime } from "./period";
import type { ReportRow } from "./queue";
import { queueOf } from "./schedule";
import { scheduleHandlers } from "./schedules";

/** Reports of the caller's customer about what the caller may see. */
export const handlers = {
  ...conditionHandlers,
  ...scheduleHandlers,

  createReport: async (input, context) => {
    const { reportType, reportName, cycleType = "once", format = "xlsx" } = input;
    requireType(reportType, context);
    const { id: userId, customId, username: creator } = context.user;
    const now = context.now();
    const row = {
      customId,
      userId,
      creator,
      language: context.language,
      reportType,
      reportName: reportName.trim(),
      format,
      filter: filterOf(input),
      createTime: now,
    };
    return context.db.transaction(async (tx) => {
      await lockBooks(tx, customId);
      await requireRoom(tx, customId);
      const id =
        cycleType === "once"
          ? await queueOnce(tx, { ...row, ...cyclePeriod(input, now) })
          : await queueSeries(tx, { ...row, cycleType, ...rhythmOf(input) });
      await context.audit({ targets: [id], detail: { reportType, cycleType } }, tx);
      return { id };
    });
  },

  listReports: async (input, context) => {
    const page = pageOf(input);
    const where = and(own(context), ...filters(input));
    const order = orderOf(reports[input.sortField ?? "createTime"], reports.id, input.sortOrder);
    const [rows, total] = await Promise.all([
      context.db
        .select()
        .from(reports)
        .where(where)
        .orderBy(...order)
        .limit(page.limit)
        .offset(page.offset),
      context.db.$count(reports, where),
    ]);
    return { list: rows.map((row) => toReport(row, context)), total, pageNum: page.pageNum, pageSize: page.pageSize };
  },

  getReport: async ({ id }, context) => {
    const row = await findReport(context.db, id, context);
    return { ...toReport(row, context), ...row.filter };
  },

  downloadReport: async ({ id }, context) => {
    const { status, reportName, format, fileSize } = await findReport(context.db, id, context);
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
      .where(eq(billLines.customId, context.user.customId))
      .groupBy(productCode)
      .orderBy(asc(productCode));
  },

  retryReport: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      await lockBooks(tx, context.user.customId);
      const [row] = await tx
        .select()
        .from(reports)
        .where(and(own(context), eq(reports.id, id)))
        .for("update");
      if (!row) throw refuse("NOT_FOUND");
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
      const { rowCount } = await tx.delete(reports).where(and(own(context), inArray(reports.id, ids)));
      if (rowCount !== ids.length) throw refuse("NOT_FOUND");
      await context.audit({ targets: ids }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;

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
  if ((await tx.$count(reportSchedules, eq(reportSchedules.customId, row.customId))) >= limits.reportSchedules)
    throw refuse("ENTRIES_FULL", { max: limits.reportSchedules });
  const [schedule] = await tx
    .insert(reportSchedules)
    .values({ ...row, lastTime: now, nextTime: nextTime(row, now) })
    .returning();
  if (!schedule) throw new Error("an insert returns its row");
  return queueOf(tx, schedule, now);
}

function rhythmOf({ cycleType, runHour = 8, weekday = Weekday.monday, monthDay = 3 }: Input<"createReport">) {
  return { runHour, weekday: cycleType === "week" ? weekday : null, monthDay: cycleType === "month" ? monthDay : null };
}

async function requireRoom(tx: Tx, customId: number): Promise<void> {
  const open = await tx.$count(
    reports,
    and(eq(reports.customId, customId), inArray(reports.status, [ReportStatus.queued, ReportStatus.running])),
  );
  if (open >= limits.reportsWaiting) throw refuse("REPORTS_WAITING", { max: limits.reportsWaiting });
}

function own(context: Context): SQL | undefined {
  return and(eq(reports.customId, context.user.customId), inArray(reports.reportType, typesOf(context)));
}

async function findReport(db: Queryable, id: number, context: Context): Promise<ReportRow> {
  const [row] = await db
    .select()
    .from(reports)
    .where(and(own(context), eq(reports.id, id)));
  if (!row) throw refuse("NOT_FOUND");
  return row;
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

function filters({ keyword, reportType, status, startTime, endTime }: Input<"listReports">): (SQL | undefined)[] {
  return [
    keyword ? ilike(reports.reportName, containing(keyword)) : undefined,
    reportType?.length ? inArray(reports.reportType, reportType) : undefined,
    status?.length ? inArray(reports.status, status) : undefined,
    during(reports.createTime, startTime, endTime),
  ];
}

function toReport(row: ReportRow, { language }: Context): Report {
  const {
    id,
    reportName,
    reportType,
    cycleType,
    startDate,
    endDate,
    format,
    status,
    progress,
    rowCount,
    fileSize,
    failReason,
    creator,
    createTime,
    startTime,
    finishTime,
  } = row;
  return {
    id,
    reportName,
    reportType,
    cycleType,
    startDate,
    endDate,
    format,
    status,
    progress,
    rowCount,
    fileSize,
    creator,
    failReason: failReason?.[language] ?? null,
    createTime: toLocalDateTime(createTime),
    startTime: toLocalDateTimeOrNull(startTime),
    finishTime: toLocalDateTimeOrNull(finishTime),
  };
}
