import type { SessionUser } from "../context";
import { outageOf } from "../database/outage";
import { refuse } from "../errors";
import { limits } from "../limits";
import type { CallLookup, OpenCallRow, Told } from "./call-lookup";
import type { Memory } from "./memory";
import { type SignedCall, sha256 } from "./signature";

/** A session that is still good, with its user as of now. */
export interface OpenSession {
  sessionId: number;
  lastSeenTime: Date;
  /** Seconds by which its caller's clock was ahead of the database's at most; null before its first call. */
  clockAhead: number | null;
  /** Seconds by which it is ahead in this call; negative where it is behind. */
  ahead: number;
  user: SessionUser;
}

/** What one look at the database says about a call. */
export interface OpenCall {
  /** False when the per-call code was used before, or there is no session and the call is not public. */
  fresh: boolean;
  session: OpenSession | undefined;
}

/** What is to be known of the operation that is called. */
export interface CalledOperation {
  /** Needs no session. */
  public?: true;
  /** Changes something. */
  change?: true;
}

/**
 * Finds the session and remembers the per-call code, in one statement for all calls that wait: every call does. The codes are in
 * PostgreSQL, so that a restart or a second server cannot be used for a replay, and in an unlogged table, so that nobody
 * waits for the disk. Calls that will be refused for want of a session leave no code: strangers could fill the table with them.
 *
 * A crash of PostgreSQL empties the table, and its marker, which is unlogged too. The first call afterwards sets the marker to
 * that moment, by the database's clock. A code used before came with a timestamp of at most that moment and what its caller's
 * clock was ahead, which the logged session knows: calls of such timestamps are refused and may be made again with a new one.
 * Public calls need no such care: a verification code serves once.
 *
 * Where codes cannot be written because the disk is full, calls that only read go on, with their codes in this server's memory.
 * @throws AnswerError JUST_RECOVERED; what outageOf knows
 */
export async function openCall(
  lookup: CallLookup,
  memory: Memory,
  call: SignedCall,
  operation: CalledOperation,
  now: Date,
): Promise<OpenCall> {
  const told = toldOf(call, operation, memory, now);
  const row = await rememberCode(lookup, told, memory).catch((error: unknown) => {
    if (outageOf(error) !== "STORAGE_FULL" || operation.change) throw error;
    return holdCode(lookup, told, memory, call, now);
  });
  if (row.marked) memory.codesLostAt = undefined;
  else await setMarker(lookup, row, operation, memory);
  const session = row.session_id === null ? undefined : openSession(row, row.session_id);
  if (session && row.early) throw refuse("JUST_RECOVERED");
  return { fresh: row.fresh, session };
}

/** The marker, too, is in this server's memory while there is no room for it: reads go on. */
async function setMarker(
  lookup: CallLookup,
  { clock }: OpenCallRow,
  operation: CalledOperation,
  memory: Memory,
): Promise<void> {
  try {
    await lookup.mark();
    memory.codesLostAt = undefined;
  } catch (error) {
    if (outageOf(error) !== "STORAGE_FULL" || operation.change) throw error;
    memory.codesLostAt ??= clock;
  }
}

function toldOf(call: SignedCall, operation: CalledOperation, memory: Memory, now: Date): Told {
  const tokenHash = sha256(call.token);
  return {
    codeHash: call.codeHash,
    codeExpires: call.codeExpires.toISOString(),
    tokenHash,
    moment: call.moment.toISOString(),
    now: now.toISOString(),
    idleSince: new Date(now.getTime() - limits.sessionIdle).toISOString(),
    lastSeen: memory.lastSeen.of(tokenHash)?.toISOString() ?? null,
    codesLostAt: memory.codesLostAt ?? null,
    isPublic: operation.public === true,
  };
}

async function rememberCode(lookup: CallLookup, told: Told, memory: Memory): Promise<OpenCallRow> {
  const row = await lookup.remember(told);
  return { ...row, fresh: row.fresh && !memory.codes.has(told.codeHash) };
}

async function holdCode(
  lookup: CallLookup,
  told: Told,
  memory: Memory,
  call: SignedCall,
  now: Date,
): Promise<OpenCallRow> {
  const row = await lookup.hold(told);
  const known = told.isPublic || row.session_id !== null;
  return { ...row, fresh: row.fresh && known && memory.codes.take(call.codeHash, call.codeExpires, now) };
}

function openSession(row: OpenCallRow, sessionId: string): OpenSession {
  return {
    sessionId: Number(sessionId),
    lastSeenTime: new Date(row.last_seen_time),
    clockAhead: row.clock_ahead,
    ahead: row.ahead,
    user: {
      id: Number(row.id),
      username: row.username,
      name: row.name,
      customId: Number(row.custom_id),
      customType: row.custom_type,
      accountType: row.account_type,
      authCodes: row.auth_codes,
      oneTimePassword: row.one_time_password,
    },
  };
}
