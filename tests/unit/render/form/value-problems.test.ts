import { describe, expect, it } from "vitest";
import { placedError, valueProblems } from "../../../../src/render/form/value-problems";
import type { FieldLimits, FormField, FormProperty } from "../../../../src/model/resolved-form";
import type { WidgetName } from "../../../../src/model/widgets";

const field = (name: string, widget: WidgetName, more: Partial<FormField> = {}): FormField => ({
  name,
  words: { zh: name, en: name },
  widget,
  required: false,
  ...more,
});
const text: FormProperty = { type: "string" };
const amount = (limits: FieldLimits) => field("amount", "money", { limits });
const rules = (found: ReturnType<typeof valueProblems>) =>
  found.map(({ place, problem }) => `${place} ${problem.rule} ${problem.detail}`.trim());

describe("decimals", () => {
  it.each([
    ["0.01", []],
    ["0.00", ["amount minimum 0.01"]],
    ["0.010", []],
    ["0.011", ["amount scale 2"]],
    ["99999999999999999.99", ["amount maximum 100.00"]],
    ["100.00", []],
    ["x", []],
    [undefined, []],
  ])("%s: %j", (value, wanted) => {
    expect(rules(valueProblems(amount({ scale: 2, minimum: "0.01", maximum: "100.00" }), text, value))).toEqual(wanted);
  });
});

describe("periods", () => {
  const period = field("period", "dateRange");
  const property: FormProperty = { type: "object", properties: { startTime: text, endTime: text } };
  it.each([
    [{ startTime: "2026-01-01", endTime: "2026-01-01" }, []],
    [{ startTime: "2026-01-02", endTime: "2026-01-01" }, ["period period"]],
    [{ endTime: "2026-01-01" }, []],
    [{}, []],
  ])("%j: %j", (value, wanted) => expect(rules(valueProblems(period, property, value))).toEqual(wanted));
});

describe("rows", () => {
  const cells = [field("key", "text", { required: true }), field("share", "money", { limits: { minimum: "1" } })];
  const tags = field("tags", "rows", { rows: cells, limits: { unique: "key" } });
  it("have their problems at their cells", () => {
    const value = [{ key: "a", share: "0" }, { key: "a", share: "2" }, {}, {}];
    expect(rules(valueProblems(tags, undefined, value))).toEqual([
      "tags.0.share minimum 1",
      "tags.1.key rowUnique a",
      "tags.2.key required",
      "tags.3.key required",
    ]);
  });

  const fields = new Map([
    ["tags", tags],
    ["ips", field("ips", "tags")],
    ["window", field("window", "dateRange")],
  ]);
  it.each([
    [{ keyword: "pattern", instancePath: "/tags/1/key", params: {} }, "tags.1.key pattern"],
    [{ keyword: "required", instancePath: "/tags/0", params: { missingProperty: "key" } }, "tags.0.key required"],
    [{ keyword: "maxItems", instancePath: "/tags", params: { limit: 3 } }, "tags maxItems 3"],
    [{ keyword: "format", instancePath: "/ips/1", params: { format: "ipv4" } }, "ips items 10.0.0.999"],
    [{ keyword: "required", instancePath: "/window", params: { missingProperty: "to" } }, "window periodEnds"],
    [{ keyword: "required", instancePath: "", params: { missingProperty: "tags" } }, "tags required"],
  ])("%j is %s", (error, wanted) => {
    const placed = placedError(error, fields, { ips: ["10.0.0.1", "10.0.0.999"] });
    expect(rules([placed])).toEqual([wanted]);
  });
});
