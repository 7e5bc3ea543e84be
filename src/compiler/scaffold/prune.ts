import { getLocation } from "jsonc-parser";
import type { ConfigScreen } from "../../model/config/screen";
import { type Path, valueAt } from "../read/config-file";
import type { ConfigError, ErrorCode } from "../report/errors";

/** Something that a new screen was to have and that the compiler does not take, with why. */
export interface LeftOut {
  what: string;
  error: ConfigError;
}

/** What of a screen can be left out by itself: an entry of one of these ... */
const KEYED = ["fields", "views", "actions"];
/** ... or a name in one of these lists. */
const LISTED = ["filters", "columns", "optionalColumns", "fields", "actions", "rowActions", "bulkActions"];

/** Mistakes that come of leaving something out. */
const FOLLOWING: readonly ErrorCode[] = [
  "CFG_EMPTY",
  "CFG_UNDECLARED_FIELD",
  "CFG_UNKNOWN_ACTION",
  "CFG_UNKNOWN_VIEW",
  "CFG_UNUSED_ACTION",
  "CFG_UNUSED_FIELD",
  "CFG_UNUSED_VIEW",
];

/** Whether a mistake comes of leaving something out. */
export function isFollowing(code: ErrorCode): boolean {
  return FOLLOWING.includes(code);
}

/** The view that a screen is made for: without it there is none. */
const LIST = "list";

/** So many rounds are enough: what a removed part was needed by goes in the next one. */
const MOST_ROUNDS = 30;

/**
 * Takes out of a screen whatever the compiler finds wrong with it, part by part, until nothing is.
 * @param check the mistakes that the compiler finds in the screen's text
 * @returns the screen, what was left out, and the mistakes that taking something out does not mend
 */
export function prune(
  screen: ConfigScreen,
  check: (text: string) => ConfigError[],
): { screen: ConfigScreen; leftOut: LeftOut[]; rest: ConfigError[] } {
  let kept = screen;
  const leftOut: LeftOut[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const text = textOf(kept);
    const errors = check(text);
    const found = errors.flatMap((error) => {
      const path = removable(pathAt(text, error), kept);
      return path ? [{ path, error }] : [];
    });
    if (found.length === 0) return { screen: kept, leftOut, rest: errors };
    const paths = new Map(found.map(({ path, error }) => [JSON.stringify(path), { path, error }]));
    // Later items first: what stands before them keeps its place.
    for (const { path, error } of [...paths.values()].sort((a, b) => lastIndex(b.path) - lastIndex(a.path))) {
      if (round === 0 || !FOLLOWING.includes(error.code)) leftOut.push({ what: named(kept, path), error });
      kept = without(kept, path);
    }
  }
  return { screen: kept, leftOut, rest: check(textOf(kept)) };
}

/** A screen as it is written. */
export function textOf(screen: ConfigScreen): string {
  return `${JSON.stringify(screen, undefined, 2)}\n`;
}

/** Where in a text a mistake is. */
export function pathAt(text: string, { line, column }: ConfigError): Path {
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return getLocation(text, before + column).path;
}

/** The nearest part around a place that can be left out. */
export function removable(path: Path, screen: ConfigScreen): Path | undefined {
  for (let depth = path.length; depth >= 2; depth -= 1) {
    const at = path.slice(0, depth);
    const isItem = typeof at.at(-1) === "number" && LISTED.includes(String(at.at(-2)));
    const isEntry = depth === 2 && KEYED.includes(String(at[0])) && at[1] !== LIST;
    if ((isItem || isEntry) && valueAt(screen, at) !== undefined) return at;
  }
  return undefined;
}

/** A value without the part at a path. */
export function without<T>(value: T, [key, ...rest]: Path): T {
  if (key === undefined) return value;
  if (Array.isArray(value)) {
    const items = value as unknown[];
    return (
      rest.length === 0
        ? items.filter((_item, index) => index !== key)
        : items.map((item, index) => (index === key ? without(item, rest) : item))
    ) as T;
  }
  const { [key]: inner, ...others } = value as Record<string | number, unknown>;
  if (rest.length === 0) return others as T;
  return Object.fromEntries(
    Object.entries(value as Record<string, unknown>).map(([name, each]) => [
      name,
      name === key ? without(inner, rest) : each,
    ]),
  ) as T;
}

function lastIndex(path: Path): number {
  const last = path.at(-1);
  return typeof last === "number" ? last : -1;
}

/** "views.list.columns: phone", "actions.delete". */
function named(screen: ConfigScreen, path: Path): string {
  const value = valueAt(screen, path);
  return typeof path.at(-1) === "number" ? `${path.slice(0, -1).join(".")}: ${String(value)}` : path.join(".");
}
