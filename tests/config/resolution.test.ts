import { describe, expect, it } from "vitest";
import type { DashboardView } from "../../src/model/resolved-dashboard";
import type { FormView } from "../../src/model/resolved-form";
import type { ListView } from "../../src/model/resolved-list";
import type { DetailView } from "../../src/model/resolved-view";
import type { Change } from "./fixture/fixture";
import { resolved } from "./fixture/resolved";

const books = "config/screens/library/books.json";

const { screens } = resolved();
const view = <T>(name: string, subject = "books", from = screens) => from.get(subject)?.views[name] as T;
const list = view<ListView>("list");
const detail = view<DetailView>("detail");
const create = view<FormView>("create");

const column = (name: string) => list.columns.find((candidate) => candidate.name === name);
const action = (name: string) => list.rowActions.find((candidate) => candidate.name === name);

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
      alike: "filter",
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
    expect(column("title")).toMatchObject({ action: "view" });
    expect(detail.sections[0]?.fields[0]).not.toHaveProperty("action");
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
      ["beside", [], undefined],
      ["label", [["v2-1"]], undefined],
      ["labelled", [], undefined],
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

  it("opens a view of another subject: at its address, over the present page, or over the page that is named", () => {
    const id = { from: "field", field: "id" };
    expect(action("beside")?.does).toMatchObject({ kind: "link", route: "/shelves/:id", params: { id } });
    expect(action("label")?.does).toEqual({
      kind: "open",
      screen: "labels",
      view: "label",
      row: { id: { from: "field", field: "sequelId" } },
    });
    expect(action("labelled")?.does).toMatchObject({
      kind: "link",
      route: "/shelves",
      query: {},
      opens: { view: "labels.label", id },
    });
  });

  it("opens what opens over the subject's pages by the name that config gives it, and what that opens in turn", () => {
    const title = { zh: "标签", en: "Labels" };
    expect(screens.get("books")?.guests).toEqual({
      tag: { screen: "labels", view: "label", title },
      "labels.large": { screen: "labels", view: "large", title },
    });
    expect(screens.get("shelves")?.guests).toEqual({
      "labels.label": { screen: "labels", view: "label", title },
      "labels.large": { screen: "labels", view: "large", title },
    });
    expect(screens.get("labels")).not.toHaveProperty("guests");
  });

  it("opens what follows the success of an action over the subject's pages", () => {
    const file = "config/screens/library/labels.json";
    const changed = resolved(
      { file, from: '"actions": ["again"]', to: '"actions": ["delete"]' },
      {
        file,
        from: '"again": {',
        to: '"delete": { "zh": "删除", "en": "Delete", "call": "deleteBooks", "send": { "ids": ["id"] }, "next": "again" }, "again": {',
      },
    ).screens;
    expect(view<DetailView>("label", "labels", changed).actions[0]?.next).toEqual({ view: "large" });
    expect(Object.keys(changed.get("books")?.guests ?? {})).toEqual(["tag", "labels.large"]);
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
    const toBoard = { file: books, from: '"link": "/books"', to: '"link": "/lending"' };
    const rowActions = view<ListView>("list", "books", resolved(toBoard).screens).rowActions;
    expect(rowActions.find(({ name }) => name === "similar")?.does).toMatchObject({
      route: "/lending",
      query: { genre: { from: "field", field: "genre" } },
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
        no: { en: "Keep “{title}”" },
        type: { field: "title", words: { en: "Title" } },
      },
      next: { view: "list" },
    });
  });

  it("leaves the client token to the browser, for each action whose call takes one", () => {
    const takes = (name: string) => [action(name)?.does].map((does) => does && "clientToken" in does)[0];
    expect([takes("delete"), takes("lend")]).toEqual([true, false]);
  });

  it("reaches the selected rows by lists as long as the API takes, or one by one", () => {
    expect(list.bulkActions.map(({ name, bulk }) => [name, bulk])).toEqual([
      ["deleteMany", { by: "list", most: 100, label: "title" }],
      ["returnMany", { by: "row", label: "title" }],
    ]);
    expect(list.rowActions.every(({ bulk }) => bulk === undefined)).toBe(true);
  });

  it("reaches as many of the selected rows as the shortest of several lists takes", () => {
    const change: Change = {
      file: books,
      from: '"call": "deleteBooks", "send": { "ids": ["id"] } },',
      to: '"call": "deleteBooks", "send": { "ids": ["id"], "titles": ["title"] } },',
    };
    const { bulkActions } = view<ListView>("list", "books", resolved(change).screens);
    expect(bulkActions.find(({ name }) => name === "deleteMany")?.bulk?.most).toBe(40);
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

  it("hands its filters to an action, which takes them or leaves them aside", () => {
    const file = "config/screens/library/lending.json";
    const buy =
      '"buy": { "zh": "购书", "en": "Buy", "opens": { "screen": "books", "view": "create" }, "send": { "genre": ["genre"], "notes": "month" } }';
    const { screens: changed } = resolved(
      { file, from: '"route": "/lending",', to: '"route": "/lending", "actions": ["buy"],' },
      { file, from: '{\n  "zh"', to: `{\n  "actions": { ${buy} },\n  "zh"` },
    );
    expect(view<DashboardView>("board", "lending", changed).actions).toMatchObject([
      {
        scope: ["month", "genre"],
        does: {
          kind: "open",
          screen: "books",
          view: "create",
          row: { genre: { from: "each", field: "genre" }, notes: { from: "field", field: "month" } },
        },
      },
    ]);
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

  it("leads to a list that lies under the address of another", () => {
    const { screens: under } = resolved(
      {
        file: books,
        from: '"bulkActions": ["deleteMany", "returnMany"]\n    },',
        to: '"bulkActions": ["deleteMany", "returnMany"], "zh": "全部", "en": "All", "sheets": ["lent"] }, "lent": { "kind": "list", "zh": "借出", "en": "Lent", "call": "listBooks", "filters": ["genre"], "columns": ["isbn"] },',
      },
      {
        file: "config/screens/library/lending.json",
        from: '"view": "list", "filter": { "genre": "genre", "status": { "value": "lent" } }',
        to: '"view": "lent", "filter": { "genre": "genre" }',
      },
    );
    const { cards } = view<DashboardView>("board", "lending", under);
    expect(cards.find(({ name }) => name === "genres")?.opens).toEqual({
      route: "/books",
      sheet: "lent",
      filters: [{ name: "genre", kind: "multiChoice", source: { from: "field", name: "genre" } }],
    });
  });

  it("leads to another board, filtered alike", () => {
    const opens = {
      file: "config/screens/library/lending.json",
      from: '"screen": "books", "view": "list", "filter": { "genre": "genre", "status": { "value": "lent" } }',
      to: '"view": "board", "filter": { "genre": "genre" }',
    };
    const { cards } = view<DashboardView>("board", "lending", resolved(opens).screens);
    expect(cards.find(({ name }) => name === "genres")?.opens).toEqual({
      route: "/lending",
      filters: [{ name: "genre", kind: "multiChoice", source: { from: "field", name: "genre" } }],
    });
  });

  it("has filters that only divide, intervals of figures, and words of their own where there is nothing", () => {
    const file = "config/screens/library/lending.json";
    const { scope, cards } = view<DashboardView>(
      "board",
      "lending",
      resolved(
        { file, from: '"filters": ["genre"]', to: '"divides": ["genre"]' },
        {
          file,
          from: '"value": "price", "compare": "lastPrice"',
          to: '"value": "price", "interval": ["lent", "lastPrice"]',
        },
        { file, from: '"en": "Rows",', to: '"en": "Rows", "empty": { "zh": "没有书", "en": "No books" },' },
      ).screens,
    );
    expect(scope.map(({ name, divides }) => [name, divides])).toEqual([
      ["month", undefined],
      ["genre", true],
    ]);
    expect(cards[0]).toMatchObject({ interval: [{ name: "lent" }, { name: "lastPrice" }] });
    expect(cards.at(-1)?.empty).toEqual({ zh: "没有书", en: "No books" });
  });

  it("that is open to everybody shows each card to those who may make its call", () => {
    const open = { file: "config/screens/library/lending.json", from: '"fields"', to: '"permission": [], "fields"' };
    const { cards } = view<DashboardView>("board", "lending", resolved(open).screens);
    expect(cards.map(({ permission }) => permission)).toEqual(cards.map(() => ["v2-1"]));
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

  it("show a threshold chart with the words of its unit", () => {
    const demand = detail.sections.flatMap(({ fields }) => fields).find(({ name }) => name === "demand");
    expect(demand).toMatchObject({ widget: "thresholdChart", enum: "BookStatus" });
  });
});
