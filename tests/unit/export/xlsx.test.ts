import { array, assert, asyncProperty, integer, record, string } from "fast-check";
import readXlsxFile from "read-excel-file/node";
import { describe, expect, it, vi } from "vitest";
import { type Cell, prepareColumn } from "../../../src/server/export/cell";
import { columnName } from "../../../src/server/export/sheet";
import { sheetName } from "../../../src/server/export/workbook";
import { xlsxFile } from "../../../src/server/export/xlsx";

const columns = [
  prepareColumn({ name: "name", heading: "名称" }, { kind: "text", scale: 2 }, "zh"),
  prepareColumn({ name: "amount", heading: "金额" }, { kind: "decimal", scale: 8 }, "zh"),
  prepareColumn({ name: "time", heading: "时间" }, { kind: "dateTime", scale: 2 }, "zh"),
  prepareColumn({ name: "day", heading: "日期" }, { kind: "date", scale: 2 }, "zh"),
];

/** A row in cells. */
const cells = (row: Record<string, unknown>): Cell[] => columns.map(({ name, cell }) => cell(row[name]));

/** The sheet of a written workbook, read by a library that knows nothing of how it was made. */
async function written(
  batches: Record<string, unknown>[][],
  title = "账单",
): Promise<{ name: string; rows: unknown[][]; file: Buffer }> {
  const parts: Buffer[] = [];
  for await (const part of xlsxFile(title, columns, inCells(batches))) parts.push(part);
  const file = Buffer.concat(parts);
  const [sheet] = await readXlsxFile(file);
  return { name: sheet?.sheet ?? "", rows: sheet?.data ?? [], file };
}

async function* inCells(batches: Record<string, unknown>[][]): AsyncGenerator<Cell[][]> {
  for (const rows of batches) yield rows.map(cells);
}

describe("a workbook", () => {
  it("has headings, texts, numbers and dates, as another reader finds them", async () => {
    const row = { name: "=1+1 <b>&\"'", amount: "-1234567.12345678", time: "2026-02-28 23:59:59", day: "2024-02-29" };
    const { name, rows } = await written([[row], [{ ...row, name: "第二批", amount: null, time: null }]]);
    expect(name).toBe("账单");
    expect(rows).toEqual([
      ["名称", "金额", "时间", "日期"],
      ["=1+1 <b>&\"'", -1_234_567.123_456_78, new Date("2026-02-28T23:59:59Z"), new Date("2024-02-29T00:00:00Z")],
      ["第二批", null, null, new Date("2024-02-29T00:00:00Z")],
    ]);
  });

  it("is whole without any row", async () =>
    expect((await written([])).rows).toEqual([["名称", "金额", "时间", "日期"]]));

  it("brings back any text and any amount", async () => {
    const row = record({
      name: string({ unit: "binary", minLength: 1 }).map((text) => `.${text}.`),
      whole: integer(),
      digits: integer({ min: 0, max: 999_999 }),
    });
    await assert(
      asyncProperty(array(array(row, { maxLength: 4 }), { maxLength: 3 }), async (batches) => {
        const amount = ({ whole, digits }: { whole: number; digits: number }) =>
          `${whole}.${String(digits).padStart(6, "0")}`;
        const { rows } = await written(
          batches.map((batch) => batch.map((one) => ({ name: one.name, amount: amount(one) }))),
        );
        expect(rows.slice(1).map(([name, value]) => [name, value])).toEqual(
          batches.flat().map((one) => [one.name, Number(amount(one))]),
        );
      }),
      { numRuns: 60 },
    );
  });

  it("tells how far it is: an empty block of the compression behind each batch, and one behind the last row", async () => {
    const batch = Array.from({ length: 500 }, (_, index) => ({ name: `第 ${index} 行`, amount: `${index}.00` }));
    const { file, rows } = await written([batch, batch, batch]);
    const marks = file.toString("latin1").split("\u0000\u0000\u00FF\u00FF").length - 1;
    expect({ marks, rows: rows.length }).toEqual({ marks: 4, rows: 1501 });
  });
});

describe("rows that end early", () => {
  /** Batches of one row without an end, or until they break off; `over` is called when nobody wants more. */
  async function* endless(over: () => void, batches = Infinity): AsyncGenerator<Cell[][]> {
    try {
      for (let number = 0; number < batches; number += 1) yield [cells({ name: "行" })];
      throw new Error("the rows broke off");
    } finally {
      over();
    }
  }

  it("break the workbook off with their error", async () => {
    const over = vi.fn<() => void>();
    const read = async () => {
      for await (const part of xlsxFile("账单", columns, endless(over, 2))) expect(part.length).toBeGreaterThan(0);
    };
    await expect(read()).rejects.toThrow("the rows broke off");
    expect(over).toHaveBeenCalledOnce();
  });

  it("are let go of where nobody reads the rest", async () => {
    const over = vi.fn<() => void>();
    for await (const part of xlsxFile("账单", columns, endless(over)))
      if (part.includes(Buffer.from("0000ffff", "hex"))) break;
    await expect.poll(() => over.mock.calls.length).toBe(1);
  });
});

describe("names", () => {
  it.each([
    [0, "A"],
    [25, "Z"],
    [26, "AA"],
    [51, "AZ"],
    [52, "BA"],
    [701, "ZZ"],
    [702, "AAA"],
  ] as const)("column %i is %s", (index, name) => expect(columnName(index)).toBe(name));

  it.each([
    ["a/b:c[d]*?\\", "a b c d"],
    ["'单引号'", "单引号"],
    ["//", "Sheet1"],
    ["很".repeat(40), "很".repeat(31)],
  ] as const)("a sheet called %s is named %s", (title, name) => expect(sheetName(title)).toBe(name));
});
