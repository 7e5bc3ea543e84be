import { describe, expect, it } from "vitest";
import type { ViewState } from "../../../../src/generated/api";
import { readListQuery } from "../../../../src/render/list/list-query";
import { listSetting, shownSearch } from "../../../../src/render/list/views/list-setting";
import { onlyNamesView, readNoted, viewIn, viewSearch, viewState } from "../../../../src/render/list/views/view-state";
import { column, filter, listView, words } from "../views";

const view = listView({
  filters: [
    filter("type", "multiChoice", { enum: "Type" }),
    filter("keyword", "text"),
    filter("view", "text"),
    filter("time", "dateRange", { params: ["from", "to"] }),
  ],
  columns: [column("title", { sortable: true }), column("type", { sortable: true })],
  sort: { field: "title", order: "descending" },
});
const enums = { Type: { a: words("A"), b: words("B") } };
const sizes = [20, 50];
const setting = listSetting(view, enums, sizes);
const read = (search: string) => readListQuery(new URLSearchParams(search), view, enums, sizes);
const stateOf = (search: string, columns: string[]) => viewState(shownSearch(read(search), view, sizes), columns);
const none: ViewState = { filters: [], columns: ["title"], sort: null, pageSize: null };

describe("a view", () => {
  it.each([
    ["", none],
    ["type=a&type=b&page=7", { ...none, filters: [{ name: "type", values: ["a", "b"] }] }],
    [
      "time.from=2026-01-01&filter.view=x",
      {
        ...none,
        filters: [
          { name: "filter.view", values: ["x"] },
          { name: "time.from", values: ["2026-01-01"] },
        ],
      },
    ],
    ["sort=type.ascending&size=50", { ...none, sort: "type.ascending", pageSize: 50 }],
    ["sort=none", { ...none, sort: "none" }],
  ] satisfies [string, ViewState][])("of the address %j saves what it shows", (search, state) => {
    expect(stateOf(search, ["title"])).toEqual(state);
  });

  it.each(["", "type=a&type=b", "time.from=2026-01-01", "sort=type.ascending&size=50", "sort=none", "filter.view=x"])(
    "shows again what %j showed",
    (search) => {
      const state = stateOf(search, ["type", "title"]);
      const shown = viewSearch({ id: 7, state }, setting);
      expect(read(shown.toString())).toEqual(read(search));
      expect([shown.get("columns"), shown.get("view")]).toEqual(["type,title", "7"]);
    },
  );

  it("begins at the first page of a list that is paged by places, too", () => {
    const search = shownSearch({ ...read("type=a"), page: 4, cursor: "place" }, view, sizes);
    expect(search.toString()).toBe("type=a");
  });

  it("drops what the list no longer has", () => {
    const filters = [
      { name: "gone", values: ["1"] },
      { name: "type", values: ["a", "gone"] },
      { name: "time.from", values: ["yesterday"] },
    ];
    const state = { filters, columns: ["gone", "type"], sort: "gone.ascending", pageSize: 33 };
    expect(viewSearch({ id: undefined, state }, setting).toString()).toBe("type=a&columns=type");
  });
});

describe("an address", () => {
  it.each([
    ["view=12", 12],
    ["view=0", undefined],
    ["view=none", undefined],
    ["view=1e3", undefined],
    ["", undefined],
  ])("%j names the view %j", (search, id) => {
    expect(viewIn(new URLSearchParams(search))).toBe(id);
  });
  it.each([
    ["view=12", true],
    ["view=12&page=2", false],
    ["view=none", false],
    ["", false],
  ])("%j names a view and nothing else: %j", (search, only) => {
    expect(onlyNamesView(new URLSearchParams(search))).toBe(only);
  });
});

it.each([
  [null],
  [{}],
  [{ id: "1", state: none }],
  [{ id: 1, state: null }],
  [{ id: 1, state: { filters: {}, columns: [] } }],
])("a note like %j is none", (noted) => {
  expect(readNoted(noted)).toBeUndefined();
});
