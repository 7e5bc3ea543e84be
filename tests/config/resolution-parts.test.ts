import { describe, expect, it } from "vitest";
import type { FormView } from "../../src/model/resolved-form";
import type { ListView } from "../../src/model/resolved-list";
import type { DetailView } from "../../src/model/resolved-view";
import { type Change, fixtureFiles } from "./fixture/fixture";
import { resolved, sourcesOf } from "./fixture/resolved";

const books = "config/screens/library/books.json";
const shelves = "config/screens/library/shelves.json";
const { screens } = resolved();
const view = <T>(name: string, subject = "books", from = screens) => from.get(subject)?.views[name] as T;
const create = view<FormView>("create");

describe("lists of objects in a detail", () => {
  const change: Change = {
    file: books,
    from: '"zh": "借阅记录", "en": "History", "timeline": { "time": "time", "status": "status", "actor": "reader" } },',
    to: '"zh": "借阅记录", "en": "History", "rows": ["loans.time", "loans.status"] }, "loans.time": { "zh": "时间", "en": "Time" }, "loans.status": { "zh": "状态", "en": "Status" },',
  };
  const loans = view<DetailView>("detail", "books", resolved(change).screens)
    .sections.flatMap(({ fields }) => fields)
    .find(({ name }) => name === "loans");

  it("are tables of the fields they name", () => {
    expect(loans).toMatchObject({
      widget: "rows",
      rows: [
        { name: "time", widget: "dateTime" },
        { name: "status", words: { en: "Status" } },
      ],
    });
  });
});

describe("a form's preview", () => {
  const change: Change = {
    file: books,
    from: '"zh": "新书", "en": "New book",\n      "call": "createBook",',
    to: '"zh": "新书", "en": "New book",\n      "preview": { "zh": "结果", "en": "Result", "call": "getBook", "send": { "id": "copies" }, "fields": ["share"] },\n      "call": "createBook",',
  };

  it("asks its call with what is typed, cannot do without what that requires, and is no input", () => {
    const form = view<FormView>("create", "books", resolved(change).screens);
    expect(form.preview).toMatchObject({
      call: "getBook",
      send: { id: { from: "field", field: "copies" } },
      needs: ["copies"],
      fields: [{ name: "share", widget: "percent" }],
      sends: [],
    });
    expect(form.schema).toEqual(create.schema);
    expect(create.preview).toBeUndefined();
  });

  it("with a button of its own is a check: asked when that is pressed, and the form does not wait for it", () => {
    const button = '"button": { "zh": "检查", "en": "Check" }, "fields"';
    const form = view<FormView>(
      "create",
      "books",
      resolved({ ...change, to: change.to.replace('"fields"', button) }).screens,
    );
    expect(form.check).toMatchObject({
      call: "getBook",
      button: { en: "Check" },
      send: { id: { from: "field", field: "copies" } },
      needs: ["copies"],
      fields: [{ name: "share" }],
    });
    expect(form.preview).toBeUndefined();
  });
});

describe("a list summed up", () => {
  const summed = '"columns": ["name", "books"], "summary": "first", ';
  const { screens: changed } = resolved(
    { file: shelves, from: '"columns": ["name", "books"], ', to: summed },
    {
      file: shelves,
      from: '"detail": {',
      to: '"first": { "kind": "detail", "zh": "一号书架", "en": "Shelf one", "call": "getShelf", "send": { "id": { "value": 1 } }, "figures": ["books"] }, "detail": {',
    },
  );

  it("names the detail whose figures stand above it", () => {
    expect(view<ListView>("list", "shelves", changed).summary).toBe("first");
    expect(view<DetailView>("first", "shelves", changed).figures?.map(({ name }) => name)).toEqual(["books"]);
  });
});

describe("a section of a detail", () => {
  it("has its fields on lines of their own where it says so, and what no value means", () => {
    const { screens: changed } = resolved(
      {
        file: books,
        from: '"fields": ["site", "rare", "tags", "ownerEmail"] },',
        to: '"layout": "lines", "fields": ["site", "rare", "tags", "ownerEmail"] },',
      },
      {
        file: books,
        from: '"tags": { "zh": "标签", "en": "Tags" },',
        to: '"tags": { "zh": "标签", "en": "Tags", "none": { "zh": "不限", "en": "Any" } },',
      },
    );
    const [plain, lines] = view<DetailView>("detail", "books", changed).sections;
    expect([plain?.layout, lines?.layout]).toEqual([undefined, "lines"]);
    expect(lines?.fields.find(({ name }) => name === "tags")?.none).toEqual({ zh: "不限", en: "Any" });
  });
});

describe("a column that is optional", () => {
  it("is marked, so that it is hidden at first", () => {
    const optional = '"totals": ["price"], "optionalColumns": ["pages"],';
    const changed = resolved({ file: books, from: '"totals": ["price"],', to: optional });
    const { columns } = view<ListView>("list", "books", changed.screens);
    expect(columns.filter((column) => column.optional).map(({ name }) => name)).toEqual(["pages"]);
  });
});

describe("who is admitted to a view", () => {
  it("is told by the view before its file", () => {
    const home = { file: "config/screens/start/home.json", from: '"calls"', to: '"permission": ["v1"], "calls"' };
    const admitting = [resolved(), resolved(home)].map(
      ({ manifest }) => manifest.routes?.find(({ path }) => path === "/index")?.permission,
    );
    expect(admitting).toEqual([[], ["v1"]]);
  });
});

describe("a page's button", () => {
  const room =
    '"room": { "kind": "list", "route": "/rooms/{id}", "call": "listShelves", "columns": ["name"], "actions": ["look"], "rowActions": ["open"] },';
  const actions =
    '"look": { "zh": "看", "en": "Look", "call": "getShelf", "send": { "id": "id" } }, "enter": { "zh": "进", "en": "Enter", "link": "/rooms/{id}" },';

  it("takes what its address says, which is text", () => {
    const changed = resolved(
      { file: shelves, from: '"rowActions": ["open"]', to: '"rowActions": ["open", "enter"]' },
      { file: shelves, from: '"detail": {', to: `${room} "detail": {` },
      { file: shelves, from: '"actions": {', to: `"actions": { ${actions}` },
      {
        file: "config/routes.json",
        from: '{ "path": "/books" },',
        to: '{ "path": "/books" }, { "path": "/rooms/{id}" },',
      },
    );
    const [look] = view<ListView>("room", "shelves", changed.screens).actions;
    expect(look?.does).toEqual({
      kind: "call",
      call: "getShelf",
      send: { id: { from: "field", field: "id", type: "number" } },
    });
  });
});

describe("a section of a detail with one column", () => {
  it("has its names above values of the whole width", () => {
    const loans = '"fields": ["loans"], "columns": 1 }';
    const changed = resolved({ file: books, from: '"fields": ["loans"] }', to: loans });
    const { sections } = view<DetailView>("detail", "books", changed.screens);
    expect(sections.map(({ layout }) => layout)).toEqual([undefined, undefined, "single", undefined]);
  });
});

describe("the sources that staff's explanations stand on", () => {
  const { whole, of } = sourcesOf(fixtureFiles);
  const lineOf = (file: string, text: string): number =>
    fixtureFiles
      .find(({ path }) => path === file)
      ?.text.split(text)[0]
      ?.split("\n").length ?? 0;

  it("say where menus, rules and addresses stand, and why the rules are there", () => {
    expect(whole.menuRules.rules.find(({ why }) => why.en === "Type 0 sees no reports")?.line).toBe(
      lineOf("config/rules/menu.json", "Type 0 sees no reports"),
    );
    expect(whole.routes.lines["/books"]).toBe(lineOf("config/routes.json", '"/books"'));
    expect(whole.admits["/books"]).toEqual({ file: books, line: lineOf(books, '"menu"') });
    expect(Object.values(whole.menus).map(({ file }) => file)).toEqual([
      "config/menu/operations.json",
      "config/menu/maintenance.json",
    ]);
  });

  it("say in a chunk of each screen where its views, actions, conditions and fields stand", () => {
    const found = of("books");
    expect(found.file).toBe(books);
    expect(found.actions.lend).toEqual({ line: lineOf(books, '"lend": {'), when: lineOf(books, '"lend": {') + 3 });
    expect(found.views.detail).toBe(lineOf(books, '"detail": {'));
    expect(found.fields.isbn).toBe(lineOf(books, '"isbn": {'));
  });

  it("are named by the manifest, which has neither them nor the texts of staff", () => {
    const file = "config/words/messages.json";
    const from = '"home.hello": { "zh": "你好，{name}", "en": "Hello, {name}" },';
    const { manifest } = resolved({ file, from, to: `${from} "why.title": { "zh": "诊断", "en": "Explain" },` });
    expect(JSON.stringify({ ...manifest, parts: {} })).not.toMatch(/config\/screens|"why\.|Type 0 sees no reports/);
  });
});
