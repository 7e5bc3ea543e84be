import { describe, expect, it } from "vitest";
import type { CardTarget } from "../../../../src/model/resolved-dashboard";
import {
  boardSetting,
  cardInput,
  changeScope,
  clearedScope,
  countScope,
  filtersOf,
  notApplied,
  readScope,
  rowOf,
  scopeSearch,
} from "../../../../src/render/dashboard/board-scope";
import { targetAddress } from "../../../../src/render/dashboard/target-address";
import { viewSearch, viewState } from "../../../../src/render/list/views/view-state";
import { filter, words } from "../views";

const enums = { Shop: { n: words("North"), s: words("South") } };
const filters = filtersOf(
  [
    filter("month", "month", { params: ["cycle"] }),
    filter("shop", "multiChoice", { enum: "Shop" }),
    filter("way", "choice", { enum: "Shop" }),
    filter("day", "dateRange", { params: ["from", "to"] }),
  ],
  new Date("2026-03-31T17:00:00Z"),
);
const read = (search: string) => readScope(new URLSearchParams(search), filters, enums);
const call = {
  call: "listSales",
  send: { by: { from: "value" as const, value: "shop" } },
  scope: ["month", "shop", "day"],
};

describe("the scope of a board", () => {
  it("is of this month, by the clock of Shanghai, unless the address says another", () => {
    expect(read("")).toEqual({ month: "2026-04", shop: undefined, way: undefined, day: undefined });
    expect(read("month=2025-12").month).toBe("2025-12");
  });

  it("goes along to a list that several values of a part filter, an empty list of them for nothing", () => {
    const target: CardTarget = {
      route: "/lines",
      filters: [{ name: "without", kind: "multiChoice", optional: true, source: { from: "field", name: "named" } }],
    };
    expect(targetAddress(target, { named: ["n", "s"] }, {})).toBe("/lines?without=n&without=s");
    expect(targetAddress(target, { named: [] }, {})).toBe("/lines");
  });

  it("is saved as its address has it, and what the board no longer has is dropped", () => {
    const setting = boardSetting(filters, enums);
    const address = "shop=s&shop=n&day.from=2026-01-01";
    const shown = scopeSearch(filters, read(`${address}&month=2026-04&view=3&other=1`));
    expect(shown.toString()).toBe(address);
    const state = viewState(shown, []);
    expect(viewSearch({ id: 3, state }, setting).toString()).toBe(`${address}&view=3`);
    const later = { ...state, filters: [...state.filters, { name: "gone", values: ["1"] }] };
    expect(viewSearch({ id: undefined, state: later }, setting).toString()).toBe(address);
  });

  it("is at hand for an action as far as that takes it, what is not set as an empty list", () => {
    const board = { values: read("shop=s"), given: { id: "7" } };
    expect(rowOf(board, ["month", "shop", "way"])).toEqual({ id: "7", month: "2026-04", shop: ["s"], way: [] });
  });

  it.each(["month=2025-13", "month=x", "month=", "shop=w", "way=%00", "day.from=2026-02-30"])(
    "drops what is not valid: %s",
    (search) => {
      expect(read(search)).toEqual(read(""));
    },
  );

  it("goes with a call as far as its request has it, beside its constants", () => {
    expect(cardInput(call, filters, read("shop=s&shop=n&way=n&day.from=2026-01-01"))).toEqual({
      by: "shop",
      cycle: "2026-04",
      shop: ["s", "n"],
      from: "2026-01-01",
    });
  });

  it("goes with what the board is of, as far as the request has it", () => {
    const given = { id: 7, name: "x" };
    expect(cardInput({ ...call, scope: [], params: ["id"] }, filters, read(""), given)).toEqual({ by: "shop", id: 7 });
  });

  it("says which filters a card does not follow, once they are set", () => {
    expect(notApplied(call, filters, read(""))).toEqual([]);
    expect(notApplied(call, filters, read("way=n&shop=s")).map(({ name }) => name)).toEqual(["way"]);
  });

  it("is not said of filters that only divide", () => {
    const dividing = filters.map((one) => (one.name === "way" ? { ...one, divides: true as const } : one));
    expect(notApplied(call, dividing, read("way=n&shop=s"))).toEqual([]);
  });

  it("is written beside what else the address says, defaults not at all", () => {
    const [month] = filters;
    if (!month) throw new Error("there is a month");
    const search = new URLSearchParams("x=1&shop=s");
    expect(changeScope(search, month, "2026-01").toString()).toBe("x=1&shop=s&month=2026-01");
    expect(changeScope(new URLSearchParams("month=2026-01"), month, "2026-04").toString()).toBe("");
    expect(clearedScope(new URLSearchParams("month=2026-01&shop=s&x=1"), filters).toString()).toBe("x=1");
    expect(countScope(filters, read("month=2026-01&shop=s"))).toBe(2);
  });
});

describe("the list behind a part", () => {
  const target: CardTarget = {
    route: "/sales",
    filters: [
      { name: "cycle", kind: "monthRange", source: { from: "scope", name: "month" } },
      { name: "shop", kind: "multiChoice", source: { from: "field", name: "shop" } },
      { name: "state", kind: "choice", default: "open", source: { from: "value", value: "open" } },
      { name: "id", kind: "text", source: { from: "scope", name: "way" } },
    ],
  };

  it("is filtered by the part and by the board, spelt as lists spell it", () => {
    expect(targetAddress(target, { shop: "s" }, read("way=n"))).toBe(
      "/sales?cycle.from=2026-04&cycle.to=2026-04&shop=s&filter.id=n",
    );
  });

  it("does not exist for a part without the value, such as the one that stands for all others", () => {
    expect(targetAddress(target, { shop: null }, read(""))).toBeUndefined();
  });

  it("has what the part is not divided by as the board has it", () => {
    const optional: CardTarget = {
      route: "/sales",
      filters: [{ name: "shop", kind: "multiChoice", optional: true, source: { from: "field", name: "shop" } }],
    };
    expect(targetAddress(optional, { shop: "s" }, read("shop=n&shop=s"))).toBe("/sales?shop=s");
    expect(targetAddress(optional, { shop: null }, read("shop=n&shop=s"))).toBe("/sales?shop=n&shop=s");
    expect(targetAddress(optional, { shop: null }, read(""))).toBe("/sales");
  });

  it("is narrowed down besides by a text of the part, or of config", () => {
    const lines: CardTarget = { route: "/sales", filters: [], where: { from: "field", name: "rest" } };
    expect(targetAddress(lines, { rest: 'shop != (a, "b c")' }, {})).toBe(
      `/sales?filter=${new URLSearchParams({ "": 'shop != (a, "b c")' }).toString().slice(1)}`,
    );
    expect(targetAddress(lines, { rest: null }, {})).toBe("/sales");
    const told: CardTarget = { ...lines, where: { from: "value", value: "paid = false" } };
    expect(targetAddress(told, {}, {})).toBe("/sales?filter=paid+%3D+false");
  });

  it("may have both ends of a range, and none without one of them", () => {
    const ends: CardTarget = {
      route: "/sales",
      filters: [{ name: "day", kind: "dateRange", source: { from: "ends", names: ["from", "to"] } }],
    };
    expect(targetAddress(ends, { from: "2026-01-01", to: "2026-01-31" }, {})).toBe(
      "/sales?day.from=2026-01-01&day.to=2026-01-31",
    );
    expect(targetAddress(ends, { from: "2026-01-01", to: null }, {})).toBeUndefined();
  });

  it("may have no filter at all", () => {
    expect(targetAddress({ route: "/sales", filters: [] }, {}, {})).toBe("/sales");
  });

  it("names the list under an address of several, beside its filters", () => {
    expect(targetAddress({ route: "/sales", sheet: "returned", filters: [] }, {}, {})).toBe("/sales?sheet=returned");
    expect(targetAddress({ ...target, sheet: "returned" }, { shop: "s" }, read(""))).toMatch(
      /^\/sales\?sheet=returned&/,
    );
  });
});
