import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** A key of AES-256-GCM. */
export const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Begins every sealed text, so that another way of sealing can follow one day. */
const SEALED = "v1.";

/**
 * Encrypts a text. `owner` says whose it is: what was sealed for one opens for no other, so that a text moved to another row
 * is worthless there.
 */
export function seal(text: string, owner: string, key: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return SEALED + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Decrypts what `seal` made. Undefined where the key or the owner is another one, or the text was tampered with. */
export function unseal(sealed: string, owner: string, key: Buffer): string | undefined {
  if (!sealed.startsWith(SEALED)) return undefined;
  const bytes = Buffer.from(sealed.slice(SEALED.length), "base64");
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
