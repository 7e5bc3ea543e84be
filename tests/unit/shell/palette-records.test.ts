import { describe, expect, it } from "vitest";
import type { PaletteRecords } from "../../../src/model/palette";
import { arrange, firstChoice, type Matches } from "../../../src/shell/palette/arrange";
import type { PaletteItem } from "../../../src/shell/palette/palette-items";
import { foundRecords, type FoundRecords, recordsRequest, takesText } from "../../../src/shell/palette/records";
import { words } from "../render/views";

const users: PaletteRecords = {
  path: "/users",
  call: "listUsers",
  send: { type: { from: "value", value: 1 } },
  param: "keyword",
  maxLength: 5,
  pattern: "^\\w+$",
  paged: true,
  names: ["username", "name", "addresses"],
  opens: { route: "/users", params: {}, query: {}, opens: { view: "detail", id: { from: "field", field: "id" } } },
  permission: [],
};
const list = { list: users, title: words("Users") };
const brief = (items: readonly PaletteItem[]): string[] =>
  items.map(({ words: { en }, trail, to }) => [en, ...trail.map((part) => part.en), to].join(" | "));

describe("a list is asked for", () => {
  it.each([
    { text: "li", asked: true },
    { text: "l", asked: false },
    { text: "linlin", asked: false },
    { text: "l-i", asked: false },
  ])("“$text”: $asked", ({ text, asked }) => {
    expect(takesText(users, text)).toBe(asked);
  });

  it("with what config sends, a page at a time where it has pages", () => {
    expect(recordsRequest(users, "li")).toEqual({ type: 1, keyword: "li", pageSize: 20 });
    expect(recordsRequest({ ...users, paged: false }, "li")).toEqual({ type: 1, keyword: "li" });
  });
});

describe("rows that were found", () => {
  const rows = [
    { id: 1, username: "lin", name: "Lin" },
    { id: 2, username: "lin.a", name: "LI", addresses: ["10.0.0.1", "10.0.0.2"] },
    { id: 3, username: "li", name: null },
    { id: 4, username: "liu" },
    { id: 5, username: "lie" },
    { id: 6, username: "lid" },
    { username: "no id" },
    { id: 7, username: "" },
  ];

  it("are exact where one of their names is the text, whatever its case; of others there are few", () => {
    const found = foundRecords(list, { list: rows, total: 8 }, "li");
    expect(brief(found.exact)).toEqual([
      "lin.a | Users | LI | 10.0.0.1 | 10.0.0.2 | /users?open=detail&id=2",
      "li | Users | /users?open=detail&id=3",
    ]);
    expect(brief(found.similar)).toEqual([
      "lin | Lin | /users?open=detail&id=1",
      "liu | /users?open=detail&id=4",
      "lie | /users?open=detail&id=5",
    ]);
  });

  it("are exact by any value of a list", () => {
    const { exact } = foundRecords(list, { list: rows }, "10.0.0.2");
    expect(exact).toHaveLength(1);
  });

  it("are none in an answer that cannot be read", () => {
    expect(foundRecords(list, "?", "li")).toMatchObject({ exact: [], similar: [] });
  });
});

describe("where it stands in the palette", () => {
  const item = (key: string): PaletteItem => ({ key, kind: "page", words: words(key), trail: [] });
  const found = (name: string, exact: string[], similar: string[]): FoundRecords => ({
    list: { ...users, path: name },
    title: words(name),
    exact: exact.map(item),
    similar: similar.map(item),
  });
  const orders = found("orders", ["order 1"], ["order 10"]);
  const hosts = found("hosts", ["host 1"], ["host 10"]);
  const titles = {
    records: "Records",
    named: "Pages",
    searches: "Search",
    note: "…",
    say: ({ en }: { en: string }) => en,
  };
  const matches = (more: Partial<Matches>): Matches => ({
    named: [item("page")],
    searches: [item("search")],
    found: [],
    held: undefined,
    ...more,
  });
  const groupsOf = (more: Partial<Matches>) => arrange(matches(more), titles);
  const shown = (more: Partial<Matches>): string[] =>
    groupsOf(more).map(({ title, items, note = "" }) => `${title}: ${items.map(({ key }) => key).join()}${note}`);

  it.each([
    { case: "no list can be asked", more: { found: undefined }, is: ["Pages: page", "Search: search"] },
    { case: "nothing has come", more: {}, is: ["Records: …", "Pages: page", "Search: search"] },
    {
      case: "exact records stand first",
      more: { found: [orders, hosts] },
      is: ["Records: order 1,host 1", "Pages: page", "orders: order 10", "hosts: host 10", "Search: search"],
    },
    {
      case: "what comes after the user has pointed at an item stands last, and moves nothing",
      more: { found: [orders, hosts], held: [orders] },
      is: ["Records: order 1", "Pages: page", "orders: order 10", "Search: search", "hosts: host 1,host 10"],
    },
    {
      case: "so does all of it, in a place that is kept",
      more: { found: [orders], held: [] },
      is: ["Records: …", "Pages: page", "Search: search", "orders: order 1,order 10"],
    },
  ])("$case", ({ more, is }) => {
    expect(shown(more)).toEqual(is);
  });

  it.each([
    {
      case: "a page keeps Enter, though an exact record comes",
      more: { found: [orders] },
      searching: true,
      first: "page",
    },
    { case: "nothing while an exact record may come", more: { named: [] }, searching: true, first: undefined },
    { case: "the exact record", more: { named: [], found: [orders] }, searching: true, first: "order 1" },
    {
      case: "the first that comes of several",
      more: { named: [], found: [hosts, orders] },
      searching: false,
      first: "host 1",
    },
    { case: "the first of all, once all have answered", more: { named: [] }, searching: false, first: "search" },
  ])("Enter is for $case", ({ more, searching, first }) => {
    expect(firstChoice(matches(more), groupsOf(more), searching)?.key).toBe(first);
  });
});
