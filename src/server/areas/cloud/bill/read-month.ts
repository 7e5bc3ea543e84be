import { createHash } from "node:crypto";
import type { Database } from "../../../database/client";
import type { cloudAccounts } from "../../../database/schema/cloud";
import { enterStaged, openStage, removeUnstaged, type StagedLine, stageLines } from "../../bill/staged-lines";
import { holdAccount } from "../hold-account";
import type { CloudBillLine, CloudBillPage } from "../provider";
import { boundTags, withBound } from "./bound-tags";

type Account = typeof cloudAccounts.$inferSelect;

/** Lines staged in one statement. */
const batchSize = 1000;

/**
 * Makes the lines of a month that were read from an account's bill those that the cloud has now: all of them or, where a page cannot be read,
 * none. Lines that stay the same are not written. The cloud is asked before the database: no connection waits for it. Lines have the tags
 * that are bound to their resources now, so that costs can be divided by them as long as the month is read.
 * @param pages of the bill
 */
export async function readMonth(
  db: Database,
  account: Account,
  month: string,
  pages: AsyncIterable<{ answer: CloudBillPage }>,
): Promise<void> {
  const read: StagedLine[] = [];
  const bound = await boundTags(db, account.id);
  for await (const { answer } of pages) {
    for (const line of answer.lines) {
      if (line.billDate < account.billFrom) continue;
      const tags = withBound(line.tags, bound.get(line.resourceId ?? ""));
      read.push(stagedLine(account, month, { ...line, tags }, read.length));
    }
  }
  await writeMonth(db, account, month, read);
}

async function writeMonth(db: Database, account: Account, month: string, lines: StagedLine[]): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await holdAccount(tx, account.id))) return;
    await openStage(tx);
    for (let from = 0; from < lines.length; from += batchSize)
      await stageLines(tx, lines.slice(from, from + batchSize));
    await removeUnstaged(tx, account.id, month);
    await enterStaged(tx, account.customId, account.id);
  });
}

/** The account's name may change: it is no part of what tells lines apart. */
function stagedLine(account: Account, month: string, said: CloudBillLine, line: number): StagedLine {
  const { cloudCode, accountUid, accountName } = account;
  const named = { ...said, billCycle: month, cloudCode, accountUid };
  const sorted = Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1));
  const hash = createHash("sha256").update(JSON.stringify(sorted)).digest("base64url");
  return { line, hash, bill: { ...named, accountName } };
}
