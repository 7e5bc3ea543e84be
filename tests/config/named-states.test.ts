import { describe, expect, it } from "vitest";
import type { DetailView } from "../../src/model/resolved-view";
import type { DashboardView } from "../../src/model/resolved-dashboard";
import type { ListView } from "../../src/model/resolved-list";
import { resolved } from "./fixture/resolved";

const books = "config/screens/library/books.json";
const { screens, manifest } = resolved();
const list = (from = screens) => from.get("books")?.views["list"] as ListView;
const rowAction = (name: string, from = screens) => list(from).rowActions.find((action) => action.name === name);

describe("names of states in config", () => {
  it("are numbers in conditions: one, several, and while a list fetches itself anew", () => {
    expect(rowAction("rename")?.when).toEqual({ status: [0, 1] });
    expect(rowAction("lend")?.when).toEqual({ status: 0 });
    const { screens: changed } = resolved({
      file: books,
      from: '"totals": ["price"]',
      to: '"totals": ["price"], "refreshWhile": { "status": ["lent", "lost"] }',
    });
    expect(list(changed).refreshWhile).toEqual({ status: [1, 2] });
  });

  it("are numbers where a field of a detail depends on them", () => {
    const { screens: changed } = resolved({
      file: books,
      from: '"pages": { "zh": "页数", "en": "Pages"',
      to: '"pages": { "zh": "页数", "en": "Pages", "when": { "status": "onShelf" }',
    });
    const detail = changed.get("books")?.views["detail"] as DetailView;
    const pages = detail.sections.flatMap(({ fields }) => fields).find(({ name }) => name === "pages");
    expect(pages?.when).toEqual({ status: 0 });
  });

  it("are numbers in what a call, a link and a card send", () => {
    expect(rowAction("lend")?.does).toMatchObject({ send: { status: { from: "value", value: 1 } } });
    const { screens: linked } = resolved({
      file: books,
      from: '"link": "/books", "send": { "genre": "genre" }',
      to: '"link": "/books", "send": { "status": { "value": "lost" } }',
    });
    expect(rowAction("similar", linked)?.does).toMatchObject({ query: { status: { from: "value", value: 2 } } });
    const board = screens.get("lending")?.views["board"] as DashboardView;
    const filters = board.cards.flatMap(({ opens }) => opens?.filters ?? []);
    expect(filters.find(({ name }) => name === "status")?.source).toEqual({ from: "value", value: 1 });
  });

  it("are numbers in the words a screen carries, and in rules", () => {
    expect(screens.get("books")?.enums["BookStatus"]).toMatchObject({
      0: { en: "In" },
      1: { en: "Lent" },
      2: { en: "Lost" },
    });
    expect(manifest.menuRules.header[0]?.anyOf).toEqual([{ accountType: 0 }, { held: true }]);
  });
});
