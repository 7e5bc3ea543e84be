import { createHmac, randomBytes } from "node:crypto";

/** A secret that nobody guesses. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64url")}`;
}

/**
 * The signature of a body as its header has it: "v1=" and the HMAC-SHA256 of timestamp, dot and body in hex. `timestamp`: seconds since 1970, as
 * text; the receiver refuses old ones, so that nobody can send again what was overheard.
 */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}
