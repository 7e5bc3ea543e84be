import { describe, expect, it } from "vitest";
import { neighboursOf, opener } from "../../../../src/render/drawer/neighbours";
import { action, detailView, listView, screen } from "../views";

const rows = [1, 2, 3, 4].map((id) => ({ id }));
const opens = (closed: number[]) => (row: object) => !closed.includes(Number((row as { id: number }).id));

describe("the rows around one", () => {
  it.each([
    { id: 1, closed: [], is: { place: 1, count: 4, capped: false, previous: undefined, next: { id: 2 } } },
    { id: 2, closed: [], is: { place: 2, count: 4, capped: false, previous: { id: 1 }, next: { id: 3 } } },
    { id: 4, closed: [], is: { place: 4, count: 4, capped: false, previous: { id: 3 }, next: undefined } },
    { id: 2, closed: [3], is: { place: 2, count: 4, capped: false, previous: { id: 1 }, next: { id: 4 } } },
    { id: 9, closed: [], is: undefined },
    { id: 2, closed: [1, 3, 4], is: undefined },
  ])("$id without $closed", ({ id, closed, is }) => {
    expect(neighboursOf({ rows }, (row) => row.id === id, opens(closed))).toEqual(is);
  });

  const turn = (): void => undefined;
  it.each([
    {
      says: "counted over all pages",
      pages: { before: 40, total: 70_000, capped: false, previous: turn, next: turn },
      is: { place: 44, count: 70_000, capped: false },
    },
    {
      says: "more than were counted",
      pages: { before: 40, total: 10_000, capped: true, previous: turn, next: turn },
      is: { place: 44, count: 10_000, capped: true },
    },
    {
      says: "counted on the page alone",
      pages: { before: undefined, total: 4, capped: true, previous: turn, next: turn },
      is: { place: 4, count: 4, capped: false },
    },
  ])("the last of a page among many: $says", ({ pages, is }) => {
    expect(neighboursOf({ rows, pages }, (row) => row.id === 4, opens([]))).toMatchObject({
      ...is,
      previous: { id: 3 },
      next: undefined,
    });
  });

  it("one alone on its page still leads to the other pages", () => {
    const pages = { before: 20, total: 21, capped: false, previous: turn, next: undefined };
    expect(neighboursOf({ rows: [{ id: 1 }], pages }, () => true, opens([]))).toMatchObject({ place: 21, count: 21 });
    expect(
      neighboursOf({ rows: [{ id: 1 }], pages: { ...pages, previous: undefined } }, () => true, opens([])),
    ).toBeUndefined();
  });
});

it("what opens a view from a row is no action that opens another subject's view of the same name", () => {
  const elsewhere = action("elsewhere", { does: { kind: "open", screen: "others", view: "detail" } });
  const here = action("here", { does: { kind: "open", view: "detail" } });
  const things = screen({ list: listView({ rowActions: [elsewhere, here] }), detail: detailView() });
  expect(opener(things, detailView())).toBe(here);
});
