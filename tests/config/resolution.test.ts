import { describe, expect, it } from "vitest";
import type { DashboardView } from "../../src/model/resolved-dashboard";
import type { FormView } from "../../src/model/resolved-form";
import type { ListView } from "../../src/model/resolved-list";
import type { DetailView } from "../../src/model/resolved-view";
import { compileFiles, fixtureFiles, type Change } from "./fixture/fixture";
import { resolved } from "./fixture/resolved";

const books = "config/screens/library/books.json";

const { manifest, screens } = resolved();
const view = <T>(name: string, subject = "books", from = screens) => from.get(subject)?.views[name] as T;
const list = view<ListView>("list");
const detail = view<DetailView>("detail");
const create = view<FormView>("create");
const rename = view<FormView>("rename");

const column = (name: string) => list.columns.find((candidate) => candidate.name === name);
const action = (name: string) => list.rowActions.find((candidate) => candidate.name === name);
const input = (form: FormView, name: string) =>
  form.sections.flatMap(({ fields }) => fields).find((candidate) => candidate.name === name);

const uniqueOf = (form: FormView) => input(form, "title")?.unique?.send;

describe("what a list does besides showing its columns", () => {
  const change: Change = {
    file: books,
    from: '"totals": ["price"],',
    to: '"totals": ["price"], "expand": ["notes", "share"], "refreshWhile": { "status": ["lent"] },',
  };
  const more = view<ListView>("list", "books", resolved(change).screens);

  it("unfolds the fields it names, which are no columns", () => {
    expect(more.expand?.map(({ name, widget }) => [name, widget])).toEqual([
      ["notes", "text"],
      ["share", "percent"],
    ]);
    expect(more.columns).toEqual(list.columns);
    expect(list.expand).toBeUndefined();
  });

  it("fetches itself anew while a row is in a state that passes", () => {
    expect(more.refreshWhile).toEqual({ status: [1] });
    expect(list.refreshWhile).toBeUndefined();
  });
});

describe("lists under one address", () => {
  const further =
    '"bulkActions": ["deleteMany", "returnMany"], "zh": "全部", "en": "All", "sheets": ["lent"] }, "lent": { "kind": "list", "zh": "借出", "en": "Lent", "call": "listBooks", "columns": ["isbn"] },';
  const { manifest: more, screens: changed } = resolved({
    file: books,
    from: '"bulkActions": ["deleteMany", "returnMany"]\n    },',
    to: further,
  });

  it("are named by the first of them, whose page has the words of the subject", () => {
    expect(view<ListView>("list", "books", changed).sheets).toEqual(["list", "lent"]);
    expect(list.sheets).toBeUndefined();
    expect(more.routes?.find(({ path }) => path === "/books")?.title).toEqual({ zh: "图书", en: "Books" });
  });

  it("are led to by filters as their address calls them, a range by its ends", () => {
    const range = {
      file: books,
      from: '"send": { "genre": "genre" }',
      to: '"send": { "genre": "genre", "lentFrom": { "value": "2026-01-01 00:00:00" } }',
    };
    const similar = view<ListView>("list", "books", resolved(range).screens).rowActions.find(
      ({ name }) => name === "similar",
    );
    expect(similar?.does).toMatchObject({
      query: { genre: { from: "field" }, "lentTime.from": { from: "value", value: "2026-01-01 00:00:00" } },
    });
  });
});

describe("how a list is paged", () => {
  it("by numbers where the call answers pages, not at all where it answers all rows", () => {
    expect([list.paged, list.keyset]).toEqual([true, undefined]);
    expect(view<ListView>("list", "shelves").paged).toBe(false);
  });

  it("by places where the request takes one and the answer names the next", () => {
    const change: Change = {
      file: "config/screens/library/shelves.json",
      from: '"call": "listShelves"',
      to: '"call": "searchShelves"',
    };
    const shelves = view<ListView>("list", "shelves", resolved(change).screens);
    expect([shelves.paged, shelves.keyset]).toEqual([true, { pattern: "^p\\d+$" }]);
  });
});

describe("a value is drawn by the natural widget of its type", () => {
  const shown = new Map(
    [...list.columns, ...detail.sections.flatMap(({ fields }) => fields)].map((field) => [field.name, field]),
  );
  it.each([
    ["title", "text"],
    ["isbn", "copyable"],
    ["genre", "enumTag"],
    ["status", "enumTag"],
    ["price", "money"],
    ["share", "percent"],
    ["lentTime", "dateTime"],
    ["pages", "number"],
    ["rare", "boolean"],
    ["tags", "tags"],
    ["site", "link"],
    ["ownerEmail", "email"],
  ])("%s as %s", (name, widget) => expect(shown.get(name)?.widget).toBe(widget));

  it("and typed by that of the request", () => {
    const inputs = create.sections.flatMap(({ fields }) => fields.map(({ name, widget }) => [name, widget]));
    expect(Object.fromEntries(inputs)).toEqual({
      title: "text",
      isbn: "text",
      genre: "choice",
      price: "money",
      copies: "number",
      shelfIds: "multiChoice",
      rare: "switch",
      ownerEmail: "email",
      confirmEmail: "email",
      serverIp: "ipAddress",
      notes: "textarea",
    });
  });
});

describe("a filter is derived from the request", () => {
  it.each([
    ["keyword", { kind: "text", params: ["keyword"], maxLength: 40, pattern: "^[^<]*$", type: "string" }],
    ["order", { kind: "segmented", params: ["order"], enum: "Order", default: "byTitle", type: "string" }],
    ["status", { kind: "choice", params: ["status"], enum: "BookStatus", type: "number" }],
    ["genre", { kind: "multiChoice", params: ["genre"], enum: "Genre", type: "string" }],
    [
      "shelfId",
      {
        kind: "choice",
        params: ["shelfId"],
        choices: { call: "listShelves", value: "id", label: "name", send: {} },
        type: "number",
      },
    ],
    ["lentTime", { kind: "dateTimeRange", params: ["lentFrom", "lentUntil"], type: "string" }],
    ["price", { kind: "moneyRange", params: ["minPrice", "maxPrice"], type: "string" }],
  ])("%s", (name, expected) => {
    const filter = list.filters.find((candidate) => candidate.name === name);
    expect(filter).toMatchObject(expected);
    expect(filter).not.toHaveProperty(name === "keyword" ? "enum" : "maxLength");
  });

  it("unless config names another way to draw it", () => {
    const change = { file: books, from: '"order": { "zh": "排序"', to: '"order": { "widget": "choice", "zh": "排序"' };
    expect(view<ListView>("list", "books", resolved(change).screens).filters[1]?.kind).toBe("choice");
  });
});

describe("a list", () => {
  it("sorts by what its call sorts by, and sums what its answer sums", () => {
    expect(list.columns.map(({ name, sortable, total, align }) => [name, sortable, total ?? false, align])).toEqual([
      ["title", true, false, "start"],
      ["isbn", false, false, "start"],
      ["genre", false, false, "start"],
      ["status", false, false, "start"],
      ["price", false, true, "end"],
      ["lentTime", true, false, "start"],
      ["rare", false, false, "start"],
    ]);
    expect(list).toMatchObject({
      paged: true,
      hasTotals: true,
      rowKey: "id",
      sort: { field: "lentTime", order: "descending" },
    });
  });

  it("shows a bare answer at once", () => {
    expect(view<ListView>("list", "shelves")).toMatchObject({
      paged: false,
      columns: [{ sortable: false }, { sortable: false }],
    });
  });

  it("carries hint, unit, scale, width and what a click does", () => {
    expect(column("price")).toMatchObject({ hint: { en: "With tax" }, unit: { zh: "元" }, scale: 2 });
    expect(column("status")).toMatchObject({ width: 90, enum: "BookStatus" });
    expect(column("title")).toMatchObject({ opens: "view" });
    expect(detail.sections[0]?.fields[0]).not.toHaveProperty("opens");
  });
});

describe("an action", () => {
  it("needs the permission of what it does", () => {
    expect(list.rowActions.map(({ name, permission, self }) => [name, permission, self])).toEqual([
      ["view", [["v2-1"]], undefined],
      ["rename", [["v2-1"]], undefined],
      ["lend", [["v2-1"]], "id"],
      ["delete", [["v2-1"]], undefined],
      ["retire", [["v2-1"]], "id"],
      ["print", [["v2-1"]], undefined],
      ["similar", [], undefined],
      ["shelve", [], undefined],
      ["catalogue", [], undefined],
    ]);
  });

  it("sends what config says, and required properties from the same-named field", () => {
    expect(action("lend")?.does).toEqual({
      kind: "call",
      call: "modifyBook",
      send: { status: { from: "value", value: 1 }, id: { from: "field", field: "id" } },
    });
    expect(action("delete")?.does).toMatchObject({ send: { ids: { from: "each", field: "id" } } });
    expect(action("view")?.does).toEqual({ kind: "open", view: "detail" });
  });

  it("fetches a file, follows a link with parameters or filters, or leads out of the console", () => {
    const id = { from: "field", field: "id" };
    expect(action("print")?.does).toEqual({ kind: "download", call: "getBookLabel", send: { id } });
    expect(action("shelve")?.does).toEqual({
      kind: "link",
      route: "/shelves/:id",
      params: { id },
      query: {},
      admits: ["v2-1"],
      mode: 1,
    });
    expect(action("similar")?.does).toEqual({
      kind: "link",
      route: "/books",
      params: {},
      query: { genre: { from: "field", field: "genre" } },
      admits: ["v2-1"],
      mode: 1,
    });
    expect(action("catalogue")?.does).toMatchObject({
      kind: "external",
      url: expect.stringMatching(/^https:/) as string,
    });
  });

  it("asks, says what cannot be undone, wants a value typed, and goes on", () => {
    expect(action("retire")).toMatchObject({
      confirm: {
        text: { en: "Retire it?" },
        consequence: { en: "“{title}” cannot be lent any more." },
        type: { field: "title", words: { en: "Title" } },
      },
      goTo: { view: "list" },
    });
  });

  it("reaches the selected rows by lists as long as the API takes, or one by one", () => {
    expect(list.bulkActions.map(({ name, bulk }) => [name, bulk])).toEqual([
      ["deleteMany", { by: "list", most: 100, label: "title" }],
      ["returnMany", { by: "row", label: "title" }],
    ]);
    expect(list.rowActions.every(({ bulk }) => bulk === undefined)).toBe(true);
  });
});

describe("a form", () => {
  it("has a schema with the limits of the API, tightened by config", () => {
    expect(create.schema).toEqual({
      $id: "books.create",
      type: "object",
      additionalProperties: false,
      properties: {
        title: { type: "string", minLength: 2, maxLength: 60 },
        isbn: { type: "string", pattern: "^[0-9-]+$", maxLength: 17 },
        genre: { type: "string", enum: ["novel", "poetry", "science"] },
        price: { type: "string", format: "decimal", maxLength: 20 },
        copies: { type: "integer", minimum: 1, maximum: 9, default: 1 },
        shelfIds: { type: "array", items: { type: "integer" }, minItems: 1, uniqueItems: true },
        rare: { type: "boolean" },
        ownerEmail: { type: "string", format: "email", maxLength: 80 },
        confirmEmail: { type: "string" },
        serverIp: { type: "string", format: "ipv4" },
        notes: { type: "string", maxLength: 500 },
      },
      required: ["title", "isbn", "copies"],
    });
  });

  it("leaves the client token to the browser", () => {
    expect([create.clientToken, rename.clientToken]).toEqual([true, undefined]);
  });

  it("shows what the request does not take, but what was loaded has, without letting it be typed", () => {
    expect(rename.sections[0]?.fields.map(({ name, readOnly, required }) => [name, readOnly, required])).toEqual([
      ["isbn", true, false],
      ["title", undefined, true],
    ]);
    expect(rename.schema.required).toEqual(["title"]);
  });

  it("loads and sends by the row it is opened from", () => {
    const id = { id: { from: "field", field: "id" } };
    expect([rename.load, rename.send, rename.self]).toEqual([{ call: "getBook", send: id }, id, "id"]);
  });

  it("asks whether a value is taken with what it has at hand: a new row has no id", () => {
    // Opened from the head of the list there is no row.
    expect(Object.keys(uniqueOf(create) ?? {})).toEqual(["title"]);
    expect(Object.keys(uniqueOf(rename) ?? {})).toEqual(["title", "excludeId"]);
  });

  it("keeps conditions and repetitions for the renderer", () => {
    expect(input(create, "ownerEmail")).toMatchObject({ when: { rare: true }, required: true });
    expect(input(create, "confirmEmail")).toMatchObject({ sameAs: "ownerEmail" });
    expect(input(create, "serverIp")).toMatchObject({ certificateField: "rare" });
    expect(create.sections.map(({ columns }) => columns)).toEqual([2, 1]);
  });
});

describe("the manifest", () => {
  it("says of each address what is there and who may go", () => {
    const routes = manifest.routes.map(({ title, ...route }) => ({ ...route, title: title.en }));
    expect(routes).toEqual([
      { path: "/", frame: "standard", title: "", redirect: "/index", modes: [1, 2], permission: [] },
      {
        path: "/index",
        frame: "standard",
        title: "Home",
        subject: "home",
        view: "page",
        page: "home",
        menu: "v1",
        modes: [1, 2],
        permission: [],
      },
      {
        path: "/login",
        frame: "bare",
        title: "Sign in",
        subject: "login",
        view: "page",
        page: "login",
        menu: "v1",
        modes: [1, 2],
        permission: [],
      },
      {
        path: "/books",
        frame: "standard",
        title: "Books",
        subject: "books",
        view: "list",
        menu: "v2-1",
        modes: [1],
        permission: ["v2-1"],
      },
      {
        path: "/shelves",
        frame: "standard",
        title: "Shelves",
        subject: "shelves",
        view: "list",
        menu: "v2-1",
        modes: [1],
        permission: ["v2-1"],
      },
      {
        path: "/shelves/:id",
        frame: "standard",
        title: "Shelves",
        subject: "shelves",
        view: "detail",
        menu: "v2-1",
        modes: [1],
        permission: ["v2-1"],
      },
      { path: "/stock", frame: "standard", title: "", redirect: "/lending", modes: [1, 2], permission: [] },
      {
        path: "/lending",
        frame: "standard",
        title: "Lending",
        subject: "lending",
        kind: "dashboard",
        view: "board",
        menu: "v2-1",
        modes: [1],
        permission: ["v2-1"],
      },
      {
        path: "/reports",
        frame: "standard",
        title: "Reports",
        pending: true,
        menu: "v3",
        modes: [1],
        permission: ["v3"],
      },
      {
        path: "/reports/new",
        frame: "standard",
        title: "New report",
        pending: true,
        menu: "v3",
        modes: [1],
        permission: ["v3"],
      },
    ]);
  });

  it("holds the menus by mode, without the languages of files that are not shown", () => {
    expect(manifest.menus[1].entries[1]).toEqual({
      code: "v2",
      words: { zh: "馆藏", en: "Holdings" },
      children: [{ code: "v2-1", words: { zh: "图书", en: "Books" }, route: "/books", tabs: ["/books", "/shelves"] }],
    });
    expect(manifest.menus[2].header).toEqual([]);
    expect(manifest.menus[1].header).toEqual([
      { name: "books", code: "v2-5", words: { zh: "图书", en: "Books" }, route: "/books" },
      {
        name: "home",
        words: { zh: "首页", en: "Home" },
        route: "/index",
        badge: {
          words: { zh: "{label}，{count} 个", en: "{label}, {count} of them" },
          call: "listShelves",
          everySeconds: 30,
        },
      },
    ]);
  });

  it("tells the type of what comes out of an address as text", () => {
    expect(view<DetailView>("detail", "shelves").send).toEqual({ id: { from: "field", field: "id", type: "number" } });
  });

  it("carries the words of the enums that a screen shows, and no others", () => {
    expect(Object.keys(screens.get("books")?.enums ?? {})).toEqual(["BookStatus", "Genre", "Order"]);
    expect(screens.get("shelves")?.enums).toEqual({});
  });

  it("gives the values that are codes of clouds the address of their image", () => {
    const cloud =
      '{ "code": "poetry", "zh": "诗", "en": "Verse", "color": "#000000", "image": "clouds/verse.svg", "introduce": { "zh": "诗", "en": "Verse" } }';
    const { manifest: imaged, screens: changed } = resolved({
      file: "config/clouds.json",
      from: '"clouds": []',
      to: `"enums": ["Genre"], "clouds": [${cloud}]`,
    });
    const address = `${imaged.settings.basePath}/clouds/verse.svg`;
    expect(imaged.clouds.map(({ image }) => image)).toEqual([address]);
    const { Genre, BookStatus } = changed.get("books")?.enums ?? {};
    expect(Genre?.["poetry"]).toEqual({ zh: "诗歌", en: "Poetry", image: address });
    expect(JSON.stringify([Genre?.["novel"], BookStatus])).not.toContain("image");
  });
});

describe("what is emitted", () => {
  it("is the same however often it is compiled, and whatever order the files come in", () => {
    const { console: first } = compileFiles(fixtureFiles);
    const { console: second } = compileFiles(fixtureFiles.toReversed());
    expect(second).toEqual(first);
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });

  it("names each chunk by its content", () => {
    const before = manifest.screens;
    const after = resolved({ file: "config/screens/library/shelves.json", from: '"zh": "册数"', to: '"zh": "数量"' })
      .manifest.screens;
    expect(Object.keys(before).filter((subject) => before[subject] !== after[subject])).toEqual(["shelves"]);
  });
});

describe("a board", () => {
  const board = view<DashboardView>("board", "lending");
  const card = (name: string) => board.cards.find((candidate) => candidate.name === name);

  it("has its month first among its filters, and widths of twelve columns", () => {
    expect(board.scope.map(({ name, kind, params }) => [name, kind, params])).toEqual([
      ["month", "month", ["month"]],
      ["genre", "multiChoice", ["genre"]],
    ]);
    expect(board.cards.map(({ width }) => width)).toEqual([3, 4, 6, 6]);
  });

  it("sends each filter to the calls that have it, beside their constants", () => {
    expect(card("sum")).toMatchObject({
      scope: ["month", "genre"],
      trend: { scope: ["genre"], send: { by: { from: "value", value: "month" } }, value: { widget: "money" } },
    });
    expect(card("genres")).toMatchObject({
      call: "countBooks",
      scope: ["genre"],
      label: { widget: "enumTag", enum: "Genre" },
      value: { name: "price", scale: 2 },
    });
  });

  it("leads to the list behind a part, filtered as told and by the board", () => {
    expect(card("genres")?.opens).toEqual({
      route: "/books",
      filters: [
        { name: "status", kind: "choice", source: { from: "value", value: 1 } },
        { name: "genre", kind: "multiChoice", source: { from: "field", name: "genre" } },
      ],
    });
    expect(card("table")?.opens?.filters).toEqual([
      { name: "genre", kind: "multiChoice", source: { from: "scope", name: "genre" } },
    ]);
    expect(card("sum")?.opens).toBeUndefined();
  });
});

describe("a form in steps, with rows and a period", () => {
  const arrange = view<FormView>("arrange", "shelves");

  it("has its sections in their order, each with its step", () => {
    expect(arrange.steps).toEqual([
      { zh: "地点", en: "Place" },
      { zh: "格", en: "Slots" },
    ]);
    expect(
      arrange.sections.map(({ step, fields }) => [step, fields.map(({ name, widget }) => `${name} ${widget}`)]),
    ).toEqual([
      [0, ["site domain", "budget money", "plan file", "open dateRange"]],
      [1, ["slots rows"]],
    ]);
  });

  it("says what the description asks beyond JSON Schema", () => {
    expect(input(arrange, "budget")?.limits).toEqual({ scale: 2, minimum: "0.01" });
    expect(input(arrange, "plan")?.limits).toEqual({ accept: ["application/pdf"], maxSize: 1024 });
    expect(input(arrange, "open")).toMatchObject({ params: ["openFrom", "openUntil"], required: true });
    expect(input(arrange, "slots")).toMatchObject({
      limits: { unique: "label" },
      rows: [
        { name: "label", required: true },
        { name: "price", widget: "money", limits: { scale: 2 } },
      ],
    });
  });

  it("has the rows and the period in its schema", () => {
    const time = { type: "string", format: "local-date-time" };
    expect(arrange.schema.properties.open).toEqual({
      type: "object",
      additionalProperties: false,
      properties: { openFrom: time, openUntil: time },
      required: ["openFrom", "openUntil"],
    });
    expect(arrange.schema.properties.slots).toEqual({
      type: "array",
      minItems: 1,
      maxItems: 4,
      items: {
        type: "object",
        additionalProperties: false,
        properties: {
          label: { type: "string", maxLength: 9 },
          price: { type: "string", format: "decimal", maxLength: 20 },
        },
        required: ["label"],
      },
    });
    expect(arrange.schema.required).toEqual(["site", "open", "slots"]);
  });
});

describe("details", () => {
  const shelf = view<DetailView>("detail", "shelves");

  it("have figures apart from their sections", () => {
    expect(shelf.figures?.map(({ name }) => name)).toEqual(["books"]);
    expect(shelf.sections.map(({ fields }) => fields.map(({ name }) => name))).toEqual([["name"]]);
  });

  it("have tabs with lists of other subjects, narrowed by their own row", () => {
    expect(shelf.tabs?.map(({ name, sections, related }) => ({ name, sections, related }))).toEqual([
      {
        name: "books",
        sections: [],
        related: {
          screen: "books",
          view: "list",
          filter: { shelfId: { from: "field", field: "id" } },
          permission: [["v2-1"]],
        },
      },
      { name: "all", sections: [], related: { screen: "shelves", view: "list", filter: {}, permission: [] } },
    ]);
  });

  it("show a list of steps as a timeline, with the words of its states", () => {
    const loans = detail.sections.flatMap(({ fields }) => fields).find(({ name }) => name === "loans");
    expect(loans).toMatchObject({
      widget: "timeline",
      enum: "BookStatus",
      timeline: { time: "time", status: "status", actor: "reader" },
    });
  });
});
