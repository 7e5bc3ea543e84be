import { describe, expect, it } from "vitest";
import messages from "../../../../config/words/messages.json";
import { plainReading } from "../../../../src/domain/reading";
import type { Filter } from "../../../../src/model/resolved-list";
import { appliedFilters, type FilterSetting } from "../../../../src/render/list/filter-words";
import { fill } from "../../../../src/state/language";
import type { FilterValue } from "../../../../src/widgets/contract";
import { filter } from "../views";

const setting: FilterSetting = {
  language: "en",
  enums: {
    Colour: { red: { zh: "红", en: "Red" }, blue: { zh: "蓝", en: "Blue" } },
    Flag: { 0: { zh: "否", en: "Off" } },
  },
  options: [{ value: 7, label: "Seventh" }],
  text: (key, values) => fill(messages[key].en, values),
  reading: plainReading,
  now: new Date("2026-03-10T00:00:00Z"),
};
const choices = { call: "listThings", value: "id", label: "name", send: {} };

describe("an applied filter in words", () => {
  it.each<[string, Filter, FilterValue, string[]]>([
    ["a text", filter("keyword", "text"), "web", ["keyword: web"]],
    ["a choice", filter("colour", "choice", { enum: "Colour" }), "red", ["colour: Red"]],
    ["a number that is a choice", filter("flag", "choice", { enum: "Flag", type: "number" }), 0, ["flag: Off"]],
    ["a fetched choice", filter("thing", "choice", { choices, type: "number" }), 7, ["thing: Seventh"]],
    ["a fetched choice that is not there", filter("thing", "choice", { choices, type: "number" }), 8, ["thing: 8"]],
    [
      "several choices",
      filter("colour", "multiChoice", { enum: "Colour" }),
      ["red", "blue"],
      ["colour: Red", "colour: Blue"],
    ],
    ["yes", filter("rare", "boolean", { type: "boolean" }), true, ["rare: Yes"]],
    ["no", filter("rare", "boolean", { type: "boolean" }), false, ["rare: No"]],
    [
      "a range of time with a name",
      filter("time", "dateRange"),
      { from: "2026-03-10", to: "2026-03-10" },
      ["time: Today"],
    ],
    [
      "moments",
      filter("time", "dateTimeRange"),
      { from: "2026-03-01 08:00:00", to: "2026-03-02 09:30:59" },
      ["time: 2026-03-01 08:00 to 2026-03-02 09:30"],
    ],
    ["an open range", filter("time", "monthRange"), { from: "2026-01" }, ["time: from 2026-01"]],
    ["amounts", filter("price", "moneyRange"), { to: "1280.00" }, ["price: up to 1,280"]],
    ["one amount", filter("price", "moneyRange"), { from: "5", to: "5" }, ["price: 5"]],
    ["nothing", filter("keyword", "text"), undefined, []],
    ["the API's default", filter("colour", "segmented", { enum: "Colour", default: "red" }), "red", []],
  ])("%s", (_says, of, value, expected) => {
    expect(appliedFilters(of, value, setting).map(({ text }) => text)).toEqual(expected);
  });

  it.each<[string, Filter, FilterValue, string]>([
    [
      "moments by the reader's clock, as the inputs show them",
      filter("time", "dateTimeRange"),
      { from: "2026-03-01 08:00:00", to: "2026-03-02 09:30:59" },
      "time: 2026-03-01 00:00 to 2026-03-02 01:30",
    ],
    [
      "a day of that clock by its name",
      filter("time", "dateTimeRange"),
      { from: "2026-03-10 08:00:00", to: "2026-03-11 07:59:59" },
      "time: Today",
    ],
    [
      "days as the API counts them",
      filter("time", "dateRange"),
      { from: "2026-03-10", to: "2026-03-10" },
      "time: Today",
    ],
    ["amounts with the reader's separators", filter("price", "moneyRange"), { to: "1280.00" }, "price: up to 1280"],
  ])("%s", (_says, of, value, expected) => {
    const reading = { timeZone: "UTC", grouping: "none" } as const;
    expect(appliedFilters(of, value, { ...setting, reading }).map(({ text }) => text)).toEqual([expected]);
  });

  it("taken away leaves the others, and what the filter stood at first", () => {
    const several = appliedFilters(filter("colour", "multiChoice", { enum: "Colour" }), ["red", "blue"], setting);
    expect(several.map(({ rest }) => rest)).toEqual([["blue"], ["red"]]);
    expect(
      appliedFilters(filter("colour", "multiChoice", { enum: "Colour" }), ["red"], setting)[0]?.rest,
    ).toBeUndefined();
    expect(
      appliedFilters(filter("colour", "segmented", { enum: "Colour", default: "red" }), "blue", setting)[0]?.rest,
    ).toBe("red");
  });
});
