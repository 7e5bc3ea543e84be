import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { rowFilters } from "../../../../src/generated/row-filters";
import type { FilteredId } from "../../../../src/server/lists/list-filter";
import { tagLists } from "../../../../src/server/areas/tag/tag-lists";

interface Screen {
  views: Record<string, { kind: string; call?: string; filters?: string[] }>;
}

/** Filters by the text of a tag. */
const byText = ["tagKey", "tagValue", "lacksKey"];
/** Whether a list's filter of any properties knows tags. */
const knowsTags = (call = "") =>
  Object.hasOwn(rowFilters, call) &&
  rowFilters[call as FilteredId].properties.some(({ kind }: { kind: string }) => kind === "tag");

/** Lists of a screen that have such a filter, each with the operation whose filter of any properties it takes. */
function listsOf(path: string): [name: string, call: string | undefined][] {
  const { views } = JSON.parse(readFileSync(path, "utf8")) as Screen;
  return Object.entries(views)
    .filter(
      ([, { kind, call, filters = [] }]) =>
        kind === "list" && (knowsTags(call) || filters.some((name) => byText.includes(name))),
    )
    .map(([name, { call }]) => [`${basename(path, ".json")}.${name}`, knowsTags(call) ? call : undefined]);
}

it("tagLists are the lists of the console that filter by the text of a tag", () => {
  const screens = readdirSync("config/screens", { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".json"),
  );
  const lists = screens.flatMap((path) => listsOf(`config/screens/${path}`));
  const byName = (of: Iterable<[string, unknown]>) => Object.fromEntries([...of].sort());
  expect(byName(lists)).toEqual(byName(tagLists));
});
