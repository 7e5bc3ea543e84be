import { eq } from "drizzle-orm";
import { mayUseAny } from "../../../domain/permission";
import type { Context, SessionUser } from "../../context";
import type { Database } from "../../database/client";
import { customers, users } from "../../database/schema/identity";
import { AnswerError, type Words } from "../../errors";
import type { PreparedColumn } from "../../export/cell";
import { formats } from "../../export/formats";
import { openExport } from "../../export/open-export";
import type { ListSource } from "../../export/source";
import { renewing } from "../../jobs/renewing";
import { limits } from "../../limits";
import { clockFrom } from "../../time";
import { contextWithoutCall } from "../../context-without-call";
import { contentsOf, permissionOf } from "./contents";
import {
  failReport,
  finishReport,
  giveBack,
  keepPart,
  LeaseLost,
  type Making,
  renewLease,
  type ReportRow,
  takeReport,
} from "./queue";
import { UserStatus } from "../../../generated/enums";

const reasons = {
  forbidden: {
    zh: "创建人已停用或没有查看该类数据的权限",
    en: "The user who requested it is disabled or no longer has permission for this data",
  },
  failed: { zh: "生成时发生错误，请重试", en: "An error occurred while the report was generated. Try again" },
} satisfies Record<string, Words>;

/** What a server makes reports with. */
interface Workshop {
  db: Database;
  /** The time while it goes on. */
  clock: () => Date;
  /** Aborted when the server ends: what is under way goes back to the queue. */
  signal: AbortSignal;
}

/**
 * Makes every report that waits, a few at a time. Other servers of the database do the same: each report is taken by one, and one
 * whose server is gone is taken up by another.
 */
export async function makeReports(
  db: Database,
  now: Date,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const workshop: Workshop = { db, signal, clock: clockFrom(now) };
  const first = await takeReport(db, workshop.clock());
  // Nearly always nothing waits: one look is enough.
  if (!first) return;
  const others = Array.from({ length: limits.reportsAtOnce - 1 }, () => workThrough(workshop));
  const lanes = await Promise.allSettled([makeOne(workshop, first).then(() => workThrough(workshop)), ...others]);
  const broken = lanes.find((lane) => lane.status === "rejected");
  if (broken) throw broken.reason;
}

async function workThrough(workshop: Workshop): Promise<void> {
  const { db, clock, signal } = workshop;
  while (!signal.aborted) {
    const making = await takeReport(db, clock());
    if (!making) return;
    await makeOne(workshop, making);
  }
}

/** Makes one report, whatever becomes of it. Throws what is nobody's mistake but ours, after the report has failed. */
async function makeOne(workshop: Workshop, making: Making): Promise<void> {
  const { db, clock, signal } = workshop;
  try {
    const renew = () => renewLease(db, making, clock());
    const written = await renewing(renew, () => writeFile(workshop, making));
    await finishReport(db, making, written, clock());
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (signal.aborted) return giveBack(db, making).catch(unlessLost);
    await failReport(db, making, error instanceof AnswerError ? error.words : reasons.failed, clock()).catch(
      unlessLost,
    );
    if (!(error instanceof AnswerError)) throw error;
  }
}

/** Writes the file piece by piece; at no time is more held than a piece and a batch of rows. @returns its size */
async function writeFile(
  { db, clock, signal }: Workshop,
  making: Making,
): Promise<{ rowCount: number; fileSize: number }> {
  const { report } = making;
  const { reportName, format, language } = report;
  const { writer, most } = formats[format];
  const user = await makerOf(db, report);
  let read = 0;
  const contents = async (tx: Context["db"]) => {
    const { columns, source } = await contentsOf(report, contextWithoutCall(user, { db: tx, language, now: clock }));
    return { columns, source: counted(source, (rows) => (read += rows)) };
  };
  const { customId } = report;
  const write = (columns: readonly PreparedColumn[]) => writer(reportName, columns);
  const { stream, total } = await openExport({ db, customId, contents, write, most });
  let [place, fileSize] = [0, 0];
  try {
    for await (const content of pieces(stream, limits.reportPart)) {
      signal.throwIfAborted();
      await keepPart(db, making, { place, content, progress: Math.floor((read / Math.max(1, total)) * 99) }, clock());
      place += 1;
      fileSize += content.length;
    }
  } finally {
    stream.destroy();
  }
  return { rowCount: total, fileSize };
}

/** Whoever ordered a report, if they may still see what it is about. @throws AnswerError */
async function makerOf(db: Database, { userId, reportType }: ReportRow): Promise<SessionUser> {
  const [row] =
    userId === null
      ? []
      : await db
          .select()
          .from(users)
          .innerJoin(customers, eq(customers.id, users.customId))
          .where(eq(users.id, userId));
  if (!row || row.users.status !== UserStatus.active || !mayUseAny(row.users.authCodes, permissionOf(reportType)))
    throw new AnswerError(403, reasons.forbidden);
  const { id, username, name, customId, accountType, authCodes, oneTimePassword } = row.users;
  return {
    id,
    username,
    name,
    customId,
    accountType,
    authCodes,
    oneTimePassword,
    customType: row.customers.customType,
  };
}

/** The same source, telling of the rows it reads. */
function counted({ keys, read }: ListSource, tell: (rows: number) => void): ListSource {
  return {
    keys,
    read: async (found) => {
      const rows = await read(found);
      tell(rows.length);
      return rows;
    },
  };
}

/** A stream in pieces of at least that size, the last one whatever is left. */
async function* pieces(stream: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let held = 0;
  for await (const bytes of stream) {
    waiting.push(bytes);
    held += bytes.length;
    if (held < size) continue;
    yield Buffer.concat(waiting);
    [waiting, held] = [[], 0];
  }
  if (held > 0) yield Buffer.concat(waiting);
}

function unlessLost(error: unknown): void {
  if (!(error instanceof LeaseLost)) throw error;
}
