import { applyEdits, type JSONPath, modify } from "jsonc-parser";
import type { SourceFile } from "../read/config-file";
import { fileKinds } from "../read/file-kinds";
import type { Program } from "../index/program";

const ROUTES = fileKinds.routes.only;

/** The routes and the menu with a new address: named, and reached by the entry of the menu code, as its page or as one of its tabs. */
export function placed(
  config: readonly SourceFile[],
  program: Program,
  { route, menu }: { route: string; menu: string },
): SourceFile[] {
  const known = program.routes?.value.routes ?? [];
  const edits: { file: string; path: JSONPath; value: unknown }[] = [];
  if (!known.some(({ path }) => path === route))
    edits.push({ file: ROUTES, path: ["routes", known.length], value: { path: route } });
  const menus = program.menus.toSorted((one, other) => one.value.mode - other.value.mode);
  const found = menus.flatMap((each) =>
    entriesOf(each.value.entries, ["entries"]).map((at) => ({ ...at, file: each.file.path })),
  );
  const reached = found.some(({ entry }) => entry.route === route || entry.tabs?.includes(route));
  const place = found.find(({ entry }) => entry.code === menu);
  const edit = place && !reached ? asTab(place, route) : undefined;
  if (place && edit) edits.push({ file: place.file, ...edit });
  return config.map((source) =>
    edits
      .filter(({ file }) => file === source.path)
      .reduce(
        ({ text, path }, { path: at, value }) => ({ path, text: applyEdits(text, modify(text, at, value, {})) }),
        source,
      ),
  );
}

/** An entry of a menu, with where it stands. */
interface PlacedEntry {
  entry: { code: string; route?: string | undefined; tabs?: string[] | undefined; children?: unknown };
  path: JSONPath;
}

function entriesOf(entries: readonly PlacedEntry["entry"][], path: JSONPath): PlacedEntry[] {
  return entries.flatMap((entry, index) => {
    const at = [...path, index];
    const children = (entry.children ?? []) as readonly PlacedEntry["entry"][];
    return [{ entry, path: at }, ...entriesOf(children, [...at, "children"])];
  });
}

/** One of the entry's tabs, or its page, where it has none and leads nowhere yet; a group only groups. */
function asTab({ entry, path }: PlacedEntry, route: string): { path: JSONPath; value: unknown } | undefined {
  const tabs = entry.tabs ?? (entry.route === undefined ? undefined : [entry.route]);
  if (tabs) return { path: [...path, "tabs"], value: [...tabs, route] };
  return entry.children ? undefined : { path: [...path, "route"], value: route };
}
