/**
 * Whether an input waits for another, directly or through those in between.
 * @param waitedFor what an input waits for by itself
 */
export function waitsFor(
  name: string,
  other: string,
  waitedFor: (name: string) => readonly string[],
  seen = new Set<string>(),
): boolean {
  if (name === other) return true;
  if (seen.has(name)) return false;
  seen.add(name);
  return waitedFor(name).some((each) => waitsFor(each, other, waitedFor, seen));
}
