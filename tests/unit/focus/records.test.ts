import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FocusError } from "../../../src/server/focus/focus-error";
import { physicalLines } from "../../../src/server/focus/physical-lines";
import { csvRecords, type CsvRecord } from "../../../src/server/focus/records";

async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};
const records = (text: string, size = 7) =>
  collect(csvRecords(physicalLines(chunks(new TextEncoder().encode(text), size))));
const short = (record: CsvRecord) =>
  "cells" in record ? `${record.line}: ${record.cells.join("|")}` : `${record.line}! ${record.problem}`;

describe("csvRecords", () => {
  it.each<[what: string, text: string, expected: string[]]>([
    ["plain lines", "a,b\n1,2\n", ["1: a|b", "2: 1|2"]],
    ["no line end at the end", "a,b\n1,2", ["1: a|b", "2: 1|2"]],
    ["Windows line ends", 'a,b\r\n"x\r\ny",2\r\n3,4\r\n', ["1: a|b", "2: x\ny|2", "4: 3|4"]],
    ["a byte order mark", "\uFEFFa,b\n1,2", ["1: a|b", "2: 1|2"]],
    ["blank lines", "\na,b\n\n\n1,2\n \n", ["2: a|b", "5: 1|2"]],
    ["line breaks in quotes", 'a,b\n"1\n\n1",2\n3,4', ["1: a|b", "2: 1\n\n1|2", "5: 3|4"]],
    ["quotes in quotes", '"say ""hi""",2', ['1: say "hi"|2']],
    ["another number of cells", "a,b\n1\n1,2,3", ["1: a|b", "2: 1", "3: 1|2|3"]],
    ["text after a quote", 'a,b\n"x"y,1\n3,4', ["1: a|b", "2! has a quote in the wrong place", "3: 3|4"]],
    ["a quote in a bare cell", 'a,b\nx"y,1\n3,4', ["1: a|b", "2! has a quoted cell that is not closed", "3: 3|4"]],
    [
      "a quote never closed",
      'a,b\n"x,1\n3,4\n5,6',
      ["1: a|b", "2! has a quoted cell that is not closed", "3: 3|4", "4: 5|6"],
    ],
    [
      "a quote closed by the next line's",
      'a,b\n"x,1\n"3",4\n5,6',
      ["1: a|b", "2! has a quoted cell that is not closed", "3: 3|4", "4: 5|6"],
    ],
    [
      "two strange quotes",
      'a,b\n1,5" disk\n3,4\n5,7" disk\n7,8',
      [
        "1: a|b",
        "2! has a quoted cell that is not closed",
        "3: 3|4",
        "4! has a quoted cell that is not closed",
        "5: 7|8",
      ],
    ],
    ["nothing", "", []],
  ])("reads %s", async (_what, text, expected) => {
    expect((await records(text)).map(short)).toEqual(expected);
  });

  it("goes on after an open quote in a long file", async () => {
    const rest = Array.from({ length: 1500 }, (_, at) => `${at},x`).join("\n");
    const read = await records(`a,b\n"open,1\n${rest}`, 4096);
    expect(read.filter((record) => "problem" in record).map(({ line }) => line)).toEqual([2]);
    expect(read).toHaveLength(1502);
  });

  it("gives back whatever was written, with the line it starts on", async () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "é", "云", '"', ",", "\n", " ", "𠮷") });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 20 }),
        async (rows, size) => {
          const text = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(",")).join("\n");
          const read = await records(text, size);
          expect(read.map((record) => ("cells" in record ? record.cells : []))).toEqual(rows);
          const starts = rows.map(
            (_, at) => 1 + rows.slice(0, at).reduce((lines, row) => lines + row.join("").split("\n").length, 0),
          );
          expect(read.map(({ line }) => line)).toEqual(starts);
        },
      ),
    );
  });
});

describe("physicalLines", () => {
  it.each<[what: string, bytes: number[], message: RegExp]>([
    ["bytes of another encoding", [0x61, 0x0a, 0xd6, 0xd0, 0x0a], /not UTF-8 \(after line 1\)/],
    ["a cut-off character at the end", [0x61, 0x0a, 0xe4, 0xba], /not UTF-8/],
    ["UTF-16, little end first", [0xff, 0xfe, 0x61, 0x00], /UTF-16/],
    ["UTF-16, big end first", [0xfe, 0xff, 0x00, 0x61], /UTF-16/],
  ])("refuses %s", async (_what, bytes, message) => {
    const reading = collect(physicalLines(chunks(Uint8Array.from(bytes), 3)));
    await expect(reading).rejects.toThrow(FocusError);
    await expect(reading).rejects.toThrow(message);
  });

  it("refuses a line that never ends, without keeping it", async () => {
    let given = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        given += 1;
        yield new Uint8Array(1_000_000).fill(0x61);
      }
    }
    await expect(collect(physicalLines(endless()))).rejects.toThrow(/Line 1 does not end/);
    expect(given).toBeLessThan(10);
  });
});
