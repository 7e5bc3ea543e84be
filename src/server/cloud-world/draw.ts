import { type Random, seededRandom } from "../database/seed/bills-generator/random";

/** Chance that is the same every time for the same parts: the simulated clouds keep nothing in memory. */
export function drawOf(...parts: readonly (string | number)[]): Random {
  return seededRandom(hashOf(parts.join("\u001f")));
}

/** Letters and digits of an id, without those that look alike. */
export function lettersOf(random: Random, length: number, alphabet = "0123456789abcdefghjkmnpqrstuvwxyz"): string {
  let letters = "";
  while (letters.length < length) letters += alphabet[random.whole(0, alphabet.length - 1)];
  return letters;
}

/** A number from 0 to 2^32 - 1 that follows from the text alone. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** FNV-1a, its bits mixed at the end: an estate takes a thousand of them, and SHA-256 six times as long. */
function hashOf(text: string): number {
  let hash = fnv1a(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
