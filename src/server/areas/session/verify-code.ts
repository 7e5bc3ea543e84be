import { and, eq, gt } from "drizzle-orm";
import svgCaptcha from "svg-captcha";
import type { PublicContext } from "../../context";
import { verifyCodes } from "../../database/schema/security";
import { limits } from "../../limits";
import { addMinutes } from "../../time";

/** Draws a new code for this verifyId and returns its image, SVG text. An earlier code of the same verifyId is void. */
export async function drawVerifyCode(verifyId: string, { db, now }: PublicContext): Promise<string> {
  const { text, data } = svgCaptcha.create({ size: 4, noise: 2, width: 120, height: 40, fontSize: 42, ignoreChars: "0oO1iIlL" });
  const row = { text: text.toLowerCase(), expireTime: addMinutes(now(), limits.verifyCodeLife / 60_000) };
  await db.insert(verifyCodes).values({ verifyId, ...row }).onConflictDoUpdate({ target: verifyCodes.verifyId, set: row });
  return data;
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
