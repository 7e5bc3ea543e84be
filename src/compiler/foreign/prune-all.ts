import type { ConfigScreen } from "../../model/config/screen";
import type { Path } from "../read/config-file";
import type { ConfigError } from "../report/errors";
import { isFollowing, pathAt, removable, textOf, without } from "../scaffold/prune";
import { pagesIn } from "./config-files";
import type { PlannedArea, PlannedPage } from "./pages";

/** A part that the compiler does not take, or a whole page. */
export interface PartLeftOut {
  /** File of the page. */
  file: string;
  /** The part as it was: a view, an action, a name in a list; absent: all of the page. */
  path?: Path;
  error: ConfigError;
  /** Operations that are called there. */
  calls: string[];
}

/** So many rounds are enough: what a removed part was needed by goes in the next one. */
const MOST_ROUNDS = 40;

/** Takes out of pages whatever the compiler finds wrong with them, and pages where nothing less helps, until nothing is wrong. */
export function pruneAll(
  areas: PlannedArea[],
  check: (areas: PlannedArea[]) => ConfigError[],
): { areas: PlannedArea[]; leftOut: PartLeftOut[]; errors: ConfigError[] } {
  let kept = areas;
  const leftOut: PartLeftOut[] = [];
  let errors = check(kept);
  for (let round = 0; round < MOST_ROUNDS && errors.length > 0; round += 1) {
    const pages = new Map(pagesIn(kept).map((page) => [page.file, page]));
    const byFile = new Map<string, ConfigError[]>();
    for (const error of errors) byFile.set(error.file, [...(byFile.get(error.file) ?? []), error]);
    const changed = new Map<string, PlannedPage | undefined>();
    for (const [file, found] of byFile) {
      const page = pages.get(file);
      if (page) changed.set(file, mended(page, found, leftOut));
    }
    if (changed.size === 0) break;
    kept = kept
      .map((area) => withPages(area, changed))
      .filter(({ pages: own, others }) => [...own, ...others.pages].some(({ route }) => route !== undefined));
    errors = check(kept);
  }
  return { areas: kept, leftOut, errors };
}

/** A page without what is wrong; undefined where that is what it is there for. */
function mended(page: PlannedPage, errors: readonly ConfigError[], leftOut: PartLeftOut[]): PlannedPage | undefined {
  const text = textOf(page.screen);
  const found = new Map<string, { path: Path; error: ConfigError }>();
  for (const error of errors) {
    const path = removable(pathAt(text, error), page.screen);
    if (!path || isPage(page.screen, path)) {
      leftOut.push({ file: page.file, error, calls: callsIn(page.screen) });
      return undefined;
    }
    found.set(JSON.stringify(path), { path, error });
  }
  let { screen } = page;
  const last = ({ path }: { path: Path }): number => (typeof path.at(-1) === "number" ? Number(path.at(-1)) : -1);
  for (const { path, error } of [...found.values()].sort((one, other) => last(other) - last(one))) {
    if (!isFollowing(error.code)) leftOut.push({ file: page.file, path, error, calls: callsIn(partAt(screen, path)) });
    screen = without(screen, path);
  }
  return { ...page, screen };
}

/** Whether a part is the view that has the page's address. */
function isPage({ views }: ConfigScreen, [key, name, ...below]: Path): boolean {
  return key === "views" && below.length === 0 && views[String(name)]?.route !== undefined;
}

function partAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value);
}

/** Operations that a part calls, however deep. */
function callsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === "call" || key === "download") && typeof inner === "string" ? [inner] : callsIn(inner),
  );
}

function withPages(
  { pages, others, ...area }: PlannedArea,
  changed: ReadonlyMap<string, PlannedPage | undefined>,
): PlannedArea {
  const now = (list: readonly PlannedPage[]): PlannedPage[] =>
    list.flatMap((page) => (changed.has(page.file) ? (changed.get(page.file) ?? []) : [page]));
  return { ...area, pages: now(pages), others: { ...others, pages: now(others.pages) } };
}
