/** Whether two values of JSON, or maps of such, are equal; the order of keys does not matter. */
export function sameJson(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (left instanceof Map || right instanceof Map)
    return left instanceof Map && right instanceof Map && sameEntries(left, right);
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  return sameEntries(new Map(Object.entries(left)), new Map(Object.entries(right)));
}

function sameEntries(left: ReadonlyMap<unknown, unknown>, right: ReadonlyMap<unknown, unknown>): boolean {
  return (
    left.size === right.size && [...left].every(([key, value]) => right.has(key) && sameJson(value, right.get(key)))
  );
}
