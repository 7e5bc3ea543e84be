import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { tagLists } from "../../../../src/server/areas/tag/tag-lists";

interface Screen {
  views: Record<string, { kind: string; filters?: string[] }>;
}

/** Filters by the text of a tag that resources have; tags of bills are others. */
const byText = ["tagKey", "tagValue", "lacksKey"];

/** Lists of a screen that have such a filter. */
function listsOf(path: string): string[] {
  const { views } = JSON.parse(readFileSync(path, "utf8")) as Screen;
  return Object.entries(views)
    .filter(([, { kind, filters = [] }]) => kind === "list" && filters.some((name) => byText.includes(name)))
    .map(([name]) => `${basename(path, ".json")}.${name}`);
}

it("tagLists are the lists of the console that filter by the text of a tag", () => {
  const screens = readdirSync("config/screens", { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".json"),
  );
  const lists = screens.flatMap((path) => listsOf(`config/screens/${path}`));
  expect([...lists].sort()).toEqual([...tagLists].sort());
});
