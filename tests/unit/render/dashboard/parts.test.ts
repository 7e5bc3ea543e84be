import { describe, expect, it } from "vitest";
import type { PivotCard } from "../../../../src/model/resolved-dashboard";
import type { ShownField } from "../../../../src/model/resolved-view";
import { type ChartKind, kindOf, type Part, partsOf, showNothing } from "../../../../src/render/dashboard/parts";
import { tableOf } from "../../../../src/render/dashboard/card-table";
import { withMissingPeriods } from "../../../../src/render/dashboard/missing-periods";
import { inChosenOrder } from "../../../../src/render/dashboard/series-order";
import { lastStepOpen, sparkPath } from "../../../../src/render/dashboard/spark-line";
import { valueWords } from "../../../../src/render/dashboard/value-words";
import { speaker } from "../../../../src/state/language";
import { words } from "../views";
import { field, salesCard, salesTable, saying, shop } from "./sample";

const rows = [
  { month: "2026-01", shop: "n", amount: "10.50000000" },
  { month: "2026-01", shop: "s", amount: "-2.00000000" },
  { month: "2026-02", shop: "s", amount: "1234567.12345678" },
];

describe("rows as parts", () => {
  it("have labels and series in the order of the server, and gaps where there is no row", () => {
    const { labels, series } = partsOf(rows, salesCard({ series: [shop] }), saying, "Sales");
    expect(labels).toEqual(["2026-01", "2026-02"]);
    expect(series.map(({ name, parts }) => [name, parts.map((part) => part?.text)])).toEqual([
      ["North", ["10.50000000", undefined]],
      ["South", ["-2.00000000", "1234567.12345678"]],
    ]);
  });

  it("are one series under the card's title where config names none", () => {
    const { series } = partsOf([{ month: "a", amount: "1" }], salesCard(), saying, "Sales");
    expect(series).toMatchObject([{ name: "Sales", parts: [{ text: "1", size: 1 }] }]);
  });

  it("have the hue of what a series is of, unless it is of several things", () => {
    const coloured = valueWords(speaker("en", {}), { Shop: { n: { ...words("North"), hue: "teal" } } });
    const given = [
      { month: "a", shop: "n", kind: null, amount: "1" },
      { month: "a", shop: "n", kind: "x", amount: "2" },
    ];
    const { series } = partsOf(given, salesCard({ series: [shop, field("kind")] }), coloured, "Sales");
    expect(series.map(({ name, hue }) => [name, hue])).toEqual([
      ["North", "teal"],
      ["North / x", undefined],
    ]);
  });

  it("never add up: of two rows in one place the first counts", () => {
    const { series } = partsOf(
      [
        { month: "a", amount: "1" },
        { month: "a", amount: "2" },
      ],
      salesCard(),
      saying,
      "",
    );
    expect(series[0]?.parts.map((part) => part?.text)).toEqual(["1"]);
  });

  it("have what an earlier period was in a series of its own, last of all, from rows of its own", () => {
    const before = field("before", { widget: "money" });
    const given = [{ month: "2026-01", shop: "n", before: "7.25" }, ...rows];
    const card = salesCard({ series: [shop], compare: before });
    const { labels, series } = partsOf(given, card, saying, "Sales");
    expect(labels).toEqual(["2026-01", "2026-02"]);
    expect(series.map(({ name, compared, parts }) => [name, compared, parts.map((part) => part?.text)])).toEqual([
      ["North", undefined, ["10.50000000", undefined]],
      ["South", undefined, ["-2.00000000", "1234567.12345678"]],
      ["North", before, ["7.25", undefined]],
    ]);
    const table = tableOf(card, given, saying, "en");
    expect(table?.rows.map((cells) => cells.at(-1)?.plain)).toEqual(["7.25", ""]);
    expect(table?.rows[0]?.at(-1)?.row).toBe(given[0]);
    const alone = salesCard({ compare: before });
    expect(partsOf(given, alone, saying, "Sales").series.map(({ name }) => name)).toEqual(["Sales", "before"]);
  });

  it("call the row without a name the others", () => {
    expect(partsOf([{ month: null, amount: "1" }], salesCard(), saying, "").labels).toEqual(["Others"]);
  });

  it.each([[{ amount: "x" }], [{ amount: null }], [{}], [{ amount: { a: 1 } }]])(
    "leave out what is no number: %j",
    (row) => {
      expect(partsOf([{ month: "a", ...row }], salesCard(), saying, "").series[0]?.parts).toEqual([undefined]);
    },
  );

  it("are drawn as bars instead of slices where one is below zero", () => {
    const pie = salesCard({ card: "pie", series: [shop] });
    expect(kindOf(pie, partsOf(rows, pie, saying, ""))).toBe("bar");
    expect(kindOf(pie, partsOf(rows.slice(0, 1), pie, saying, ""))).toBe("pie");
  });

  const part = (size: number): Part => ({ row: {}, text: String(size), size });
  it.each<[ChartKind, (number | undefined)[], boolean]>([
    ["line", [0, undefined], false],
    ["bar", [0], false],
    ["stackedBar", [undefined, undefined], true],
    ["pie", [0, undefined], true],
    ["pie", [0, 1], false],
    ["waterfall", [0, 0, 0], true],
    ["waterfall", [1, undefined, 2], true],
    ["waterfall", [0, 1, 1], false],
  ])("show nothing where there is nothing to see of them: %s of %j", (kind, sizes, expected) => {
    const parts = sizes.map((size) => (size === undefined ? undefined : part(size)));
    expect(showNothing(kind, { labels: [], series: [{ name: "", parts }] })).toBe(expected);
  });
});

describe("a value that is not there", () => {
  it("is a dash, or what config says it means", () => {
    const amount = field("amount", { widget: "money", none: words("No lines") });
    expect([saying.exact(amount, null), saying.glance(amount, undefined)]).toEqual(["No lines", "No lines"]);
    expect(saying.glance(field("amount", { widget: "money" }), null)).toBe("–");
  });
});

describe("a card as a table", () => {
  it("has a column for each series, to the cent, every digit to be pointed at, and plain numbers to be saved", () => {
    const table = tableOf(salesCard({ series: [shop] }), rows, saying, "en");
    expect(table?.heads.map(({ text }) => text)).toEqual(["month", "North", "South"]);
    expect(table?.rows.map((cells) => cells.map(({ shown }) => shown))).toEqual([
      ["2026-01", "¥10.50", "-¥2.00"],
      ["2026-02", "–", "¥1,234,567.12"],
    ]);
    expect(table?.rows[1]?.map(({ exact }) => exact)).toEqual([undefined, undefined, "¥1,234,567.12345678"]);
    expect(table?.rows[0]?.[1]?.exact).toBeUndefined();
    expect(table?.rows[1]?.map(({ plain }) => plain)).toEqual(["2026-02", "", "1234567.12345678"]);
    expect(table?.rows[1]?.[2]?.row).toBe(rows[2]);
  });

  it("has a line for each series of a pivot, named by what its rows have, and cells that lead to their rows", () => {
    const { label, value } = salesCard();
    const pivot: PivotCard = {
      ...salesCard(),
      card: "pivot",
      label,
      series: [{ ...label, name: "place" }, shop],
      value,
    };
    const places = rows.map((row) => ({ place: row.shop === "n" ? "East" : null, ...row }));
    const table = tableOf(pivot, [...places, { place: null, shop: null, month: "2026-01", amount: "3" }], saying, "en");
    expect(table?.heads.map(({ isNumber }) => isNumber)).toEqual([false, true, true]);
    expect(table?.rows.map((cells) => cells.map(({ shown }) => shown))).toEqual([
      ["East / North", "¥10.50", "–"],
      ["South", "-¥2.00", "¥1,234,567.12"],
      ["Others", "¥3.00", "–"],
    ]);
    expect(table?.rows[1]?.[2]?.row).toBe(places[2]);
  });

  it("names series by their fields in the order chosen on the board, those of no choice first", () => {
    const { label } = salesCard();
    const named = (name: string): ShownField => ({ ...label, name });
    const card = salesCard({
      series: [named("sum"), named("cloud"), named("region"), named("product")],
      seriesOrder: { filter: "by", fields: { cloudCode: "cloud", regionId: "region", productCode: "product" } },
    });
    const namesOf = (by: unknown) => {
      const ordered = inChosenOrder(card, { by: by as string[] });
      return "series" in ordered && ordered.series?.map(({ name }) => name).join(" ");
    };
    expect(namesOf(["productCode", "cloudCode"])).toBe("sum product cloud region");
    expect(namesOf(["regionId"])).toBe("sum region cloud product");
    expect(inChosenOrder(card, {})).toBe(card);
    const plain = salesCard();
    expect(inChosenOrder(plain, { by: ["cloudCode"] })).toBe(plain);
  });

  it("shows rows as they are, their first column leading to what is behind", () => {
    const row = { shop: null, amount: "3.1", share: "0.0525" };
    const table = tableOf(salesTable, [row], saying, "en");
    expect(table?.rows[0]?.map(({ shown }) => shown)).toEqual(["Others", "¥3.10", "5.25%"]);
    expect(table?.rows[0]?.map((cell) => cell.row)).toEqual([row, undefined, undefined]);
  });
});

describe("a value at a glance", () => {
  const { value } = salesCard();
  it.each([
    ["1234.56789", "¥1,234.57"],
    ["0", "¥0.00"],
    [null, "–"],
    ["odd", "odd"],
  ])("%s reads %s", (given, is) => {
    expect(saying.glance(value, given)).toBe(is);
  });

  it("is in the currency of the board, on an axis too", () => {
    const dollars = valueWords(speaker("en", {}), {}, "USD");
    expect(dollars.glance(value, "-3.456")).toBe("-US$3.46");
    expect(dollars.short(value, -12_300)).toBe("-US$12.3K");
    expect(dollars.short(field("count", { widget: "number" }), 12_300)).toBe("12.3K");
  });
});

describe("periods that the server leaves out", () => {
  it("are gaps of a chart, and dashes of its table", () => {
    const sales = [
      { month: "2025-11", amount: "1" },
      { month: "2026-02", amount: "2" },
    ];
    const { labels, series } = partsOf(sales, salesCard(), saying, "Sales");
    expect(labels).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
    expect(series[0]?.parts.map((part) => part?.text)).toEqual(["1", undefined, undefined, "2"]);
  });

  it.each([
    [
      ["2026-02-27", "2026-03-02"],
      ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"],
    ],
    [
      ["2026-03", "2026-01"],
      ["2026-03", "2026-01"],
    ],
    [
      ["2026-01", "n"],
      ["2026-01", "n"],
    ],
    [
      ["2026-01", null],
      ["2026-01", null],
    ],
    [
      ["1900-01-01", "2026-01-01"],
      ["1900-01-01", "2026-01-01"],
    ],
    [["2026-01"], ["2026-01"]],
  ])("make of %j %j", (labels, all) => {
    expect(withMissingPeriods(labels)).toEqual(all);
  });
});

describe("the small line", () => {
  it.each<[(number | undefined)[], string | undefined]>([
    [[1, 3, 2], "M0,26L60,2L120,14"],
    [[5, 5], "M0,14L120,14"],
    [[1, 3, undefined, 2, 1], "M0,26L30,2M90,14L120,26"],
    [[1, undefined, 3, undefined, 1], "M0,26h0M60,2h0M120,26h0"],
    [[1], undefined],
    [[1, undefined], undefined],
    [[1, Number.NaN], undefined],
  ])("through %j goes along %s", (values, path) => {
    expect(sparkPath(values)).toBe(path);
  });

  it.each([
    ["M0,26L60,2L120,14", { whole: "M0,26L60,2", open: "M60,2L120,14" }],
    ["M0,14L120,14", { whole: "M0,14", open: "M0,14L120,14" }],
    ["M0,26L60,2M120,14h0", { whole: "M0,26L60,2M120,14h0" }],
  ])("%s ends with a step of its own towards a period that is not over", (line, parts) => {
    expect(lastStepOpen(line)).toEqual(parts);
  });
});
