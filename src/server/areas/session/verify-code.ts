import { randomInt } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { PublicContext } from "../../context";
import { verifyCodes } from "../../database/schema/security";
import { limits } from "../../limits";
import { addMinutes } from "../../time";
import { drawCode } from "./code-image";

/** Letters and digits that are not taken for one another, even bent. */
const LETTERS = "ABDEHKMNPRTXY346adehknu";
const LENGTH = 4;

/** Draws a new code for this verifyId and returns its image, SVG text. An earlier code of the same verifyId is void. */
export async function drawVerifyCode(verifyId: string, { db, now }: PublicContext): Promise<string> {
  const text = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  const row = { text: text.toLowerCase(), expireTime: addMinutes(now(), limits.verifyCodeLife / 60_000) };
  await db
    .insert(verifyCodes)
    .values({ verifyId, ...row })
    .onConflictDoUpdate({ target: verifyCodes.verifyId, set: row });
  return drawCode(text);
}

/**
 * Uses up the code of this verifyId and tells whether the text matches, upper and lower case alike. Right or wrong, the
 * code is gone afterwards: each guess takes a new image.
 */
export async function useVerifyCode(verifyId: string, text: string, context: PublicContext): Promise<boolean> {
  const [used] = await context.db
    .delete(verifyCodes)
    .where(and(eq(verifyCodes.verifyId, verifyId), gt(verifyCodes.expireTime, context.now())))
    .returning({ text: verifyCodes.text });
  const accepted = context.verifyCode?.toLowerCase();
  return text.toLowerCase() === used?.text || (accepted !== undefined && text.toLowerCase() === accepted);
}
