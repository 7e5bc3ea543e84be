/**
 * A fresh per-call code: 128 random bits as 32 hex digits. `crypto.randomUUID` is missing on plain http hosts other than
 * localhost; `getRandomValues` is everywhere.
 */
export function randomCode(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
