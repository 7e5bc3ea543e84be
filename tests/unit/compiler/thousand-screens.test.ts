import { beforeAll, describe, expect, it } from "vitest";
import { readPart } from "../../../src/compiler/emit/chunk";
import { AddressBook } from "../../../src/state/directory";
import { changed, compileFiles, fixtureFiles } from "../../config/fixture/fixture";

const books = fixtureFiles.find(({ path }) => path.endsWith("books.json"))?.text ?? "";

/** The fixture with a thousand subjects more, each with a list, a detail and two forms of its own. */
function thousand() {
  const numbers = Array.from({ length: 1000 }, (_, index) => index);
  const routes = numbers.map((number) => `{ "path": "/books${number}" },`).join("\n");
  const tabs = numbers.map((number) => `"/books${number}"`).join(", ");
  const files = changed(
    { file: "config/routes.json", from: '{ "path": "/books" },', to: `{ "path": "/books" },\n${routes}` },
    {
      file: "config/menu/operations.json",
      from: '"tabs": ["/books", "/shelves"]',
      to: `"tabs": ["/books", "/shelves", ${tabs}]`,
    },
  );
  const copies = numbers.map((number) => ({
    path: `config/screens/many/books${number}.json`,
    text: books
      .replace('"route": "/books"', `"route": "/books${number}"`)
      .replace('"maxLength": 500', `"maxLength": ${1000 - number || 1}`),
  }));
  return [...files, ...copies].sort((a, b) => (a.path < b.path ? -1 : 1));
}

describe("a thousand screens", () => {
  let result: ReturnType<typeof compileFiles>;
  beforeAll(() => void (result = compileFiles(thousand())));

  it("compile, each into a chunk of its own", () => {
    const { errors, console: compiled } = result;
    expect([errors, Object.keys(compiled?.screens ?? {}).length]).toEqual([[], 1006]);
  });

  it("each have their address in a part of the directory, with all that it needs", async () => {
    const { console: compiled } = result;
    if (!compiled) throw new Error("It does not compile.");
    const parts = new Map(
      compiled.chunks
        .filter(({ path }) => path.includes("/_addresses."))
        .map(({ path, content }) => [path, readPart(content)]),
    );
    const load = async (address: string) => ({ default: parts.get(address.replace(/^.*\/console\//, "console/")) });
    const manifest = { ...compiled.manifest, version: "1" };
    for (const number of [0, 1, 499, 998, 999]) {
      const addresses = new AddressBook(manifest, load);
      await addresses.load(`/books${number}`);
      const route = addresses.manifest.routes.find(({ path }) => path === `/books${number}`);
      expect([route?.subject, addresses.manifest.screens[`books${number}`]]).toEqual([
        `books${number}`,
        compiled.screens[`books${number}`],
      ]);
    }
    const all = new AddressBook(manifest, load);
    await all.loadAll();
    expect(all.manifest.screens).toEqual(compiled.screens);
  });
});
