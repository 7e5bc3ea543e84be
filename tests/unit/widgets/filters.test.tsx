import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { plainReading } from "../../../src/domain/reading";
import type { EnumWords } from "../../../src/model/config/texts";
import type { Filter } from "../../../src/model/resolved-list";
import type { FilterProps, FilterValue, Say } from "../../../src/widgets/contract";
import { filters } from "../../../src/widgets/filters";
import { toggled } from "../../../src/widgets/multi-choice/filter";
import { rangeKinds } from "../../../src/widgets/range/bounds";
import { rangeValue } from "../../../src/widgets/range/panel";
import { filterChoices } from "../../../src/widgets/shared/filter-choices";
import { readTyped } from "../../../src/widgets/text/filter";

const enums: EnumWords = { Flag: { 0: { zh: "未读", en: "Unread" }, 1: { zh: "已读", en: "Read" } } };
const text: Say = (key, values) => (values ? `${key} ${Object.values(values).join(" ")}` : key);

function props(filter: Partial<Filter>, value?: FilterValue, options?: FilterProps["options"]): FilterProps {
  const whole: Filter = {
    name: "x",
    words: { zh: "某", en: "Thing" },
    kind: "text",
    params: ["x"],
    type: "string",
    ...filter,
  };
  return {
    id: "f1",
    value,
    onChange: () => undefined,
    filter: whole,
    language: "en",
    enums,
    reading: plainReading,
    text,
    ...(options ? { options } : {}),
  };
}

function markup(...given: Parameters<typeof props>): string {
  const made = props(...given);
  const Input = filters[made.filter.kind];
  return renderToStaticMarkup(<Input {...made} />);
}

describe("how filters are drawn", () => {
  it.each<{ says: string; filter: Partial<Filter>; value?: FilterValue; holds: RegExp[] }>([
    {
      says: "a text with its limits",
      filter: { kind: "text", maxLength: 64, placeholder: { zh: "找", en: "Find" } },
      value: "abc",
      holds: [/type="search"/, /maxLength="64"/i, /placeholder="Find"/, /value="abc"/, /id="f1"/],
    },
    {
      says: "a choice with “any”",
      filter: { kind: "choice", enum: "Flag", type: "number" },
      value: 0,
      holds: [/<option value="">filter.any/, /<option value="0" selected="">Unread/],
    },
    {
      says: "a choice of a link that is not offered (yet)",
      filter: { kind: "choice", choices: { call: "c", value: "v", label: "l", send: {} } },
      value: "gone",
      holds: [/<option value="gone" selected="">gone/],
    },
    {
      says: "yes, no or any",
      filter: { kind: "boolean" },
      value: false,
      holds: [/<option value="false" selected="">cell.no/],
    },
    {
      says: "a bar of radio buttons",
      filter: { kind: "segmented", enum: "Flag", type: "number", default: 1 },
      holds: [/role="radiogroup" aria-label="Thing"/, /checked=""[^>]*\/><span>Read/],
    },
    {
      says: "several choices by their number",
      filter: { kind: "multiChoice", enum: "Flag", type: "number" },
      value: [0, 1],
      holds: [/popovertarget/i, /filter.chosen 2/],
    },
    {
      says: "days from one on",
      filter: { kind: "dateRange" },
      value: { from: "2026-01-31" },
      holds: [/aria-label="Thing: list.appliedFrom 2026-01-31"/, /popovertarget/i],
    },
    {
      says: "moments by the minute",
      filter: { kind: "dateTimeRange" },
      value: { to: "2026-01-31 09:30:59" },
      holds: [/list.appliedTo 2026-01-31 09:30/],
    },
    {
      says: "months",
      filter: { kind: "monthRange" },
      value: { from: "2026-01", to: "2026-02" },
      holds: [/list.appliedRange 2026-01 2026-02/],
    },
    {
      says: "amounts as texts, never as floats",
      filter: { kind: "moneyRange" },
      value: { from: "0.10", to: "0.10" },
      holds: [/aria-label="Thing: 0.1"/],
    },
    { says: "a range that is open on both sides", filter: { kind: "moneyRange" }, holds: [/Thing: filter.any/] },
  ])("$says", ({ filter, value, holds }) => {
    for (const pattern of holds) expect(markup(filter, value)).toMatch(pattern);
  });

  it.each<[Filter["kind"], RegExp]>([
    ["choice", /<option value=""[^>]*>The month before/],
    ["multiChoice", /Thing: The month before/],
    ["monthRange", /Thing: The month before/],
  ])("says of an empty %s what no value means, where config has that", (kind, held) => {
    const placeholder = { zh: "上月", en: "The month before" };
    expect(markup({ kind, enum: "Flag", type: "number", placeholder })).toMatch(held);
  });

  it("offers no “any” where the API has a default", () => {
    expect(markup({ kind: "choice", enum: "Flag", default: 1, type: "number" }, 1)).not.toContain("filter.any");
    expect(markup({ kind: "segmented", enum: "Flag", default: 1, type: "number" }, 1)).not.toContain("filter.any");
  });
});

describe("choices", () => {
  it("are typed as the API takes them, in config's order", () => {
    expect(filterChoices(props({ enum: "Flag", type: "number" })).map((choice) => choice.value)).toEqual([0, 1]);
    expect(filterChoices(props({ enum: "Flag" })).map((choice) => choice.value)).toEqual(["0", "1"]);
  });

  it("of a call stand each once, and none while they load", () => {
    const choices = { call: "c", value: "v", label: "l", send: {} };
    const options = [
      { value: 1, label: "One" },
      { value: 1, label: "One" },
      { value: 2, label: "Two" },
    ];
    expect(filterChoices(props({ choices }, undefined, options)).map((choice) => choice.label)).toEqual(["One", "Two"]);
    expect(filterChoices(props({ choices }))).toEqual([]);
  });

  it("are put in and taken out", () => {
    expect([toggled(["a"], "b"), toggled(["a", "b"], "a")]).toEqual([["a", "b"], ["b"]]);
  });
});

it.each([
  { typed: "", filter: {}, read: undefined },
  { typed: "abc", filter: {}, read: "abc" },
  { typed: "a\u0000b", filter: {}, read: "invalid" },
  { typed: "abc", filter: { pattern: "^\\d+$" }, read: "invalid" },
  { typed: "42", filter: { type: "number" as const }, read: 42 },
  { typed: "4.2", filter: { type: "number" as const }, read: "invalid" },
])("typed $typed is read as $read", ({ typed, filter, read }) => {
  expect(readTyped(typed, { type: "string", ...filter })).toBe(read);
});

describe("ranges", () => {
  it.each([
    { kind: "dateRange", typed: "2026-01-31", side: "from", read: "2026-01-31" },
    { kind: "dateRange", typed: "0202-01-31", side: "from", read: undefined },
    { kind: "dateRange", typed: "2026/1/5", side: "from", read: "2026-01-05" },
    { kind: "dateRange", typed: "2026年1月5日", side: "to", read: "2026-01-05" },
    { kind: "dateRange", typed: "2026-02-30", side: "to", read: undefined },
    { kind: "dateTimeRange", typed: "2026-01-31", side: "from", read: "2026-01-31 00:00:00" },
    { kind: "dateTimeRange", typed: "2026-01-31", side: "to", read: "2026-01-31 23:59:59" },
    { kind: "dateTimeRange", typed: "2026-01-31 9:30", side: "from", read: "2026-01-31 09:30:00" },
    { kind: "dateTimeRange", typed: "2026-01-31T25:30", side: "from", read: undefined },
    { kind: "dateTimeRange", typed: "2026-01-31T09:30", side: "from", read: "2026-01-31 09:30:00" },
    { kind: "dateTimeRange", typed: "2026-01-31T09:30", side: "to", read: "2026-01-31 09:30:59" },
    { kind: "dateTimeRange", typed: "0020-01-31T09:30", side: "to", read: undefined },
    { kind: "monthRange", typed: "2026-01", side: "from", read: "2026-01" },
    { kind: "monthRange", typed: "2026年3月", side: "to", read: "2026-03" },
    { kind: "monthRange", typed: "2026-00", side: "from", read: undefined },
    { kind: "moneyRange", typed: "1,234.50", side: "from", read: "1234.50" },
    { kind: "moneyRange", typed: "1\u202F234.50", side: "from", read: "1234.50" },
    { kind: "moneyRange", typed: ".5", side: "from", read: "0.5" },
    { kind: "moneyRange", typed: "5.", side: "from", read: "5" },
    { kind: "moneyRange", typed: "1e5", side: "from", read: undefined },
    { kind: "numberRange", typed: "-3", side: "to", read: "-3" },
  ] as const)("$kind: $typed ($side) is $read", ({ kind, typed, side, read }) => {
    expect(rangeKinds[kind]?.read(typed, side, plainReading.timeZone)).toBe(read);
  });

  it("moments are shown and typed by the reader's clock, days are not", () => {
    const kind = rangeKinds.dateTimeRange;
    expect(kind?.show("2026-01-31 08:30:00", "from", "UTC")).toBe("2026-01-31 00:30");
    expect(kind?.show("2026-01-31 08:00:00", "from", "UTC")).toBe("2026-01-31");
    expect(kind?.show("2026-01-31 08:00:00", "to", "UTC")).toBe("2026-01-31 00:00");
    expect(kind?.read("2026-01-31 00:00", "to", "UTC")).toBe("2026-01-31 08:00:59");
    expect(kind?.read("2026-01-31", "to", "UTC")).toBe("2026-02-01 07:59:59");
    expect(rangeKinds.dateRange?.read("2026-01-31", "from", "UTC")).toBe("2026-01-31");
  });

  it("leaves open sides out, and is nothing where both are open", () => {
    expect([
      rangeValue({ from: "1" }, "number"),
      rangeValue({ to: "2.5" }, "string"),
      rangeValue({}, "string"),
    ]).toEqual([{ from: 1 }, { to: "2.5" }, undefined]);
  });
});
