import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { plainReading } from "../../../src/domain/reading";
import type { CellProps } from "../../../src/widgets/contract";
import { isSmall, parsed } from "../../../src/widgets/json/lines";
import { JsonViewer } from "../../../src/widgets/json/viewer";
import { LongTextViewer } from "../../../src/widgets/long-text/viewer";
import { cut } from "../../../src/widgets/shared/cut";
import { Timeline } from "../../../src/widgets/timeline/timeline";

const words = { zh: "字段", en: "Field" };
const enums = {
  State: {
    0: { zh: "待办", en: "Open", tone: "warning" as const },
    2: { zh: "完成", en: "Done", tone: "success" as const },
  },
};
const props = (value: unknown): CellProps => ({
  value,
  row: {},
  language: "en",
  enums,
  reading: plainReading,
  text: (key, values) => `${key}${values ? JSON.stringify(values) : ""}`,
  field: {
    name: "field",
    words,
    widget: "timeline",
    enum: "State",
    timeline: { time: "time", status: "status", actor: "actor", note: "note" },
  },
});
const steps = [
  { time: "2026-01-05 08:00:00", status: 0, actor: "admin", note: null },
  { time: "2026-01-05 08:01:00", status: 2, actor: null, note: "<b>paid</b>" },
];

describe("a timeline", () => {
  const html = renderToStaticMarkup(<Timeline {...props(steps)} />);

  it("has its latest step on top, marked as the present one", () => {
    expect(html.indexOf("Done")).toBeLessThan(html.indexOf("Open"));
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(html).toContain("timeline-success");
  });

  it("says who and why, and markup is text", () => {
    expect(html).toContain("admin");
    expect(html).toContain("&lt;b&gt;paid&lt;/b&gt;");
  });

  it.each([[null], ["text"], [[]], [[null, 3, "x"]], [{}], [[{}]]])("never fails on %j", (value) => {
    expect(() => renderToStaticMarkup(<Timeline {...props(value)} />)).not.toThrow();
  });
});

describe("a nested value", () => {
  it("begins unfolded where it is small, and folded where it is large", () => {
    const small = renderToStaticMarkup(<JsonViewer {...props([{ key: "env", value: "prod" }])} />);
    expect(small).toContain("prod");
    const large = renderToStaticMarkup(
      <JsonViewer {...props(Array.from({ length: 10_000 }, (_, id) => ({ id, deep: { text: "inner" } })))} />,
    );
    expect(large).not.toContain("inner");
    expect(large.length).toBeLessThan(200_000);
    expect(large).toContain("viewer.more{&quot;count&quot;:9900}");
  });

  it.each([[null], [undefined], [""], [[]], [{}], ["{broken"], ['{"a":1}'], [3], [true], ["x".repeat(20_000)]])(
    "never fails on %j",
    (value) => {
      expect(() => renderToStaticMarkup(<JsonViewer {...props(value)} />)).not.toThrow();
    },
  );

  it("is read out of a text that is written JSON", () => {
    expect(parsed('{"a":[1]}')).toEqual({ a: [1] });
    expect(parsed("[not json")).toBe("[not json");
    expect(parsed("plain")).toBe("plain");
  });

  it("is counted over all levels", () => {
    expect(isSmall({ a: [1, 2] }, 3)).toBe(true);
    expect(isSmall({ a: [1, 2] }, 2)).toBe(false);
  });
});

describe("a long text", () => {
  it("begins folded and tells its length; a short one is just there", () => {
    const long = renderToStaticMarkup(<LongTextViewer {...props("é".repeat(12_000))} />);
    expect(long).toContain('aria-expanded="false"');
    expect(long).toContain("12000");
    expect(long.length).toBeLessThan(14_000);
    expect(renderToStaticMarkup(<LongTextViewer {...props("short")} />)).not.toContain("button");
  });

  it("folds what has many lines", () => {
    expect(renderToStaticMarkup(<LongTextViewer {...props("a\n".repeat(9))} />)).toContain('aria-expanded="false"');
  });

  it("is never cut through a sign of two places", () => {
    expect(cut("ab😀c", 3)).toBe("ab");
    expect(cut("ab😀c", 4)).toBe("ab😀");
    expect(cut("abc", 3)).toBe("abc");
  });
});
