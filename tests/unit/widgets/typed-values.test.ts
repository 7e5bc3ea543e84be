import { describe, expect, it } from "vitest";
import description from "../../../src/generated/openapi.json" with { type: "json" };
import { acceptText, fileFault, NAME_LENGTH, typesInWords } from "../../../src/widgets/file/file-rules";
import { sizeText } from "../../../src/widgets/file/size-text";
import { fitsItem, splitTags } from "../../../src/widgets/tags/tag-texts";

describe("texts of a list", () => {
  it.each([
    ["a,b", ["a", "b"]],
    ["a，b；c、d\n\ne\tf", ["a", "b", "c", "d", "e", "f"]],
    [" , ", []],
    ["one text", ["one text"]],
  ])("%j is %j", (typed, wanted) => expect(splitTags(typed)).toEqual(wanted));

  it.each([
    ["10.0.0.1", { format: "ipv4" }, true],
    ["10.0.0.256", { format: "ipv4" }, false],
    ["A1", { pattern: "^[A-Z]\\d$" }, true],
    ["a1", { pattern: "^[A-Z]\\d$" }, false],
    ["𠮷𠮷", { maxLength: 2 }, true],
    ["abc", { maxLength: 2 }, false],
    ["", { minLength: 1 }, false],
    ["x", { format: "unheard-of" }, true],
  ])("%j against %j: %s", (text, property, fits) => expect(fitsItem(text, property)).toBe(fits));
});

describe("files", () => {
  const limits = { accept: ["application/pdf", "image/jpeg"], maxSize: 1024 * 1024 };
  it.each([
    [{ name: "a.PDF", size: 10 }, undefined],
    [{ name: "a.jpeg", size: 1024 * 1024 }, undefined],
    [{ name: "a.pdf", size: 1024 * 1024 + 1 }, "tooLarge"],
    [{ name: "a.pdf", size: 0 }, "empty"],
    [{ name: "a.pdf.exe", size: 10 }, "wrongType"],
    [{ name: "pdf", size: 10 }, "wrongType"],
    [{ name: `${"字".repeat(124)}.pdf`, size: 10 }, undefined],
    [{ name: `${"字".repeat(125)}.pdf`, size: 10 }, "longName"],
    [{ name: `${"a".repeat(251)}.pdf`, size: 10 }, "longName"],
  ])("%j: %s", (file, fault) => expect(fileFault(file, limits)).toBe(fault));

  it("takes names as long as the API does", () => {
    expect(NAME_LENGTH).toBe(description.components.schemas.FileName.maxLength);
  });

  it("says types and sizes as people do", () => {
    expect([typesInWords(limits.accept), acceptText(limits.accept)]).toEqual(["PDF, JPG", ".pdf,.jpg,.jpeg"]);
    expect([1, 1023, 512 * 1024, 1024 * 1024, 5 * 1024 * 1024, 1_600_000].map(sizeText)).toEqual([
      "1 KB",
      "1 KB",
      "512 KB",
      "1 MB",
      "5 MB",
      "1.6 MB",
    ]);
  });
});
