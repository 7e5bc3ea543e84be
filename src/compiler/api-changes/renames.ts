import type { Operation } from "../api/operation";
import type { Property } from "../api/property";
import { suggest } from "../report/suggest";

/**
 * What each of those that are gone is probably called now: one that came in its place, is of the same kind, and has a near name or the
 * same description. A guess: each new one is taken once.
 */
export function renamesOf<T>(
  gone: ReadonlyMap<string, T>,
  added: ReadonlyMap<string, T>,
  { sameKind, description }: { sameKind: (one: T, other: T) => boolean; description: (one: T) => string | undefined },
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, was] of gone) {
    const taken = new Set(found.values());
    const open = [...added].filter(([other, is]) => !taken.has(other) && sameKind(was, is));
    const described = open.find(([, is]) => description(was) !== undefined && description(was) === description(is));
    const names = open.map(([other]) => other);
    const now = described?.[0] ?? names.find((other) => contains(name, other)) ?? suggest(name, names);
    if (now !== undefined) found.set(name, now);
  }
  return found;
}

/** Of properties of one request or row. */
export function renamedProperties(
  gone: ReadonlyMap<string, Property>,
  added: ReadonlyMap<string, Property>,
): Map<string, string> {
  return renamesOf(gone, added, {
    sameKind: (one, other) => one.kind === other.kind && one.enumName === other.enumName,
    description: ({ schema }) => schema.description,
  });
}

/** Of operations. */
export function renamedOperations(
  gone: ReadonlyMap<string, Operation>,
  added: ReadonlyMap<string, Operation>,
): Map<string, string> {
  return renamesOf(gone, added, {
    sameKind: (one, other) => one.change === other.change && one.answer.kind === other.answer.kind,
    description: ({ method, path }) => `${method} ${path}`,
  });
}

/** Whether one name is the other with a word more: `amount`, `payAmount`. */
function contains(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other].map((name) => name.toLowerCase()).sort((a, b) => a.length - b.length);
  return short.length > 2 && (long.startsWith(short) || long.endsWith(short));
}
