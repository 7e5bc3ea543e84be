import type { AnyOf } from "../../domain/permission";
import type { FilterLanguage } from "../../model/resolved-list";

/** What a figure's card can do without. */
const spare = new Set(["compare", "interval", "asOf", "trend"]);

/** Something that needs codes of which any suffices. */
export interface Guarded {
  name?: string;
  permission: AnyOf;
}

/**
 * A screen, or a view, without the columns, fields, inputs, filters and cards of values that a user is not given: the server answers
 * none, and takes none. What is left empty is left out, too. The same one where everything is given.
 */
export function givenTo<T>(whole: T, permits: (anyOf: AnyOf) => boolean): T {
  return given(whole, (value) => !isGuarded(value) || permits(value.permission)) as T;
}

/**
 * A filter's language without what a user is not given, but for the names that the filter compares already: it was kept by somebody who
 * is given them, and can still be read and shortened. The same one where everything is given.
 */
export function languageGivenTo(
  language: FilterLanguage,
  named: ReadonlySet<string>,
  permits: (anyOf: AnyOf) => boolean,
): FilterLanguage {
  const isNamed = ({ name }: Guarded): boolean => name !== undefined && named.has(name);
  return given(language, (value) => !isGuarded(value) || permits(value.permission) || isNamed(value)) as FilterLanguage;
}

/** What in a view is not given to a user, however deep. */
export function withheldIn(value: unknown, permits: (anyOf: AnyOf) => boolean): Guarded[] {
  if (!isObject(value)) return [];
  const own = isGuarded(value) && !permits(value.permission) ? [value] : [];
  return [...own, ...Object.values(value).flatMap((inner) => withheldIn(inner, permits))];
}

/** Whether something needs codes of which any suffices; actions and forms, which say so by themselves, need several such lists. */
function isGuarded(value: unknown): value is Guarded {
  const codes = isObject(value) ? value.permission : undefined;
  return Array.isArray(codes) && typeof codes[0] === "string";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function given(value: unknown, isGiven: (value: unknown) => boolean): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) {
    const kept = value.filter(isGiven).flatMap((inner: unknown) => {
      const now = given(inner, isGiven);
      return now !== inner && isLost(inner, now) ? [] : [now];
    });
    return kept.length === value.length && kept.every((inner, index) => inner === value[index]) ? value : kept;
  }
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] =>
    isGiven(inner) ? [[key, given(inner, isGiven)]] : [],
  );
  const isSame = entries.every(([key, inner]) => inner === value[key]);
  return isSame && entries.length === Object.keys(value).length ? value : Object.fromEntries(entries);
}

/** Whether nothing is left of a section or tab, or a card lacks a value that it stands on. */
function isLost(before: unknown, now: unknown): boolean {
  if (!isObject(before) || !isObject(now)) return false;
  if ("card" in before)
    return Object.keys(before).some((key) => (!(key in now) && !spare.has(key)) || emptied(key, before, now));
  if ("fields" in before) return emptied("fields", before, now) && !("form" in before);
  return emptied("sections", before, now) && !("related" in before || "board" in before || "metrics" in before);
}

function emptied(
  key: string,
  { [key]: parts }: Record<string, unknown>,
  { [key]: kept }: Record<string, unknown>,
): boolean {
  return Array.isArray(parts) && Array.isArray(kept) && parts.length > 0 && kept.length === 0;
}
