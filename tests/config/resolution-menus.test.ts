import { describe, expect, it } from "vitest";
import { resolved } from "./fixture/resolved";

const { manifest } = resolved();

describe("the menus of the manifest", () => {
  it("hold what header and home show in each mode: external links, blocks, and lists with the numbers of named states", () => {
    const { 1: first, 2: second } = manifest.menus;
    expect(first.headerLinks).toEqual([
      { name: "businessView", words: { zh: "目录", en: "Catalogue" }, url: "https://catalogue.example.com/" },
    ]);
    expect([first.headerShows, second.headerShows]).toEqual([["palette", "settings", "userMenu"], ["title"]]);
    expect(second.home).toEqual({
      words: { zh: "欢迎。", en: "Welcome." },
      above: [{ block: "usedClouds" }],
      beside: [],
    });
    expect(first.home.above).toEqual([
      { block: "board", words: { zh: "今天", en: "Today" }, screen: "lending", view: "today" },
      { block: "links", words: { zh: "更多", en: "More" }, links: [{ route: "/lending", for: "/books" }] },
    ]);
    const [lent, placed] = first.home.beside;
    expect(lent).toMatchObject({
      name: "lent",
      call: "listBooks",
      input: { status: 1 },
      opens: { route: "/books", opens: { view: "detail", id: { from: "field", field: "id" } } },
      all: { route: "/books", admits: ["v2-1"], words: { zh: "全部图书", en: "All books" } },
    });
    expect(placed?.opens).toMatchObject({ route: "/shelves/:id", params: { id: { from: "field", field: "id" } } });
  });
});
