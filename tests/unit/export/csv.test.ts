import { parse } from "csv-parse/sync";
import { assert, array, oneof, property, string, stringMatching } from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cell, prepareColumn } from "../../../src/server/export/cell";
import { csvLine, harmless } from "../../../src/domain/csv";
import { csvFile } from "../../../src/server/export/csv";

const text = (value: string): Cell => ({ kind: "text", text: value });
const anyText = oneof(
  string({ unit: "binary" }),
  string({ unit: "grapheme" }),
  stringMatching(/^[=+\-@\t\r\n",; '＝]{1,6}\w*$/),
);

describe("a text", () => {
  it.each([
    { shown: "云主机", written: "云主机" },
    { shown: "", written: "" },
    { shown: 'say "hi"', written: '"say ""hi"""' },
    { shown: "a,b", written: '"a,b"' },
    { shown: "a;b", written: '"a;b"' },
    { shown: "two\r\nlines", written: '"two\r\nlines"' },
    { shown: " blank", written: '" blank"' },
    { shown: "=HYPERLINK(A1)", written: "'=HYPERLINK(A1)" },
    { shown: "+86 10", written: "'+86 10" },
    { shown: "-12.50", written: "'-12.50" },
    { shown: "@SUM(A1)", written: "'@SUM(A1)" },
    { shown: "＝1+1", written: "'＝1+1" },
    { shown: "\t=1", written: '"\'\t=1"' },
    { shown: "\r=1", written: '"\'\r=1"' },
    { shown: "\n=1", written: '"\'\n=1"' },
    { shown: "a=1", written: "a=1" },
  ])("$shown is written $written", ({ shown, written }) =>
    expect(csvLine([text(shown), text("x")])).toBe(`${written},x\r\n`),
  );

  it("comes back from a reader of RFC 4180 as it was, with an apostrophe where it would be a formula", () => {
    assert(
      property(array(array(anyText, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 }), (rows) => {
        const file = rows.map((row) => csvLine(row.map(text))).join("");
        const read: string[][] = parse(file, { record_delimiter: "\r\n", relax_column_count: true });
        expect(read).toEqual(rows.map((row) => row.map(harmless)));
        expect(read.flat().filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/u.test(cell))).toEqual([]);
      }),
    );
  });
});

describe("a column of amounts", () => {
  const amount = prepareColumn({ name: "amount", heading: "金额" }, { kind: "decimal", scale: 8 }, "zh");
  it.each([
    { value: "-12.50000000", written: "-12.50000000" },
    { value: "999999999999.12345678", written: "999999999999.12345678" },
    { value: "-1+cmd", written: "'-1+cmd" },
    { value: null, written: "" },
  ])("writes $value as $written", ({ value, written }) =>
    expect(csvLine([amount.cell(value), text("x")])).toBe(`${written},x\r\n`),
  );
});

describe("the file", () => {
  it("begins with the byte order mark and the headings, and has nothing else where there are no rows", async () => {
    const columns = [prepareColumn({ name: "a", heading: "名称" }, { kind: "text", scale: 2 }, "zh")];
    const parts: Buffer[] = [];
    for await (const part of csvFile(columns, noRows())) parts.push(part);
    expect([...Buffer.concat(parts).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(Buffer.concat(parts).toString()).toBe("\uFEFF名称\r\n");
  });
});

async function* noRows(): AsyncGenerator<Cell[][]> {
  yield* [];
}
