import { describe, expect, it } from "vitest";
import type { HomeCard } from "../../src/model/resolved-home";
import { resolved } from "./fixture/resolved";

const { manifest, home } = resolved();
const cardNamed = (name: string): HomeCard | undefined => home[1].cards.find((card) => card.name === name);

describe("the menus of the manifest", () => {
  it("hold what the header shows in each mode: external links, and its parts", () => {
    const { 1: first, 2: second } = manifest.menus;
    expect(first.headerLinks).toEqual([
      { name: "businessView", words: { zh: "目录", en: "Catalogue" }, url: "https://catalogue.example.com/" },
    ]);
    expect([first.headerShows, second.headerShows]).toEqual([["palette", "settings", "userMenu"], ["title"]]);
  });
});

describe("home", () => {
  it("has the cards of each mode in their order, those hidden at first among them", () => {
    expect(home[1].cards.map(({ name }) => name)).toEqual(["todos", "checklist", "today", "more", "lent", "placed"]);
    expect(home[1].cards.filter(({ hidden }) => hidden).map(({ name }) => name)).toEqual(["more"]);
    expect(home[2]).toEqual({
      words: { zh: "欢迎。", en: "Welcome." },
      cards: [{ card: "usedClouds", name: "clouds", size: "full", words: { zh: "云", en: "Clouds" } }],
    });
  });

  it("counts by the list's own call, asked for one row with the list's filters, and leads to that list", () => {
    expect(cardNamed("todos")).toMatchObject({
      items: [
        {
          tone: "warning",
          rows: {
            call: "listBooks",
            input: { order: "byTitle", pageNum: 1, pageSize: 1, sortField: "title", sortOrder: "ascending" },
            permission: ["v2-1"],
            target: { route: "/books", filters: [{ name: "order", source: { from: "value", value: "byTitle" } }] },
          },
          first: { field: "lentTime", left: { zh: "{time}", en: "{time}" } },
        },
      ],
    });
  });

  it("has steps with the view that does them, and what its call needs", () => {
    expect(cardNamed("checklist")).toMatchObject({
      items: [
        {
          atLeast: 2,
          rows: { call: "listBooks", input: { pageNum: 1, pageSize: 1 } },
          opens: { route: "/books", opens: { view: "create" } },
          permission: ["v2-1"],
        },
      ],
    });
  });

  it("has boards with the places of their cards, links with what they are followed for, and lists with the numbers of named states", () => {
    expect(cardNamed("today")).toMatchObject({ card: "board", screen: "lending", view: "today" });
    expect(cardNamed("more")).toMatchObject({
      links: [{ route: "/lending", for: "/books", permission: ["v2-1"] }],
    });
    expect(cardNamed("lent")).toMatchObject({
      call: "listBooks",
      input: { status: 1 },
      rows: 5,
      opens: { route: "/books", opens: { view: "detail", id: { from: "field", field: "id" } } },
      all: { route: "/books", admits: ["v2-1"], words: { zh: "全部图书", en: "All books" } },
    });
    expect(cardNamed("placed")).toMatchObject({
      size: "half",
      opens: { route: "/shelves/:id", params: { id: { from: "field", field: "id" } } },
    });
  });
});
