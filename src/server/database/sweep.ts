import { and, isNull, lt } from "drizzle-orm";
import { limits } from "../limits";
import type { Database } from "./client";
import { files } from "./schema/file";
import { auditEvents, callCodes, idempotencyKeys, loginLocks, sessions, verifyCodes } from "./schema/security";

/** Deletes what has expired: sessions, codes, remembered call codes, login failures, client tokens, audit rows past their time, files no row refers to. */
export async function sweep(db: Database, now: Date): Promise<void> {
  const failuresSince = new Date(now.getTime() - limits.loginMemory);
  const auditedSince = new Date(now.getTime() - limits.auditRetention);
  await db.delete(callCodes).where(lt(callCodes.expireTime, now));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expireTime, now));
  await db.delete(verifyCodes).where(lt(verifyCodes.expireTime, now));
  // Not the idle ones: on a full disk a session in use looks like one. No call gets anywhere with them.
  await db.delete(sessions).where(lt(sessions.expireTime, now));
  await db.delete(loginLocks).where(lt(loginLocks.lastTime, failuresSince));
  await db
    .delete(files)
    .where(and(isNull(files.claimTime), lt(files.createTime, new Date(now.getTime() - limits.fileWait))));
  await db.delete(auditEvents).where(lt(auditEvents.time, auditedSince));
}
