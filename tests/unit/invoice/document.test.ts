import { describe, expect, it } from "vitest";
import { PdfPage, widthOf } from "../../../src/server/areas/invoice/pdf/document";

const fileOf = (text: string): string => {
  const page = new PdfPage(200, 100);
  page.text(text, { x: 10, y: 20 }, { size: 10 });
  page.line({ x: 0, y: 0 }, { x: 1, y: 1 });
  page.frame({ x: 0, y: 0 }, 5, 5);
  return Buffer.from(page.file("标题")).toString("latin1");
};

describe("a PDF", () => {
  it("finds each of its objects where its table says it begins", () => {
    const file = fileOf("发票 1");
    const table = file
      .slice(file.lastIndexOf("xref\n"))
      .split("\n")
      .filter((line) => line.endsWith(" n "));
    table.forEach((line, index) =>
      expect(file.slice(Number(line.slice(0, 10)))).toMatch(new RegExp(`^${index + 1} 0 obj\n`)),
    );
    expect(Number(/startxref\n(\d+)/.exec(file)?.[1])).toBe(file.indexOf("xref\n"));
  });

  it("says how long each of its streams is", () => {
    for (const [, length, stream] of fileOf("长度").matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
      expect(stream?.length).toBe(Number(length));
  });

  it("writes Chinese and ASCII alike, and nothing that could end a text early", () => {
    expect(fileOf("中a)")).toContain("<4e2d00610029> Tj");
    expect(fileOf("𠮷")).toContain("<25a1> Tj");
  });

  it("knows the width of a line, whose letters differ", () => {
    expect([widthOf("中", 10), widthOf("i", 10), widthOf("W", 10), widthOf("中iW", 10)]).toEqual([
      10, 2.41, 9.72, 22.13,
    ]);
  });
});
