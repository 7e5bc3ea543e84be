import { describe, expect, it } from "vitest";
import { changed, compileFiles, fixtureFiles } from "../../config/fixture/fixture";

const books = fixtureFiles.find(({ path }) => path.endsWith("books.json"))?.text ?? "";

/** The fixture with a thousand subjects more, each with a list, a detail and two forms of its own. */
function thousand() {
  const numbers = Array.from({ length: 1000 }, (_, index) => index);
  const routes = numbers.map((number) => `{ "path": "/books${number}" },`).join("\n");
  const tabs = numbers.map((number) => `"/books${number}"`).join(", ");
  const files = changed(
    { file: "config/routes.json", from: '{ "path": "/books" },', to: `{ "path": "/books" },\n${routes}` },
    { file: "config/menu/operations.json", from: '"tabs": ["/books", "/shelves"]', to: `"tabs": ["/books", "/shelves", ${tabs}]` },
    { file: "config/console.json", from: '"manifestBytes": 20000', to: '"manifestBytes": 900000' },
  );
  const copies = numbers.map((number) => ({
    path: `config/screens/many/books${number}.json`,
    text: books.replace('"route": "/books"', `"route": "/books${number}"`).replace('"maxLength": 500', `"maxLength": ${1000 - number || 1}`),
  }));
  return [...files, ...copies].sort((a, b) => (a.path < b.path ? -1 : 1));
}

describe("a thousand screens", () => {
  it("compile, each into a chunk of its own", { timeout: 120_000 }, () => {
    const { errors, console: compiled } = compileFiles(thousand());
    expect([errors, Object.keys(compiled?.manifest.screens ?? {}).length]).toEqual([[], 1005]);
  });
});
