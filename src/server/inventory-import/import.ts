import { and, eq, isNull } from "drizzle-orm";
import { CloudSyncStatus } from "../../generated/enums";
import { resourceTypes } from "../areas/cloud/provider";
import { type Written, writeGone, writeItems } from "../areas/cloud/sync/write-items";
import { lockTags } from "../areas/tag/lock-tags";
import type { Database, Tx } from "../database/client";
import { cloudAccounts } from "../database/schema/cloud";
import { resources, syncScopes } from "../database/schema/resource";
import { auditEvents } from "../database/schema/security";
import { findAccount, type ImportAccount, lockAccount, type Target } from "./account";
import { checkEntry } from "./check-entry";
import type { Reading } from "./entry";
import { readInventory } from "./read-file";
import {
  hasTags,
  makeStaging,
  missingFrom,
  stage,
  type Staged,
  stagedItems,
  type StagedScope,
  stagedScopes,
  takeOutMistakes,
} from "./staging";
import { writeTags } from "./write-tags";

/** What to import, and how. */
export interface Import extends Target {
  path: string;
  /** The region of what does not name its own. */
  region: string | undefined;
  /** Import what is good of a file that has bad lines too; otherwise it is all or nothing. */
  skipBad: boolean;
  /** Mark what the file does not have as gone, of the types and regions that it has something of. */
  complete: boolean;
  onBad: (where: string, problem: string) => void;
}

/** What came of it. */
export interface Imported extends Written {
  account: ImportAccount;
  read: number;
  bad: number;
  /** What was there as it is in the file. */
  unchanged: number;
  /** Tags bound or changed. */
  tagged: number;
  leftOut: ReadonlyMap<string, number>;
}

/** Entries that are staged, and items that are written, in one go. */
const BATCH = 500;

/**
 * Imports an inventory into an account that is not synchronised, in one transaction: the whole file is staged and checked before anything
 * is written. A resource is known by its type and id, so that the same file once more changes nothing.
 * @throws ImportError
 */
export async function importInventory(db: Database, task: Import, now: Date): Promise<Imported> {
  const account = await findAccount(db, task);
  const leftOut: Reading["leftOut"] = new Map();
  return db.transaction(async (tx) => {
    await makeStaging(tx);
    const { read, bad } = await stageFile(tx, task, {
      cloudCode: account.cloudCode,
      regionId: task.region,
      complete: task.complete,
      leftOut,
    });
    // Before anything is counted or locked, as by whoever binds tags: a limit that was checked then holds.
    if (await hasTags(tx)) await lockTags(tx, account.customId);
    const mistakes = await takeOutMistakes(tx, account.id ?? 0);
    for (const { where, problem } of mistakes) task.onBad(where, problem);
    const none = { appeared: 0, changed: 0, gone: 0, revived: 0, unchanged: 0, tagged: 0 };
    const found = { account, read, bad: bad + mistakes.length, leftOut };
    const isRefused = (found.bad > 0 && !task.skipBad) || found.bad === read;
    return isRefused ? { ...none, ...found } : { ...found, ...(await write(tx, account, task, now)) };
  });
}

async function stageFile(tx: Tx, task: Import, reading: Reading): Promise<{ read: number; bad: number }> {
  let [read, bad] = [0, 0];
  let batch: Staged[] = [];
  for await (const found of readInventory(task.path, reading)) {
    read += 1;
    const { where } = found;
    const checked = "described" in found ? checkEntry(found.described) : found;
    if ("problems" in checked) {
      bad += 1;
      for (const problem of checked.problems) task.onBad(where, problem);
    } else if (batch.push({ at: read, where, entry: checked.entry }) === BATCH) {
      await stage(tx, batch);
      batch = [];
    }
  }
  await stage(tx, batch);
  return { read, bad };
}

type Outcome = Written & Pick<Imported, "unchanged" | "tagged">;

async function write(tx: Tx, account: ImportAccount, { complete }: Import, now: Date): Promise<Outcome> {
  const id = await lockAccount(tx, account, now);
  const outcome: Outcome = { appeared: 0, changed: 0, gone: 0, revived: 0, unchanged: 0, tagged: 0 };
  const place = (type: StagedScope["type"]) => resourceTypes.indexOf(type);
  const scopes = (await stagedScopes(tx)).toSorted((one, other) => place(one.type) - place(other.type));
  for (const scope of scopes) await writeScope(tx, { ...account, id }, scope, now, outcome);
  for (const scope of scopes) {
    if (complete) outcome.gone += await writeGone(tx, await missingFrom(tx, id, scope), { now, imported: true });
    await confirmScope(tx, { ...account, id }, scope, now);
  }
  outcome.tagged = await writeTags(tx, { ...account, id }, now);
  await endImport(tx, { ...account, id }, outcome, now);
  return outcome;
}

type KnownAccount = ImportAccount & { id: number };

async function writeScope(
  tx: Tx,
  account: KnownAccount,
  scope: StagedScope,
  now: Date,
  outcome: Outcome,
): Promise<void> {
  const { id: cloudAccountId, customId, cloudCode } = account;
  const place = { customId, cloudAccountId, cloudCode, ...scope };
  let after = 0;
  for (;;) {
    const items = await stagedItems(tx, cloudAccountId, scope, { after, limit: BATCH, now });
    const last = items.at(-1);
    if (!last) return;
    const written = await writeItems(
      tx,
      place,
      items.map(({ item }) => item),
      { now, imported: true },
    );
    const { appeared, changed, revived } = written;
    outcome.appeared += appeared;
    outcome.changed += changed;
    outcome.revived += revived;
    outcome.unchanged += items.length - appeared - changed - revived;
    after = last.at;
  }
}

/** A file confirms the types and regions of which it has something: lists say that they are as of its import. */
async function confirmScope(tx: Tx, account: KnownAccount, scope: StagedScope, now: Date): Promise<void> {
  const known = { status: CloudSyncStatus.synced, statusTime: now, completedTime: now, nextTime: now };
  await tx
    .insert(syncScopes)
    .values({ ...scope, ...known, customId: account.customId, cloudAccountId: account.id })
    .onConflictDoUpdate({ target: [syncScopes.cloudAccountId, syncScopes.regionId, syncScopes.type], set: known });
}

async function endImport(tx: Tx, { id, customId }: KnownAccount, outcome: Outcome, now: Date): Promise<void> {
  const present = and(eq(resources.cloudAccountId, id), isNull(resources.goneTime));
  await tx
    .update(cloudAccounts)
    .set({ syncTime: now, lastSyncTime: now, resourceCount: await tx.$count(resources, present) })
    .where(eq(cloudAccounts.id, id));
  await tx.insert(auditEvents).values({
    time: now,
    customId,
    userId: null,
    username: null,
    action: "importResources",
    result: "ok",
    targets: [id],
    detail: { ...outcome },
    ip: "local",
    requestId: "command",
  });
}
