import { createHash } from "node:crypto";
import { and, eq, type SQL } from "drizzle-orm";
import { refuse } from "../errors";
import { limits } from "../limits";
import type { Database, Queryable } from "./client";
import { openAnswer, sealAnswer } from "./kept-answer";
import { idempotencyKeys } from "./schema/security";

/** What names a write that happens once, and what it asks for. */
export interface RequestKey {
  customId: number;
  userId: number;
  /** operationId. */
  operation: string;
  /** The request's clientToken. */
  token: string;
  /** The request without its token. */
  request: object;
}

/**
 * Does the work once per key, in one transaction with the key's row: a repetition gets the first answer, also one that
 * comes while the first is still at work, and waits for it. Refused work leaves no trace, so the token stays unused.
 * Without a key the work is just done.
 *
 * @throws AnswerError CLIENT_TOKEN_REUSED where the token named another request
 */
export async function onceByToken(
  db: Database,
  key: RequestKey | undefined,
  now: Date,
  work: (db: Queryable) => Promise<unknown>,
): Promise<unknown> {
  if (!key) return work(db);
  const { request, ...named } = key;
  const digest = digestOf(request);
  const ours = rowOf(key);
  return db.transaction(async (tx) => {
    const expireTime = new Date(now.getTime() + limits.idempotency);
    // Waits at the primary key while another transaction holds the same one, and sees how that ended.
    const { rowCount } = await tx
      .insert(idempotencyKeys)
      .values({ ...named, digest, expireTime })
      .onConflictDoNothing();
    if (rowCount === 0) return firstAnswer(await tx.select().from(idempotencyKeys).where(ours), digest);
    const answer = (await work(tx)) ?? null;
    await tx
      .update(idempotencyKeys)
      .set({ answer: sealAnswer(answer, key) })
      .where(ours);
    return answer;
  });
}

/** Whether work was done under a key; a first one that is still at work does not count. */
export async function isUsed(db: Queryable, key: RequestKey | undefined): Promise<boolean> {
  return key !== undefined && (await db.$count(idempotencyKeys, rowOf(key))) > 0;
}

function rowOf(key: RequestKey): SQL | undefined {
  const { customId, userId, operation, token } = idempotencyKeys;
  return and(eq(customId, key.customId), eq(userId, key.userId), eq(operation, key.operation), eq(token, key.token));
}

function firstAnswer([first]: (typeof idempotencyKeys.$inferSelect)[], digest: string): unknown {
  // Swept between the two statements: whoever repeats a week later can do so once more.
  if (!first) throw refuse("CONFLICT");
  if (first.digest !== digest) throw refuse("CLIENT_TOKEN_REUSED");
  const answer = first.answer === null ? null : openAnswer(first.answer, first);
  // The server's key is another one than at the time: what was answered cannot be read, and must not be done twice.
  if (answer === undefined) throw refuse("CONFLICT");
  return answer;
}

/** Names a request; the order of its properties does not count. */
function digestOf(request: object): string {
  return createHash("sha256").update(JSON.stringify(request, byName)).digest("hex");
}

/** For JSON.stringify: objects with their properties in the order of the alphabet. */
function byName(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
