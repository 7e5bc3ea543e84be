import { describe, expect, it } from "vitest";
import type { AnyOf } from "../../../../src/domain/permission";
import { givenTo, languageGivenTo, withheldIn } from "../../../../src/render/shared/given-screen";
import { action, column, detailView, filter, formView, listView, screen, words } from "../views";

const permission = ["v4", "v3"];
const cost = column("cost", { permission });
const name = column("name");
const card = {
  card: "figure" as const,
  name: "sum",
  words: words("Sum"),
  call: "sum",
  send: {},
  scope: [],
  width: 3 as const,
};
const board = (cards: object[]) => ({
  kind: "dashboard",
  name: "board",
  title: words("Board"),
  scope: [],
  actions: [],
  cards,
});

const whole = screen({
  list: listView({
    columns: [name, cost],
    filters: [filter("name", "text"), filter("cost", "moneyRange", { permission })],
    filterBy: {
      properties: [
        { name: "name", kind: "text", words: words("Name") },
        { name: "cost", kind: "number", words: words("Cost"), permission },
      ],
    },
    actions: [action("pay", { permission: [["v9"]] })],
  }),
  detail: detailView({
    figures: [cost],
    sections: [
      { words: words("Costs"), fields: [cost] },
      { words: words("Both"), fields: [name, { ...name, name: "rows", rows: [name, cost] }] },
    ],
    tabs: [
      { name: "costs", words: words("Costs"), sections: [{ words: words("Costs"), fields: [cost] }] },
      {
        name: "lines",
        words: words("Lines"),
        sections: [{ words: words("Costs"), fields: [cost] }],
        related: { screen: "lines", view: "list", filter: {}, permission: [] },
      },
    ],
  }),
  form: formView({
    sections: [
      {
        words: words("All"),
        columns: 1,
        fields: [{ name: "cost", words: words("Cost"), widget: "money", required: false, permission }],
      },
    ],
    live: { words: words("Live"), call: "ask", send: {}, needs: [], fields: [name, cost] },
  }),
});

const to = (codes: readonly string[]) => (anyOf: AnyOf) => anyOf.some((code) => codes.includes(code));

describe("a screen with values that need a permission of their own", () => {
  it.each(["v3", "v4"])("is the same for a holder of %s", (code) => {
    expect(givenTo(whole, to([code]))).toBe(whole);
  });

  it("has no column, filter or property of a filter for others, and keeps its actions, which say what is missing", () => {
    expect(givenTo(whole, to([])).views.list).toMatchObject({
      columns: [name],
      filters: [{ name: "name" }],
      filterBy: { properties: [{ name: "name" }] },
      actions: [{ name: "pay" }],
    });
  });

  it("has no figure, no field and no column of rows for others, and no section or tab that they leave empty", () => {
    expect(givenTo(whole, to([])).views.detail).toMatchObject({
      figures: [],
      sections: [{ fields: [{ name: "name" }, { name: "rows", rows: [{ name: "name" }] }] }],
      tabs: [{ name: "lines", sections: [] }],
    });
  });

  it("has no input for others, and nothing of it in what a form asks", () => {
    expect(givenTo(whole, to([])).views.form).toMatchObject({ sections: [], live: { fields: [name] } });
  });

  it.each([
    { what: "a card of that value", cards: [{ ...card, value: cost }], left: [] },
    {
      what: "not a figure that compares with it",
      cards: [{ ...card, value: name, compare: cost }],
      left: [{ value: name }],
    },
    {
      what: "not a table with another column",
      cards: [{ ...card, columns: [name, cost] }],
      left: [{ columns: [name] }],
    },
    { what: "a table of nothing else", cards: [{ ...card, columns: [cost] }], left: [] },
  ])("leaves out $what", ({ cards, left }) => {
    const { cards: kept } = givenTo(board(cards), to([]));
    expect(kept).toHaveLength(left.length);
    expect(kept).toMatchObject(left);
  });

  it("tells what is withheld", () => {
    expect(withheldIn(whole.views.detail, to(["v9"]))).toHaveLength(5);
    expect(withheldIn(whole.views.detail, to(["v4"]))).toEqual([]);
  });
});

describe("the language of a kept filter", () => {
  const language = {
    filterBy: {
      properties: [
        { name: "name", kind: "text" as const, words: words("Name") },
        { name: "cost", kind: "number" as const, words: words("Cost"), permission },
        { name: "price", kind: "number" as const, words: words("Price"), permission },
      ],
      searches: true as const,
    },
    filters: [filter("name", "text"), filter("cost", "moneyRange", { permission })],
  };
  const namesOf = ({ filterBy, filters }: typeof language) =>
    [filterBy.properties, filters].map((parts) => parts.map(({ name: each }) => each));

  it("offers what a user is given", () => {
    const given = languageGivenTo(language, new Set(), () => false) as typeof language;
    expect(namesOf(given)).toEqual([["name"], ["name"]]);
    expect(given.filterBy.searches).toBe(true);
    expect(languageGivenTo(language, new Set(), () => true)).toBe(language);
  });

  it("keeps what the filter compares already", () => {
    const given = languageGivenTo(language, new Set(["cost"]), () => false) as typeof language;
    expect(namesOf(given)).toEqual([
      ["name", "cost"],
      ["name", "cost"],
    ]);
  });
});
