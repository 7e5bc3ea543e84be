import { secretKey } from "../secret-key";
import { seal, unseal } from "../vault";

/** What names the row an answer is kept in. */
export interface AnswerKey {
  customId: number;
  userId: number;
  operation: string;
  token: string;
}

/** An answer as it is kept: encrypted, for it may hold what the database alone should not tell. */
export function sealAnswer(answer: unknown, key: AnswerKey): string {
  return seal(JSON.stringify(answer), ownerOf(key), secretKey());
}

/** The answer that was kept; undefined where the server's key has changed since. */
export function openAnswer(sealed: string, key: AnswerKey): unknown {
  const text = unseal(sealed, ownerOf(key), secretKey());
  return text === undefined ? undefined : JSON.parse(text);
}

function ownerOf({ customId, userId, operation, token }: AnswerKey): string {
  return `answer of ${operation} ${token} to ${userId} of ${customId}`;
}
