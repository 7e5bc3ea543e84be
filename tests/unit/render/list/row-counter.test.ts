import { array, assert, boolean, integer, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { createRowCounter } from "../../../../src/render/list/export/row-counter";
import { csvLine } from "../../../../src/domain/csv";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("a CSV file", () => {
  it("is counted rightly wherever its pieces are cut, and whole only with as many rows as announced", () => {
    const texts = array(array(string({ unit: "binary" }), { minLength: 2, maxLength: 3 }), { maxLength: 6 });
    assert(
      property(texts, integer({ min: 1, max: 9 }), boolean(), (rows, size, short) => {
        const file = bytes(
          [["甲", "乙"], ...rows].map((row) => csvLine(row.map((text) => ({ kind: "text", text })))).join(""),
        );
        const counter = createRowCounter("csv", 500);
        let counted = 0;
        for (let at = 0; at < file.length; at += size) counted = counter.take(file.subarray(at, at + size));
        expect(counted).toBe(rows.length);
        expect(counter.whole(rows.length + (short ? 1 : 0))).toBe(!short);
      }),
    );
  });
});

describe("a workbook", () => {
  it.each([1, 2, 3, 7, 100])("is counted by the marks between its batches, in pieces of %i bytes", (size) => {
    const file = Uint8Array.from([
      5,
      0,
      0,
      0xff,
      0xff,
      7,
      0,
      0,
      0,
      0xff,
      0xff,
      0,
      0xff,
      0xff,
      0,
      0,
      0xff,
      1,
      0,
      0,
      0xff,
      0xff,
      ...bytes("PK\u0005\u0006"),
      ...Array.from({ length: 18 }, () => 0),
    ]);
    const counter = createRowCounter("xlsx", 500);
    let counted = 0;
    for (let at = 0; at < file.length; at += size) counted = counter.take(file.subarray(at, at + size));
    expect(counted).toBe(1500);
    expect(counter.whole(1500)).toBe(true);
  });

  it("without its end is not whole", () => {
    const counter = createRowCounter("xlsx", 500);
    counter.take(Uint8Array.from([0, 0, 0xff, 0xff, 1, 2, 3]));
    expect(counter.whole(500)).toBe(false);
  });
});
