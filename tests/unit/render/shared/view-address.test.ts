import { describe, expect, it } from "vitest";
import {
  addressOf,
  closedSearch,
  innerSearch,
  openSearch,
  readGuest,
  readOpen,
  readOpenState,
  withInner,
} from "../../../../src/render/shared/view-address";
import { targetOf } from "../../../../src/render/shared/target";
import { detailView, formView, listView, screen, words } from "../views";

const byId = { id: { from: "field", field: "id" } } as const;
const things = screen({
  list: listView({ route: "/things", rowKey: "rowKey" }),
  detail: detailView(),
  page: detailView({ name: "page", route: "/things/:id" }),
  create: formView({ name: "create" }),
  edit: formView({ name: "edit", send: byId, load: { call: "getThing", send: byId } }),
  reset: formView({ name: "reset", send: byId }),
});

describe("addresses", () => {
  it.each([
    { route: "/a/:id", row: { id: 7 }, path: "/a/7" },
    { route: "/a/{id}/{name}", row: { id: 7, name: "x/y z" }, path: "/a/7/x%2Fy%20z" },
    { route: "/a", row: {}, path: "/a" },
    { route: "/a/:id", row: {}, path: undefined },
    { route: "/a/:id", row: { id: null }, path: undefined },
  ])("$route for $row is $path", ({ route, row, path }) => {
    expect(addressOf(route, row)).toBe(path);
  });

  it("a drawer is part of its page's address, and leaves the list's part alone", () => {
    const opened = openSearch(new URLSearchParams("page=2&open=edit&id=1"), "detail", 12);
    expect(opened).toBe("?page=2&open=detail&id=12");
    expect(closedSearch(new URLSearchParams(opened)).toString()).toBe("page=2");
  });

  it("a list in a drawer has parameters of its own, which go with the drawer", () => {
    const page = new URLSearchParams("page=2&type=a&open=history&id=1&open.page=9");
    const inner = innerSearch(page);
    expect(inner.toString()).toBe("page=9");
    inner.set("page", "3");
    inner.append("type", "b");
    const changed = withInner(page, inner);
    expect(changed.toString()).toBe("page=2&type=a&open=history&id=1&open.page=3&open.type=b");
    expect(closedSearch(changed).toString()).toBe("page=2&type=a");
  });

  it.each([
    { search: "open=detail&id=3", opens: { name: "detail", id: "3" } },
    { search: "open=create", opens: { name: "create", id: undefined } },
    { search: "open=page&id=3", opens: undefined },
    { search: "open=nothing", opens: undefined },
    { search: "open=toString", opens: undefined },
    { search: "id=3", opens: undefined },
  ])("$search opens $opens", ({ search, opens }) => {
    const open = readOpen(new URLSearchParams(search), things);
    expect(open && { name: open.view.name, id: open.id }).toEqual(opens);
  });

  it.each([
    { state: { row: { id: 1 }, opened: true }, read: { row: { id: 1 }, opened: true } },
    { state: { row: [1], opened: "yes" }, read: {} },
    { state: null, read: {} },
    { state: "x", read: {} },
  ])("of the history's $state it reads $read", ({ state, read }) => {
    expect(readOpenState(state)).toEqual(read);
  });
});

describe("opening", () => {
  const place = { screen: things, rowKey: "rowKey", path: "/things", search: "?page=2" };
  it.each([
    { name: "detail", row: { id: 4, rowKey: "k" }, to: "/things?page=2&open=detail&id=4" },
    { name: "create", row: undefined, to: "/things?page=2&open=create" },
    { name: "page", row: { id: 4 }, to: "/things/4" },
    { name: "page", row: {}, to: undefined },
    { name: "nothing", row: {}, to: undefined },
  ])("$name of $row leads to $to", ({ name, row, to }) => {
    expect(targetOf(name, row, place)?.to).toBe(to);
  });
});

it.each([
  { search: "?open=few&id=7", guest: { screen: "others", view: "list", title: words("Few"), id: "7" } },
  { search: "?open=few", guest: { screen: "others", view: "list", title: words("Few"), id: undefined } },
  { search: "?open=others.list", guest: undefined },
  { search: "?open=toString", guest: undefined },
  { search: "", guest: undefined },
])("$search opens of other subjects $guest.view", ({ search, guest }) => {
  const page = { ...things, guests: { few: { screen: "others", view: "list", title: words("Few") } } };
  expect(readGuest(new URLSearchParams(search), page)).toEqual(guest);
  expect(readGuest(new URLSearchParams(search), things)).toBeUndefined();
});
