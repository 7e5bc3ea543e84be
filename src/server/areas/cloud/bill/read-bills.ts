import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import { addMonths } from "../../../../domain/month";
import type { Database } from "../../../database/client";
import { cloudAccounts } from "../../../database/schema/cloud";
import { takeTurns, type Turns } from "../../../jobs/take-turns";
import { limits } from "../../../limits";
import { toLocalDate, toYearMonth } from "../../../time";
import { finalFrom } from "../../bill/final-bill";
import { accessOf, unreadableKeys } from "../access";
import { CloudError, type CloudProvider } from "../provider";
import { patientCloud, SyncStopped } from "../sync/patient-cloud";
import { readPages } from "../sync/read-pages";
import type { SyncTime } from "../sync/sync-time";
import { readMonth } from "./read-month";

type Account = typeof cloudAccounts.$inferSelect;

/**
 * Reads the bills of accounts that are due, a few at a time: of the running month, and of the month before as long as clouds correct it. What
 * fails of one is written down with the account and harms no other.
 */
export async function readBills(
  db: Database,
  cloud: CloudProvider,
  time: SyncTime,
  turns: Pick<Turns, "failed"> & Partial<Turns>,
): Promise<void> {
  const usual = {
    atOnce: limits.billsAtOnce,
    patience: limits.accountPatience,
    most: limits.billsAtMost,
    again: limits.bills,
    signal: time.signal,
  };
  await takeTurns(
    { ...usual, ...turns },
    () => dueAccounts(db, time.clock()),
    (id) => readAccount(db, cloud, time, id),
  );
}

/** Accounts whose bill is due, those first that wait longest. */
async function dueAccounts(db: Database, now: Date): Promise<number[]> {
  const { id, secretKey, paused, billDueTime } = cloudAccounts;
  const rows = await db
    .select({ id })
    .from(cloudAccounts)
    .where(and(isNotNull(secretKey), eq(paused, false), lte(billDueTime, now)))
    .orderBy(asc(billDueTime), asc(id));
  return rows.map((row) => row.id);
}

async function readAccount(db: Database, cloud: CloudProvider, time: SyncTime, id: number): Promise<void> {
  const [account] = await db.select().from(cloudAccounts).where(eq(cloudAccounts.id, id));
  if (!account) return;
  const billDueTime = new Date(time.clock().getTime() + limits.billEvery);
  try {
    await readMonths(db, cloud, time, account);
    await note(db, account, { billDueTime, lastBillTime: time.clock(), billFailReason: null });
  } catch (error) {
    if (error instanceof SyncStopped) return;
    if (!(error instanceof CloudError)) {
      await note(db, account, { billDueTime });
      throw error;
    }
    await note(db, account, { billDueTime, billFailReason: error.words });
  }
}

async function readMonths(db: Database, cloud: CloudProvider, time: SyncTime, account: Account): Promise<void> {
  const access = accessOf(account);
  if (!access) throw new CloudError("keyInvalid", unreadableKeys);
  const patient = patientCloud(time, () => Promise.resolve());
  for (const month of monthsToRead(time.clock(), account.billFrom)) {
    const pages = readPages(patient, (cursor) => cloud.bill(access, month, cursor));
    await readMonth(db, account, month, pages);
  }
}

/** The running month, and the one before until it is final; none that ended before the account's bill is read. */
function monthsToRead(now: Date, billFrom: string): string[] {
  const running = toYearMonth(now);
  return [addMonths(running, -1), running].filter(
    (month) => now < finalFrom(month) && month >= billFrom.slice(0, 7) && toLocalDate(now) >= billFrom,
  );
}

/** Writes down how reading went, unless the account has got other keys since: then it is due again. */
async function note(db: Database, { id, billDueTime }: Account, news: Partial<Account>): Promise<void> {
  await db
    .update(cloudAccounts)
    .set(news)
    .where(and(eq(cloudAccounts.id, id), eq(cloudAccounts.billDueTime, billDueTime)));
}
