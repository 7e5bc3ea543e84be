import { describe as group, expect, it } from "vitest";
import { describe } from "../../../src/compiler/api/description";
import { compile } from "../../../src/compiler/node/compile";
import type { Sources } from "../../../src/compiler/index/build-program";
import { scaffold, type Scaffolded, type ScaffoldRequest } from "../../../src/compiler/scaffold/scaffold";
import { tellScaffolded } from "../../../src/compiler/scaffold/tell";
import type { ConfigScreen } from "../../../src/model/config/screen";
import { description } from "../../config/fixture/description";
import { changed } from "../../config/fixture/fixture";

const FILE = "config/screens/library/loans.json";
const ENUMS = "config/words/enums.json";
const request: ScaffoldRequest = {
  operations: ["listBooks", "getBook", "createBook", "modifyBook", "deleteBooks", "returnBooks"],
  file: FILE,
  menu: "v2-1",
  route: "/loans",
};
/** The library's API, which says of what it changes that it does, and what it takes away for good. */
const changing = /\/(create|modify|delete|return)$/;
const api = describe({
  ...description,
  paths: Object.fromEntries(
    Object.entries(description.paths).map(([path, methods]) => [
      path,
      changing.test(path) && methods.post
        ? { post: { ...methods.post, "x-change": true, "x-danger": path.endsWith("/delete") } }
        : methods,
    ]),
  ),
});
/** The library's config, in which whatever deletes asks first. */
const config = changed({
  file: "config/screens/library/books.json",
  from: '"call": "deleteBooks", "send": { "ids": ["id"] } }',
  to: '"call": "deleteBooks", "send": { "ids": ["id"] }, "confirm": { "zh": "删除？", "en": "Delete?" }, "tone": "danger" }',
});
const sources: Sources = { config, api };
const check = (of: Sources) => compile(of).errors;
const make = (other: Partial<ScaffoldRequest> = {}): Scaffolded => scaffold({ ...request, ...other }, sources, check);

type Made = Exclude<Scaffolded, { problem: unknown }>;

function made(other: Partial<ScaffoldRequest> = {}): Made {
  const found = make(other);
  if ("problem" in found) throw new Error(tellScaffolded(found, false, "en"));
  return found;
}

function parsed<T>({ files }: Made, name: string): T {
  return JSON.parse(files.find(({ path }) => path === name)?.text ?? "null") as T;
}

/** Config with the files put in place. */
function withFiles({ files }: Made): Sources {
  const others = config.filter(({ path }) => !files.some((each) => each.path === path));
  return { ...sources, config: [...others, ...files].sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

group("a screen made of operations", () => {
  it("is right with the rest of config, reached from the menu, and leaves all else as it was", () => {
    const result = made();
    expect(check(withFiles(result))).toEqual([]);
    expect(result.files.map(({ path }) => path)).toEqual(["config/menu/operations.json", "config/routes.json", FILE]);
    expect(parsed<{ routes: unknown[] }>(result, "config/routes.json").routes.at(-1)).toEqual({ path: "/loans" });
    const menu = parsed<{ entries: { children?: { tabs: string[] }[] }[] }>(result, "config/menu/operations.json");
    expect(menu.entries[1]?.children?.[0]?.tabs).toEqual(["/books", "/shelves", "/loans"]);
  });

  it("has a list, a detail of a row, a form for what takes more than rows, and an action for what takes no more", () => {
    const { views, actions = {}, fields } = parsed<ConfigScreen>(made(), FILE);
    expect(views.list).toMatchObject({
      kind: "list",
      call: "listBooks",
      route: "/loans",
      actions: ["create"],
      rowActions: ["renameBook", "annotateBook", "lendBook", "view"],
      bulkActions: ["delete"],
    });
    expect(views.list).toHaveProperty("columns", [
      "title",
      "isbn",
      "genre",
      "status",
      "price",
      "lentTime",
      "pages",
      "ownerEmail",
    ]);
    expect(views.list).toHaveProperty("filters", expect.arrayContaining(["lentTime", "price", "keyword", "status"]));
    expect(views.detail).toMatchObject({
      kind: "detail",
      call: "getBook",
      title: "title",
      actions: ["renameBook", "annotateBook", "lendBook"],
    });
    expect(views.lendBook).toMatchObject({
      kind: "form",
      call: "modifyBook",
      shape: "LendBook",
      load: { call: "getBook" },
      send: { id: "id" },
    });
    expect(views.create).toMatchObject({ kind: "form", call: "createBook" });
    expect(actions.delete).toMatchObject({ call: "deleteBooks", send: { ids: ["id"] }, tone: "danger" });
    expect(fields.title).toHaveProperty("action", "view");
  });

  it("says what things are called elsewhere, or what the API calls them, and names what is not translated", () => {
    const result = made();
    const { zh, en, fields } = parsed<ConfigScreen>(result, FILE);
    expect([zh, en]).toEqual(["借出的图书", "Books"]);
    expect(fields.genre).toMatchObject({ zh: "类别", en: "Genre" });
    expect(result.untranslated).toContain("Delete books");
    expect(result.untranslated).not.toContain("Genre");
  });

  it("leaves out what the compiler does not take, and says why, but not what goes with it", () => {
    const result = made();
    expect(result.leftOut.map((each) => `${each.what} ${each.error.code}`)).toEqual([
      "views.create.sections.0.fields: alike CFG_FILTER_LIST_MISSING",
      "fields.marks CFG_CHOICES_NEEDED",
      "actions.return CFG_BULK_NO_LIMIT",
    ]);
    expect(parsed<ConfigScreen>(result, FILE).fields).not.toHaveProperty("alike");
    expect(tellScaffolded(result, true, "en")).toContain("Left out:\n");
    expect(made({ operations: ["listBooks", "listShelves", "getBookLabel"] }).others).toEqual([
      "listShelves",
      "getBookLabel",
    ]);
  });

  it("gives the values of an enum words where they have none", () => {
    const enums = config.find(({ path }) => path === ENUMS);
    const { Genre, ...others } = JSON.parse(enums?.text ?? "{}") as Record<string, object>;
    expect(Object.keys(Genre ?? {})).toEqual(["novel", "poetry", "science"]);
    const bare = config.map((file) => (file.path === ENUMS ? { ...file, text: JSON.stringify(others) } : file));
    // Screens that are there already lack them, too.
    const result = scaffold(request, { ...sources, config: bare }, (of) =>
      check(of).filter(({ file }) => file === FILE),
    );
    const words = parsed<Record<string, object>>(result as Made, ENUMS);
    expect(words).toEqual({
      ...others,
      Genre: {
        novel: { zh: "Novel", en: "Novel" },
        poetry: { zh: "Poetry", en: "Poetry" },
        science: { zh: "Science", en: "Science" },
      },
    });
    expect((result as Made).untranslated).toContain("Poetry");
  });

  it.each([
    [{ operations: ["listBoks"] }, 'the API has no operation "listBoks"; did you mean "listBooks"?'],
    [{ operations: ["getBook", "createBook"] }, "none of them answers rows"],
    [{ file: "config/screens/library/books.json" }, "exists and is left as it is"],
    [{ file: "screens/loans.json" }, "config/screens/<area>/<subject>.json"],
    [{ route: "/books" }, "CFG_ROUTE_TAKEN"],
    [{ menu: "v9" }, "CFG_UNKNOWN_CODE"],
  ])("is refused with the reason: %o", (other, reason) => {
    const result = make(other);
    expect(result).toHaveProperty("problem");
    expect(tellScaffolded(result, false, "en")).toContain(reason);
    expect(tellScaffolded(result, false, "zh")).toMatch(/\p{Script=Han}/u);
  });
});
