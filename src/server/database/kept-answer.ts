import { and, eq, isNotNull, like, not } from "drizzle-orm";
import { secretKey } from "../secret-key";
import { SEALED, seal, unseal } from "../vault";
import type { Database } from "./client";
import { idempotencyKeys } from "./schema/security";

/** What names the row an answer is kept in. */
export interface AnswerKey {
  customId: number;
  userId: number;
  operation: string;
  token: string;
}

/** Rows that are sealed at a time. */
const BATCH = 500;

/** An answer as it is kept: encrypted, for it may hold what the database alone should not tell. */
export function sealAnswer(answer: unknown, key: AnswerKey): string {
  return seal(JSON.stringify(answer), ownerOf(key), secretKey());
}

/** The answer that was kept; undefined where the server's key has changed since. */
export function openAnswer(sealed: string, key: AnswerKey): unknown {
  const text = unseal(sealed, ownerOf(key), secretKey());
  return text === undefined ? undefined : JSON.parse(text);
}

/** Encrypts the answers that an earlier version kept as plain JSON. */
export async function sealPlainAnswers(db: Database): Promise<void> {
  const { customId, userId, operation, token, answer } = idempotencyKeys;
  const plain = and(isNotNull(answer), not(like(answer, `${SEALED}%`)));
  for (;;) {
    const rows = await db.select().from(idempotencyKeys).where(plain).limit(BATCH);
    for (const row of rows) {
      const named = and(
        eq(customId, row.customId),
        eq(userId, row.userId),
        eq(operation, row.operation),
        eq(token, row.token),
      );
      await db
        .update(idempotencyKeys)
        .set({ answer: seal(row.answer ?? "null", ownerOf(row), secretKey()) })
        .where(named);
    }
    if (rows.length < BATCH) return;
  }
}

function ownerOf({ customId, userId, operation, token }: AnswerKey): string {
  return `answer of ${operation} ${token} to ${userId} of ${customId}`;
}
