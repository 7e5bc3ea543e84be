/*
 * Where an address is found in a directory that is sorted by address. Parameters count as empty parts: what could match a
 * path stands at one of a few places that the path itself tells. Case and a last slash make no difference, as in the router.
 */

/** The place of an address in the directory: "/users/:id/edit" stands at "/users//edit". */
export function placeOf(route: string): string {
  return plain(route.replaceAll(/:\w+/g, ""));
}

/** The places at which an address may stand that matches the path, the path's own first. */
export function possiblePlaces(path: string): string[] {
  const parts = plain(path.replace(/(.)\/$/, "$1"))
    .split("/")
    .slice(1);
  // Nothing the console has is deeper; a path made up to be long must not cost anything.
  if (parts.length > 8) return [plain(path)];
  return parts.reduceRight<string[]>(
    (rests, part) => [...rests.map((rest) => `/${part}${rest}`), ...rests.map((rest) => `/${rest}`)],
    [""],
  );
}

/** The part of a sorted directory that a place is in, by its number; -1 where it would stand before all. */
export function partAt(froms: readonly string[], place: string): number {
  return froms.findLastIndex((from) => from <= place);
}

function plain(path: string): string {
  return path.toLowerCase();
}
