import { describe, expect, it } from "vitest";
import { operations } from "../../../src/generated/operations";
import { prepareColumn } from "../../../src/server/export/cell";
import { rowPropertiesOf } from "../../../src/server/export/row-properties";
import { contentDisposition } from "../../../src/server/streamed-file";

const lists = Object.entries(operations).flatMap(([id, operation]) =>
  "exports" in operation ? [id as keyof typeof operations] : [],
);
const cellOf = (
  kind: Parameters<typeof prepareColumn>[1]["kind"],
  value: unknown,
  words?: { value: string; text: string }[],
  scale = 2,
) => prepareColumn({ name: "a", heading: "A", ...(words && { words }) }, { kind, scale }, "zh").cell(value);

describe("a value", () => {
  it.each([
    { kind: "decimal", value: "-1.50", cell: { kind: "number", text: "-1.50", form: "money" } },
    { kind: "ratio", value: "0.950000", cell: { kind: "number", text: "0.950000", form: "percent" } },
    { kind: "integer", value: 3, cell: { kind: "number", text: "3", form: "integer" } },
    { kind: "id", value: 17, cell: { kind: "number", text: "17", form: "id" } },
    { kind: "id", value: 9_007_199_254_740_991, cell: { kind: "text", text: "9007199254740991" } },
    { kind: "date", value: "2026-01-31", cell: { kind: "date", text: "2026-01-31" } },
    { kind: "dateTime", value: "2026-01-31 10:00:00", cell: { kind: "dateTime", text: "2026-01-31 10:00:00" } },
    { kind: "dateTime", value: null, cell: { kind: "text", text: "" } },
    { kind: "text", value: true, cell: { kind: "text", text: "true" } },
    { kind: "text", value: ["甲", "乙"], cell: { kind: "text", text: "甲、乙" } },
    { kind: "text", value: [{ key: "env", value: "prod" }], cell: { kind: "text", text: "env: prod" } },
    { kind: "text", value: "13800138000", cell: { kind: "text", text: "13800138000" } },
  ] as const)("$value of kind $kind", ({ kind, value, cell }) => expect(cellOf(kind, value)).toEqual(cell));

  it("is written by its words, one of a list too, and as it is where it has none", () => {
    const words = [
      { value: "0", text: "未读" },
      { value: "true", text: "是" },
    ];
    expect(cellOf("text", 0, words)).toEqual({ kind: "text", text: "未读" });
    expect(cellOf("text", true, words)).toEqual({ kind: "text", text: "是" });
    expect(cellOf("text", [0, 7], words)).toEqual({ kind: "text", text: "未读、7" });
  });

  it("shows more decimals where the description has them", () =>
    expect(cellOf("decimal", "0.03125000", undefined, 8)).toMatchObject({ form: "fine" }));
});

describe("the rows of a list", () => {
  it.each(lists)("%s have properties in the description", (id) => expect(rowPropertiesOf(id).size).toBeGreaterThan(3));

  it("have the kinds that the description gives them", () => {
    const bill = rowPropertiesOf("listBillDetails");
    const kinds = [
      "id",
      "lineCount",
      "listAmount",
      "unitPrice",
      "billDate",
      "usageStart",
      "cloudCode",
      "tags",
      "billCycle",
    ].map((name) => bill.get(name)?.kind);
    expect(kinds).toEqual(["id", "integer", "decimal", "decimal", "date", "dateTime", "text", "text", "text"]);
    expect(bill.get("listAmount")?.scale).toBe(8);
    expect(rowPropertiesOf("listMessages").get("readFlag")?.kind).toBe("text");
  });
});

describe("a file's name", () => {
  it("goes into the header in two ways", () => {
    expect(contentDisposition("账单 (1)'*.csv")).toBe(
      "attachment; filename=\"__ (1)__.csv\"; filename*=UTF-8''%E8%B4%A6%E5%8D%95%20%281%29%27%2A.csv",
    );
  });
});
