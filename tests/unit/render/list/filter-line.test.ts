import fc from "fast-check";
import { describe, expect, it } from "vitest";
import messages from "../../../../config/words/messages.json";
import type { RowFilter } from "../../../../src/domain/filter/filter";
import { parseFilter } from "../../../../src/domain/filter/parse";
import { printFilter } from "../../../../src/domain/filter/print";
import { plainReading } from "../../../../src/domain/reading";
import type { Filter, FilterBy } from "../../../../src/model/resolved-list";
import { askedFor, filterOf, isAskedBy } from "../../../../src/render/list/filters/asked";
import { toApiClock, toReaderClock } from "../../../../src/render/filters/clock";
import { filterWords, type FilterSetting } from "../../../../src/render/filters/filter-words";
import { defaultOf } from "../../../../src/render/list/filters/filter-values";
import { type Line, lineOf } from "../../../../src/render/filters/line";
import { fill } from "../../../../src/state/language";
import type { FilterValue } from "../../../../src/widgets/contract";
import { filter, words } from "../views";

const enums = {
  Colour: { red: { zh: "红", en: "Red" }, blue: { zh: "蓝", en: "Blue" } },
  Flag: { 0: { zh: "否", en: "Off" }, 1: { zh: "是的", en: "On" } },
};
const choices = { call: "listThings", value: "id", label: "name", send: {} };
const all: Filter[] = [
  filter("keyword", "text", { maxLength: 10 }),
  filter("orderNo", "text", { match: "startsWith" }),
  filter("colour", "choice", { enum: "Colour" }),
  filter("flag", "multiChoice", { enum: "Flag", type: "number" }),
  filter("thing", "choice", { choices, type: "number" }),
  filter("dimension", "segmented", { enum: "Colour", default: "red" }),
  filter("rare", "boolean", { type: "boolean" }),
  filter("least", "text", { type: "number" }),
  filter("day", "dateRange", { params: ["startDay", "endDay"] }),
  filter("time", "dateTimeRange", { params: ["startTime", "endTime"] }),
  filter("month", "monthRange", { params: ["startMonth", "endMonth"] }),
  filter("price", "moneyRange", { params: ["minPrice", "maxPrice"] }),
  filter("count", "numberRange", { params: ["minCount", "maxCount"], type: "number" }),
];
const filterBy: FilterBy = {
  properties: [
    {
      name: "colour",
      kind: "choice",
      words: words("colour"),
      enum: "Colour",
      values: [{ value: "red" }, { value: "blue" }],
    },
    {
      name: "flag",
      kind: "choice",
      words: words("flag"),
      enum: "Flag",
      values: [
        { value: "off", code: 0 },
        { value: "on", code: 1 },
      ],
    },
    { name: "thing", kind: "number", words: words("thing"), isOptional: true },
    { name: "time", kind: "moment", words: words("time"), isOptional: true },
    { name: "price", kind: "number", words: words("price") },
    { name: "name", kind: "text", words: words("name") },
    { name: "tag", kind: "tag", words: words("tag") },
  ],
  searches: true,
};
const options = () => [{ value: 7, label: "Seventh" }];
const plain = lineOf({ filters: all }, enums, options);
const free = lineOf({ filters: all, filterBy }, enums, options);
const now = "2026-03-10 08:00:00";
const defaults = Object.fromEntries(all.map((one) => [one.name, defaultOf(one)]));
const askedIn = (text: string, line: Line) => {
  const parsed = parseFilter(text, line.vocabulary);
  if (parsed.mistake) throw new Error(`${text}: ${JSON.stringify(parsed.mistake)}`);
  return askedFor(parsed.filter, all, line, now);
};
const asked = (text: string, line: Line) => {
  const found = askedIn(text, line);
  return (
    found && {
      ...Object.fromEntries(Object.entries(found.filters).filter(([name, value]) => value !== defaults[name])),
      ...(found.filter && { FILTER: printFilter(found.filter, line.properties) }),
    }
  );
};

describe("what a line of filters offers", () => {
  it("is what the call's filter can name, and what is in sight or never empty", () => {
    const named = filterBy.properties.map(({ name }) => name);
    expect(free.offered.map(({ name }) => name)).toEqual([...named, "dimension"]);
    const inSight = all.map((one) => (one.name === "rare" ? { ...one, frequent: true as const } : one));
    const { offered } = lineOf({ filters: inSight, filterBy }, enums, options);
    expect(offered.map(({ name }) => name)).toEqual([...named, "dimension", "rare"]);
    expect(plain.offered).toBe(plain.properties);
  });

  it("names nothing twice: not a filter that is called like what the call's filter can name", () => {
    const same = all.map((one) =>
      one.name === "rare" ? { ...one, frequent: true as const, words: words("name") } : one,
    );
    const line = lineOf({ filters: same, filterBy }, enums, options);
    expect(line.offered.map(({ name }) => name)).not.toContain("rare");
    expect(line.properties.map(({ name }) => name)).toContain("rare");
  });
});

describe("how a filter is asked for", () => {
  it.each<[string, Record<string, unknown> | undefined]>([
    ["web", { keyword: "web" }],
    ["orderNo starts with CO2", { orderNo: "CO2" }],
    ["colour = Red", { colour: "red" }],
    ["flag = (Off, On)", { flag: [0, 1] }],
    ["thing = Seventh and web", { thing: 7, keyword: "web" }],
    ["dimension = blue", { dimension: "blue" }],
    ["rare = no", { rare: false }],
    ["least = 4", { least: 4 }],
    ["day = today-1d", { day: { from: "2026-03-09", to: "2026-03-09" } }],
    ["day > 2026-02-28", { day: { from: "2026-03-01" } }],
    ["time = 2026-03-01..2026-03-02", { time: { from: "2026-03-01 00:00:00", to: "2026-03-02 23:59:59" } }],
    ["time < 2026-03-01 08:00", { time: { to: "2026-03-01 07:59:59" } }],
    ["month > 2025-12", { month: { from: "2026-01" } }],
    ["price >= 0.10 and price <= 5", undefined],
    ["price = 0.10..5", { price: { from: "0.10", to: "5" } }],
    ["count <= 5", { count: { to: 5 } }],
    ["colour = red or rare = yes", undefined],
    ["colour = red and colour = blue", undefined],
    ["a text of more than ten", undefined],
  ])("by the filters of the call alone: %s", (text, expected) => {
    expect(asked(text, plain)).toEqual(expected);
  });

  it.each<[string, Record<string, unknown> | undefined]>([
    ["colour = red and price >= 5", { colour: "red", price: { from: "5" } }],
    ["colour = red and colour = blue", { colour: "red", FILTER: "colour = blue" }],
    ["colour = red or price >= 5", { FILTER: "colour = red or price >= 5" }],
    ["flag = on", { flag: [1] }],
    ["flag != on", { FILTER: "flag != on" }],
    ["thing = Seventh", { thing: 7 }],
    ["thing is empty", { FILTER: "thing is empty" }],
    ["time = today", { FILTER: "time = today" }],
    ["price > 5 and web", { keyword: "web", FILTER: "price > 5" }],
    ["web and db", { keyword: "web", FILTER: '"db"' }],
    ["tag:owner = x or (name ~ y and rare = yes)", undefined],
    ["tag:owner = x and rare = yes", { rare: true, FILTER: 'tag:"owner" = x' }],
  ])("by a filter of any properties, too: %s", (text, expected) => {
    expect(asked(text, free)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ["colour = red and price >= 5", ["colour", "price"]],
    ["colour = red or price >= 5", []],
    ["colour = red and colour = blue", ["colour"]],
    ["flag != on and day = today-1d", ["day"]],
  ])("is what the filters of the call show, as far as they ask for it: %s", (text, expected) => {
    const found = askedIn(text, free);
    const whole = found && filterOf(found, all, free);
    const parts = whole?.kind === "and" ? whole.of : [whole].flatMap((part) => part ?? []);
    const shown = parts.flatMap((part) => all.filter((each) => found && isAskedBy(part, each, found, free)));
    expect(shown.map(({ name }) => name)).toEqual(expected);
  });

  it("says a day or an amount once, and takes one value of what has one", () => {
    const filters = {
      time: { from: "2026-01-01 00:00:00", to: "2026-01-01 23:59:59" },
      price: { from: "5", to: "5" },
    };
    expect(printFilter(filterOf({ filters }, all, plain), plain.properties)).toBe("time = 2026-01-01 and price = 5");
    expect(parseFilter("colour = (red, blue)", plain.vocabulary).mistake?.reason).toBe("tooManyValues");
    expect(parseFilter("flag = (0, 1)", plain.vocabulary).mistake).toBeUndefined();
  });

  it("is the same filter again", () => {
    const values = fc.record(
      {
        keyword: fc.constantFrom("web", "a b"),
        orderNo: fc.constantFrom("CO1", "CO 2"),
        colour: fc.constantFrom("red", "blue"),
        flag: fc.uniqueArray(fc.constantFrom(0, 1), { minLength: 1 }),
        thing: fc.constantFrom(7, 8),
        dimension: fc.constant("blue"),
        rare: fc.boolean(),
        least: fc.integer({ min: 0, max: 99 }),
        day: fc.constantFrom({ from: "2026-01-01" }, { to: "2026-01-02" }, { from: "2026-01-01", to: "2026-01-02" }),
        time: fc.constantFrom<FilterValue>(
          { from: "2026-01-01 00:00:00" },
          { from: "2026-01-01 00:00:00", to: "2026-01-01 23:59:59" },
          { from: "2026-01-01 08:00:00", to: "2026-01-01 23:59:59" },
          { to: "2026-01-01 09:30:59" },
        ),
        month: fc.constantFrom({ from: "2026-01", to: "2026-01" }, { to: "2026-02" }),
        price: fc.constantFrom({ from: "1", to: "1" }, { to: "2.50" }, { from: "-1", to: "3" }),
        count: fc.constantFrom({ from: 1, to: 5 }, { from: 2 }),
      },
      { requiredKeys: [] },
    );
    const extras = fc.constantFrom(undefined, "price > 1 or name ~ x", "tag:owner is empty", "flag != on and name = y");
    fc.assert(
      fc.property(values, extras, fc.constantFrom(plain, free), (filters, extra, line) => {
        const parsed = line === free && extra !== undefined ? parseFilter(extra, free.vocabulary) : undefined;
        const before = {
          filters: Object.fromEntries(all.map((one) => [one.name, filters[one.name as "colour"] ?? defaultOf(one)])),
          filter: parsed?.mistake ? undefined : parsed?.filter,
        };
        const whole = filterOf(before, all, line);
        expect(askedFor(whole, all, line, now)).toEqual(before);
        // And what is typed back in the words of a language is.
        const again = parseFilter(printFilter(whole, line.properties, "en"), line.vocabulary);
        expect(again).toEqual({ filter: whole });
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a filter in words", () => {
  const setting: FilterSetting = {
    language: "en",
    properties: free.properties,
    text: (key, values) => fill(messages[key].en, values),
    reading: plainReading,
    now: new Date("2026-03-10T00:00:00Z"),
  };
  const said = (text: string, more: Partial<FilterSetting> = {}): string => {
    const parsed = parseFilter(text, free.vocabulary);
    if (parsed.mistake) throw new Error(`${text}: ${JSON.stringify(parsed.mistake)}`);
    return filterWords(parsed.filter as RowFilter, { ...setting, ...more });
  };

  it.each([
    ["web", "“web”"],
    ["colour = red", "colour: Red"],
    ["flag = (off, On)", "flag: Off or On"],
    ["thing = 7", "thing: Seventh"],
    ["thing = 8", "thing: 8"],
    ["rare = yes", "rare: Yes"],
    ["day = 2026-03-10", "day: Today"],
    ["time = 2026-03-01 08:00..2026-03-02 09:30:59", "time: 2026-03-01 08:00 to 2026-03-02 09:30"],
    ["month >= 2026-01", "month: from 2026-01"],
    ["month <= 2026-01", "month: up to 2026-01"],
    ["price <= 1280.00", "price ≤ 1,280"],
    ["price = 1..1280", "price: 1 to 1,280"],
    ["name ~ x", "name contains x"],
    ["orderNo starts with CO", "orderNo starts with CO"],
    ["time >= today-7d", "time from 7 days ago"],
    ["tag:owner is empty", "tag owner is empty"],
    ["colour = red and (price > 5 or name ~ x)", "colour: Red and (price > 5 or name contains x)"],
  ])("%s", (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it("has moments by the reader's clock and numbers with the reader's separators", () => {
    const reading = { timeZone: "UTC", grouping: "none" } as const;
    expect(said("time = 2026-03-01 08:00..2026-03-02 09:30:59", { reading })).toBe(
      "time: 2026-03-01 to 2026-03-02 01:30",
    );
    expect(said("time = 2026-03-10 08:00..2026-03-11 07:59:59", { reading })).toBe("time: Today");
    expect(said("price <= 1280.00", { reading })).toBe("price ≤ 1280");
  });
});

describe("moments typed by another clock than the API's", () => {
  const read = (text: string): RowFilter | undefined => {
    const parsed = parseFilter(text, free.vocabulary);
    return parsed.mistake ? undefined : parsed.filter;
  };

  it.each([
    ["time >= 2026-03-01", "time >= 2026-03-01 08:00:00"],
    ["time > 2026-03-01", "time > 2026-03-02 07:59:59"],
    ["time = 2026-03-01", "time = 2026-03-01 08:00:00..2026-03-02 07:59:59"],
    ["time = 2026-03-01..2026-03-02 09:30", "time = 2026-03-01 08:00:00..2026-03-02 17:30:00"],
    ["colour = red and (time < 2026-03-01 or web)", 'colour = red and (time < 2026-03-01 08:00:00 or "web")'],
    ["time >= today-7d", "time >= today-7d"],
    ["day >= 2026-03-01", "day >= 2026-03-01"],
  ])("%s is %s", (typed, meant) => {
    const meantFilter = toApiClock(read(typed), free.properties, "UTC");
    expect(printFilter(meantFilter, free.properties)).toBe(meant);
    expect(toApiClock(read(typed), free.properties, "Asia/Shanghai")).toEqual(read(typed));
    const again = toReaderClock(meantFilter, free.properties, "UTC");
    expect(toApiClock(again, free.properties, "UTC")).toEqual(meantFilter);
  });
});
