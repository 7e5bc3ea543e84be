import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { plainReading, type Reading } from "../../../src/domain/reading";
import { apiMoment } from "../../../src/domain/time-zone";
import type { EnumWords } from "../../../src/model/config/texts";
import { type WidgetName, widgetNames } from "../../../src/model/widgets";
import type { Language } from "../../../src/model/words";
import { cellOf } from "../../../src/widgets/cells";
import { type CellProps, MENU_CODES, type Say } from "../../../src/widgets/contract";
import { safeAddress } from "../../../src/widgets/link/cell";

const enums: EnumWords = {
  Status: { 1: { zh: "正常", en: "Active", tone: "success" }, 0: { zh: "停用", en: "Disabled" } },
  Maker: {
    north: { zh: "北方", en: "North", image: "/custom/north.svg" },
    south: { zh: "南方", en: "South", tone: "primary", image: "/custom/south.svg" },
    none: { zh: "无", en: "None" },
  },
  [MENU_CODES]: { v3: { zh: "费用", en: "Costs" }, "v3-17": { zh: "账单明细", en: "Bill detail" } },
};
const text: Say = (key, values) => (values ? `${key} ${Object.values(values).join(" ")}` : key);

function markup(
  widget: string,
  value: unknown,
  more: { enum?: string; language?: Language; reading?: Reading; unit?: string | null } = {},
): string {
  const field: CellProps["field"] = {
    name: "x",
    words: { zh: "某", en: "X" },
    widget: widget as WidgetName,
    ...(more.enum ? { enum: more.enum } : {}),
    ...(more.unit === undefined ? {} : { unitFrom: "unit" }),
  };
  return renderToStaticMarkup(
    <>
      {cellOf(widget)({
        value,
        field,
        row: { x: value, unit: more.unit },
        language: more.language ?? "en",
        enums,
        reading: more.reading ?? plainReading,
        text,
      })}
    </>,
  );
}

/** What a reader sees. */
const shown = (...given: Parameters<typeof markup>) =>
  markup(...given)
    .replace(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");

describe("a moment", () => {
  const soon = (minutes: number) => apiMoment(Date.now() + minutes * 60_000);

  it("is exact in a column, by the reader's clock", () => {
    expect(shown("dateTime", "2026-01-31 08:00:05")).toBe("2026-01-31 08:00:05");
    expect(shown("dateTime", soon(-5))).toBe(soon(-5));
    expect(shown("dateTime", "2026-01-31 08:00:05", { reading: { ...plainReading, timeZone: "UTC" } })).toBe(
      "2026-01-31 00:00:05",
    );
  });

  it("that is near is told by how far it is, and still exactly", () => {
    const html = markup("relativeTime", soon(-5));
    expect(shown("relativeTime", soon(-5))).toMatch(/^moment.minutesAgo 5 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(html).toMatch(/title="\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"/);
    expect(html).toMatch(/dateTime="\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00"/i);
  });

  it("that is far is shown to the minute", () => {
    expect(shown("relativeTime", "2026-01-31 08:00:05")).toBe("2026-01-31 08:00");
    expect(shown("relativeTime", "soon")).toBe("soon");
  });

  it("of a period goes by the reader's clock, too", () => {
    const period = { from: "2026-02-01 08:00:00", to: "2026-02-02 07:59:59" };
    expect(shown("dateRange", period, { reading: { ...plainReading, timeZone: "UTC" } })).toBe(
      "2026-02-01 00:00:00 – 2026-02-01 23:59:59",
    );
    expect(shown("dateRange", { from: "2026-02-01", to: null })).toBe("2026-02-01 – ");
    expect(shown("dateRange", { from: null, to: null })).toBe("–");
  });
});

describe("a usage bar", () => {
  it.each([
    [0, "ample", 0],
    [79, "ample", 79],
    [80, "near", 80],
    [99, "near", 99],
    [100, "full", 100],
    [130, "full", 100],
  ])("of %i per cent is %s, and never longer than its place", (percent, level, length) => {
    const html = markup("usage", percent);
    expect(html).toContain(`cell-usage-${level}"`);
    expect(html).toContain(`max="100" value="${length}" aria-label="X"`);
    expect(shown("usage", percent)).toBe(`${percent}%`);
  });

  it("of what is no number is its text", () => {
    expect(shown("usage", "soon")).toBe("soon");
  });
});

describe("as the reader wants it", () => {
  it.each<[WidgetName, unknown, Partial<Reading>, string]>([
    ["dateTime", "2026-01-31 08:00:00", { timeZone: "UTC" }, "2026-01-31 00:00:00"],
    ["money", "-1234567.5", { grouping: "space" }, "-¥1\u202F234\u202F567.50"],
    ["money", "1234567.5", { grouping: "none" }, "¥1234567.50"],
    ["number", 1234567, { grouping: "none" }, "1234567"],
    ["percent", "12.5", { grouping: "space" }, "1\u202F250%"],
  ])("%s %j with %j: %s", (widget, value, wish, expected) => {
    expect(shown(widget, value, { reading: { ...plainReading, ...wish } })).toBe(expected);
  });
});

describe("a value with the unit of its row", () => {
  it.each<[WidgetName, string, string | null, string]>([
    ["money", "60", "CNY/month", "¥60.00 / month"],
    ["money", "0.00048", "元/GB·小时", "¥0.00048 / GB·小时"],
    ["money", "60", null, "¥60.00"],
    ["number", "24.50", "GB", "24.5 GB"],
    ["number", "60", "%", "60%"],
  ])("%s %s in %s reads %s", (widget, value, unit, expected) => {
    expect(shown(widget, value, { unit })).toBe(expected);
  });
});

describe("an amount", () => {
  it.each([
    ["66.54282362", "¥66.54", "¥66.54282362"],
    ["-1234567.00500000", "-¥1,234,567.01", "-¥1,234,567.005"],
    ["0.00012345", "¥0.00012", "¥0.00012345"],
    ["12.50000000", "¥12.50", undefined],
    ["0.00000000", "¥0.00", undefined],
  ])("%s reads %s, and its hint has every digit", (value, read, hint) => {
    const drawn = markup("money", value);
    expect(drawn.replace(/<[^>]*>/g, "")).toBe(read);
    expect(/data-hint="([^"]*)"/.exec(drawn)?.[1]).toBe(hint);
  });
});

describe("what a cell shows", () => {
  it.each<[WidgetName, unknown, string]>([
    ["text", "a <b>", "a <b>"],
    ["textarea", "two\nlines", "two\nlines"],
    ["copyable", "i-123", "i-123"],
    ["money", "1234567.50", "¥1,234,567.50"],
    ["money", "-12.3", "-¥12.30"],
    ["money", "about ten", "about ten"],
    ["elapsed", 14024, "3 hr 53 min"],
    ["elapsed", 86400, "1 day"],
    ["elapsed", 45, "45 sec"],
    ["elapsed", 0, "0 sec"],
    ["elapsed", "soon", "soon"],
    ["number", 1234567, "1,234,567"],
    ["number", "24.50000000", "24.5"],
    ["number", 0, "0"],
    ["percent", "0.8575", "85.75%"],
    ["dateTime", "2026-01-31 08:00:00", "2026-01-31 08:00:00"],
    ["dateTime", "yesterday", "yesterday"],
    ["date", "2026-01-31", "2026-01-31"],
    ["month", "2026-01", "2026-01"],
    ["boolean", true, "cell.yes"],
    ["boolean", false, "cell.no"],
    ["switch", false, "cell.no"],
    ["boolean", "maybe", "maybe"],
    ["tags", ["a", 2], "a2"],
    [
      "tags",
      [
        { key: "env", value: "prod" },
        { key: "lone", value: null },
      ],
      "env: prodlone",
    ],
    ["color", "plain", "plain"],
    ["color", null, "–"],
    ["tags", ["a", "b", "c", "d", "e"], "abcde+2"],
    ["tags", [], "–"],
    ["link", "https://example.com/a", "https://example.com/a"],
    ["ipAddress", "10.0.0.1", "10.0.0.1"],
    ["ipAddress", ["10.0.0.1", "10.0.0.2"], "10.0.0.1, 10.0.0.2"],
    ["phone", "13800138000", "138 0013 8000"],
    ["phone", "010-1234", "010-1234"],
    ["email", "a@example.com", "a@example.com"],
    ["password", "secret", "••••••"],
    ["permissionTree", "v3,v3-17,v99,", "CostsBill detailv99"],
    ["permissionTree", "all", "cell.all"],
    ["permissionTree", "channel", "cell.channel"],
  ])("%s of %j is %j", (widget, value, expected) => {
    expect(shown(widget, value)).toBe(expected);
  });

  it.each([
    { value: 1, language: "zh" as const, expected: "正常" },
    { value: "0", language: "en" as const, expected: "Disabled" },
    { value: 7, language: "en" as const, expected: "7" },
    { value: "toString", language: "en" as const, expected: "toString" },
  ])("an enum's $value is $expected", ({ value, language, expected }) => {
    expect(shown("enumTag", value, { enum: "Status", language })).toBe(expected);
  });

  it("draws a tag only where config gives a tone", () => {
    expect(markup("enumTag", 1, { enum: "Status" })).toContain("bp6-intent-success");
    expect(markup("enumTag", 0, { enum: "Status" })).not.toContain("bp6-tag");
    expect(markup("enumText", 1, { enum: "Status" })).not.toContain("bp6-tag");
    expect(shown("enumText", 1, { enum: "Status" })).toBe("Active");
  });
});

describe("tags for which a list has no room", () => {
  it("are behind a button that says how many there are, and up to three have none", () => {
    const five = markup("tags", ["a", "b", "c", "d", "e"]);
    expect(five).toMatch(/<button[^>]* class="cell-tags-more"[^>]* aria-label="cell.allTags 5"[^>]*>\+2<\/button>/);
    expect(markup("tags", ["a", "b", "c"])).not.toContain("<button");
  });
});

describe("an image beside the words of an enum's value", () => {
  const image = (name: string): string => `<img src="/custom/${name}.svg" alt="" width="16" height="16"/>`;

  it("stands before them, with a tone as without", () => {
    expect(markup("enumTag", "north", { enum: "Maker" })).toContain(`${image("north")}<bdi`);
    expect(markup("enumTag", "south", { enum: "Maker" })).toContain(`${image("south")}<span class="bp6-tag`);
  });

  it("stands in each tag of a list of them", () => {
    const coloured = markup("tags", [{ key: "env", value: "prod", color: "red" }]);
    expect(coloured).toContain("color-dot color-dot-red");
    expect(markup("color", "red")).toContain("color-dot color-dot-red");
    const tags = markup("tags", ["north", "none"], { enum: "Maker" });
    expect(tags.match(/<img/g)).toHaveLength(1);
    expect(tags).toContain(image("north"));
    expect(
      tags
        .replace(/<[^>]*>/g, " ")
        .split(/\s+/)
        .filter(Boolean),
    ).toEqual(["North", "None"]);
  });

  it("is not there where there is none", () => {
    expect(markup("enumTag", "none", { enum: "Maker" })).not.toContain("img");
    expect(markup("enumTag", "east", { enum: "Maker" })).not.toContain("img");
  });
});

describe("no value can break a cell", () => {
  const loop: Record<string, unknown> = {};
  loop.loop = loop;
  const odd = [
    undefined,
    null,
    "",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    0,
    -1,
    10n,
    true,
    {},
    [],
    [null],
    [[1]],
    { key: 1 },
    loop,
    Symbol("s"),
    () => 1,
    "\u202Eevil",
    "x".repeat(10_000),
  ];

  it.each([...widgetNames, "widgetOfTomorrow"])("%s draws every kind of value", (widget) => {
    for (const value of odd) expect(() => markup(widget, value)).not.toThrow();
  });

  it.each(widgetNames)("%s shows a dash for what is not there", (widget) => {
    for (const value of [undefined, null, ""]) expect(shown(widget, value)).toBe("–");
  });

  it.each(widgetNames.filter((name) => name !== "password"))(
    "%s shows what it does not know rather than hide it",
    (widget) => {
      expect(shown(widget, { odd: 1 })).toContain("odd");
    },
  );

  it("draws markup as text", () => {
    expect(markup("text", "<img src=x onerror=alert(1)>")).not.toContain("<img");
  });

  it("isolates text, so that right-to-left letters cannot turn round what stands beside them", () => {
    expect(markup("text", "\u202Eevil")).toMatch(/^<bdi/);
  });

  it("never shows a secret", () => {
    expect(markup("password", "hunter2")).not.toContain("hunter2");
  });
});

/** Put together, because a linter takes the whole for an attempt. */
const script = ["javascript", "alert(1)"].join(":");

describe("links", () => {
  it.each([
    { text: "https://example.com/a?b=1", address: "https://example.com/a?b=1" },
    { text: "http://example.com", address: "http://example.com/" },
    { text: "mailto:a@example.com", address: "mailto:a@example.com" },
    { text: script, address: undefined },
    { text: ` ${script.toUpperCase()}`, address: undefined },
    { text: "data:text/html,x", address: undefined },
    { text: "//example.com", address: undefined },
    { text: "/relative", address: undefined },
    { text: "example.com", address: undefined },
  ])("$text leads to $address", ({ text: written, address }) => {
    expect(safeAddress(written)).toBe(address);
  });

  it("opens apart and does not say where from", () => {
    expect(markup("link", "https://example.com")).toMatch(/target="_blank" rel="noopener noreferrer"/);
    expect(markup("link", script)).not.toContain("<a");
  });
});
