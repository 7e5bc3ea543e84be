import { randomBytes } from "node:crypto";
import { and, asc, eq, lt, or, type SQL } from "drizzle-orm";
import type { Database, Tx } from "../../database/client";
import { reportParts, reports } from "../../database/schema/report";
import type { Words } from "../../errors";
import { limits } from "../../limits";
import { reportMessage } from "./message";
import { ReportStatus } from "../../../generated/enums";

/** A row of reports. */
export type ReportRow = typeof reports.$inferSelect;

/** A report that one server is making, and the name of this making. */
export interface Making {
  report: ReportRow;
  leaseKey: string;
}

/** What a server learns that goes on making a report which has been deleted, or taken up by another. */
export class LeaseLost extends Error {}

const interrupted: Words = {
  zh: "生成多次中断，请重试",
  en: "Generation was interrupted repeatedly. Try again",
};

/**
 * Takes the report that has waited longest, or one whose server has not been heard of; nobody else then gets it. What an
 * earlier making left is gone. One that was begun too often has failed.
 */
export async function takeReport(db: Database, now: Date): Promise<Making | undefined> {
  return db.transaction(async (tx) => {
    for (;;) {
      const left = and(eq(reports.status, ReportStatus.running), lt(reports.leaseUntil, now));
      const [row] = await tx
        .select()
        .from(reports)
        .where(or(eq(reports.status, ReportStatus.queued), left))
        .orderBy(asc(reports.queueTime), asc(reports.id))
        .limit(1)
        .for("update", { skipLocked: true });
      if (!row) return undefined;
      await tx.delete(reportParts).where(eq(reportParts.reportId, row.id));
      if (row.attempts < limits.reportAttempts) return begin(tx, row, now);
      await endFailed(tx, row, interrupted, now);
    }
  });
}

async function begin(tx: Tx, row: ReportRow, now: Date): Promise<Making> {
  const leaseKey = randomBytes(16).toString("hex");
  const begun = {
    status: ReportStatus.running,
    progress: 0,
    attempts: row.attempts + 1,
    leaseKey,
    leaseUntil: leaseEnd(now),
    startTime: now,
  } as const;
  await tx.update(reports).set(begun).where(eq(reports.id, row.id));
  return { report: { ...row, ...begun }, leaseKey };
}

/** Says that the making of a report goes on. @throws LeaseLost */
export async function renewLease(db: Database, making: Making, now: Date): Promise<void> {
  await change(db, making, { leaseUntil: leaseEnd(now) });
}

/** Keeps a piece of the file and says that its making goes on. @throws LeaseLost */
export async function keepPart(
  db: Database,
  making: Making,
  part: { place: number; content: Uint8Array; progress: number },
  now: Date,
): Promise<void> {
  const { place, content, progress } = part;
  await db.transaction(async (tx) => {
    await change(tx, making, { progress, leaseUntil: leaseEnd(now) });
    await tx.insert(reportParts).values({ reportId: making.report.id, place, content });
  });
}

/** The file is complete: it can be downloaded, and whoever ordered it is told. @throws LeaseLost */
export async function finishReport(
  db: Database,
  making: Making,
  { rowCount, fileSize }: { rowCount: number; fileSize: number },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await change(tx, making, {
      status: ReportStatus.done,
      progress: 100,
      rowCount,
      fileSize,
      finishTime: now,
      leaseKey: null,
      leaseUntil: null,
    });
    await reportMessage(tx, { ...making.report, status: ReportStatus.done }, now);
  });
}

/** It cannot be made; what there is of the file is thrown away. @throws LeaseLost */
export async function failReport(db: Database, making: Making, reason: Words, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await change(tx, making, {});
    await endFailed(tx, making.report, reason, now);
  });
}

/** Gives a report back to the queue, to be made by another server from its beginning. */
export async function giveBack(db: Database, making: Making): Promise<void> {
  const { attempts } = making.report;
  await change(db, making, {
    status: ReportStatus.queued,
    progress: 0,
    attempts: attempts - 1,
    leaseKey: null,
    leaseUntil: null,
  });
}

async function endFailed(tx: Tx, row: ReportRow, failReason: Words, now: Date): Promise<void> {
  await tx.delete(reportParts).where(eq(reportParts.reportId, row.id));
  await tx
    .update(reports)
    .set({ status: ReportStatus.failed, failReason, finishTime: now, leaseKey: null, leaseUntil: null })
    .where(eq(reports.id, row.id));
  await reportMessage(tx, { ...row, status: ReportStatus.failed, failReason }, now);
}

/** Changes a report that is still being made under this name. */
async function change(db: Database | Tx, { report, leaseKey }: Making, values: Partial<ReportRow>): Promise<void> {
  const mine: SQL | undefined = and(
    eq(reports.id, report.id),
    eq(reports.status, ReportStatus.running),
    eq(reports.leaseKey, leaseKey),
  );
  // Even where nothing changes the row is locked, so that nobody else takes it meanwhile.
  const { rowCount } = await db
    .update(reports)
    .set({ status: ReportStatus.running, ...values })
    .where(mine);
  if (rowCount === 0) throw new LeaseLost("the report was deleted, or is made by another server");
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + limits.reportLease);
}
