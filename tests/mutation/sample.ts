import type { Mutant } from "./mutants";

/** So many of the mutants, spread over all, always the same ones; a change of config only changes those of what it changes. */
export function sampleOf(mutants: readonly Mutant[], count: number): Mutant[] {
  return mutants
    .map((mutant) => ({ mutant, rank: rankOf(mutant) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** A number that looks random and follows from what the mutant is (FNV-1a, mixed as murmur3 ends). */
function rankOf({ file, kind, path, ofKey, before }: Mutant): number {
  let hash = 0x811c9dc5;
  for (const letter of `${file} ${kind} ${ofKey} ${path.join("/")} ${before}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
