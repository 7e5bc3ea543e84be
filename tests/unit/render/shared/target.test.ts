import { describe, expect, it } from "vitest";
import type { ActionDoes, Destination } from "../../../../src/model/resolved-view";
import { targetOf, targetOfAction, targetOfSuccess } from "../../../../src/render/shared/target";
import { action, detailView, listView, screen, words } from "../views";

const things = screen({
  list: listView({ route: "/things" }),
  detail: detailView(),
  page: detailView({ name: "page", route: "/things/:id" }),
});
const place = { screen: things, rowKey: "id", path: "/things", search: "?type=a&open=detail&id=7" };
const row = { id: 7, kind: "x y", kinds: ["a", "b c"], none: [] };

it.each([
  { view: "detail", row, to: "/things?type=a&open=detail&id=7" },
  { view: "page", row, to: "/things/7" },
  { view: "page", row: {}, to: undefined },
  { view: "gone", row, to: undefined },
])("opening $view leads to $to", ({ view, row: from, to }) => {
  expect(targetOf(view, from, place)?.to).toBe(to);
});

describe("a link", () => {
  const field = (name: string) => ({ from: "field", field: name }) as const;
  const link = (route: string, params: object, query: object) =>
    ({ kind: "link", route, params, query, admits: [] }) as ActionDoes;
  it.each([
    { does: link("/other/:id", { id: field("id") }, {}), to: "/other/7" },
    { does: link("/other/:id", { id: field("kind") }, {}), to: "/other/x%20y" },
    { does: link("/other/:id", { id: field("missing") }, {}), to: undefined },
    {
      does: link("/other", {}, { type: field("kind"), state: { from: "value", value: 0 } }),
      to: "/other?type=x+y&state=0",
    },
    { does: link("/other", {}, { type: field("missing") }), to: "/other" },
    // A list, as filters are spelt.
    { does: link("/other", {}, { type: field("kinds"), state: field("none") }), to: "/other?type=a&type=b+c" },
    // Names that an address uses itself.
    {
      does: link("/other", {}, { "filter.id": field("id"), "filter.page": { from: "value", value: 2 } }),
      to: "/other?filter.id=7&filter.page=2",
    },
    // A view there: for a row, or for the page.
    {
      does: { ...link("/other", {}, {}), opens: { view: "detail", id: field("id") } } as ActionDoes,
      to: "/other?open=detail&id=7",
    },
    {
      does: { ...link("/other", {}, {}), opens: { view: "list", id: field("missing") } } as ActionDoes,
      to: "/other?open=list",
    },
    { does: { kind: "call", call: "x", send: {} } as ActionDoes, to: undefined },
    { does: { kind: "external", url: "https://example.com/" } as ActionDoes, to: undefined },
  ])("$does leads to $to", ({ does, to }) => {
    expect(targetOfAction(action("link", { does }), row, place)?.to).toBe(to);
  });
});

it.each<{ says: string; goTo: Destination; to: string | undefined }>([
  {
    says: "the page one is on, with its filters and without what lies over it",
    goTo: { view: "list" },
    to: "/things?type=a",
  },
  { says: "a view over the page", goTo: { view: "detail" }, to: "/things?type=a&open=detail&id=7" },
  { says: "a page of the row", goTo: { view: "page" }, to: "/things/7" },
  { says: "an address", goTo: { route: "/elsewhere/:id" }, to: "/elsewhere/7" },
  { says: "the present address", goTo: { route: "/things" }, to: "/things?type=a" },
  { says: "nowhere, where the row is not enough", goTo: { route: "/elsewhere/:missing" }, to: undefined },
])("success leads to $says", ({ goTo, to }) => {
  expect(targetOfSuccess(goTo, row, place)?.to).toBe(to);
});

describe("a view of another subject", () => {
  const other = {
    ...screen({ list: listView(), edit: detailView({ name: "edit" }) }),
    subject: "others",
  };
  const host = {
    ...things,
    guests: {
      few: { screen: "others", view: "list", title: words("Few") },
      "others.edit": { screen: "others", view: "edit", title: words("Edit") },
    },
  };
  const field = (name: string) => ({ from: "field", field: name }) as const;
  it.each([
    { opens: "list", takes: {}, to: "/things?type=a&open=few", given: {} },
    { opens: "edit", takes: { id: field("kind") }, to: "/things?type=a&open=others.edit&id=x+y", given: { id: "x y" } },
    {
      opens: "edit",
      takes: { kinds: { from: "each", field: "kind" } },
      to: "/things?type=a&open=others.edit",
      given: { kinds: ["x y"] },
    },
    { opens: "gone", takes: {}, to: undefined, given: undefined },
  ])("$opens opens over the page by its name there", ({ opens, takes, to, given }) => {
    const does = { kind: "open", screen: "others", view: opens, row: takes } as ActionDoes;
    const target = targetOfAction(action("opens", { does }), row, { ...place, screen: host });
    expect(target?.to).toBe(to);
    expect(target?.state.row).toEqual(given);
  });

  it("opens its own views over the page of its host", () => {
    expect(targetOf("edit", row, { ...place, screen: other, host })?.to).toBe("/things?type=a&open=others.edit&id=7");
    expect(targetOf("edit", row, { ...place, screen: other, host: things })).toBeUndefined();
  });
});
