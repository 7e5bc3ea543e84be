import { applyEdits, type JSONPath, modify } from "jsonc-parser";
import type { SourceFile } from "../read/config-file";
import type { Program } from "../index/program";

const ROUTES = "config/routes.json";
/** How entries that are added to a file are written. */
export const formattingOptions = { insertSpaces: true, tabSize: 2 };

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
  const found = program.menus.flatMap((each) =>
    entriesOf(each.value.entries, ["entries"]).map((at) => ({ ...at, file: each.file.path })),
  );
  const reached = found.some(({ entry }) => entry.route === route || entry.tabs?.includes(route));
  const place = found.find(({ entry }) => entry.code === menu);
  if (place && !reached) edits.push({ file: place.file, ...asTab(place, route) });
  return config.map((source) =>
    edits
      .filter(({ file }) => file === source.path)
      .reduce(
        ({ text, path }, edit) => ({
          path,
          text: applyEdits(text, modify(text, edit.path, edit.value, { formattingOptions })),
        }),
        source,
      ),
  );
}

/** An entry of a menu, with where it stands. */
interface PlacedEntry {
  entry: { code: string; route?: string | undefined; tabs?: string[] | undefined };
  path: JSONPath;
}

function entriesOf(entries: readonly (PlacedEntry["entry"] & { children?: unknown })[], path: JSONPath): PlacedEntry[] {
  return entries.flatMap((entry, index) => {
    const at = [...path, index];
    const children = (entry.children ?? []) as readonly PlacedEntry["entry"][];
    return [{ entry, path: at }, ...entriesOf(children, [...at, "children"])];
  });
}

/** The entry's page, where it has none yet, or one of its tabs. */
function asTab({ entry, path }: PlacedEntry, route: string): { path: JSONPath; value: unknown } {
  if (entry.route === undefined) return { path: [...path, "route"], value: route };
  return { path: [...path, "tabs"], value: [...(entry.tabs ?? [entry.route]), route] };
}
