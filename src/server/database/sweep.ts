import { and, isNull, lt, or } from "drizzle-orm";
import { limits } from "../limits";
import type { Database } from "./client";
import { files } from "./schema/file";
import { auditEvents, callCodes, idempotencyKeys, loginLocks, sessions, verifyCodes } from "./schema/security";

/** Deletes what has expired: sessions, codes, remembered call codes, login failures, client tokens, audit rows past their time, files no row refers to. */
export async function sweep(db: Database, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - limits.sessionIdle);
  const failuresSince = new Date(now.getTime() - limits.loginMemory);
  const auditedSince = new Date(now.getTime() - limits.auditRetention);
  await db.delete(callCodes).where(lt(callCodes.expireTime, now));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expireTime, now));
  await db.delete(verifyCodes).where(lt(verifyCodes.expireTime, now));
  await db.delete(sessions).where(or(lt(sessions.expireTime, now), lt(sessions.lastSeenTime, idleSince)));
  await db.delete(loginLocks).where(lt(loginLocks.lastTime, failuresSince));
  await db.delete(files).where(and(isNull(files.claimTime), lt(files.createTime, new Date(now.getTime() - limits.fileWait))));
  await db.delete(auditEvents).where(lt(auditEvents.time, auditedSince));
}
