import { describe, expect, it } from "vitest";
import { formatJson } from "../../src/compiler/format";
import { errorCatalogue } from "../../src/compiler/report/errors";
import { fileMistakes } from "./file-mistakes";
import { changed, compileFiles } from "./fixture/fixture";
import { filesWith, mistakes } from "./mistakes";

const books = "config/screens/library/books.json";
const menuRules = "config/rules/menu.json";

/** Codes whose words name another place. */
const ofTwoPlaces = Object.entries(errorCatalogue).filter(([, { en }]) => en.includes("{where}"));
const codes = ofTwoPlaces.map(([code]) => code);

const found = [...Object.values(mistakes).flat().map(filesWith), ...Object.values(fileMistakes)]
  .flatMap((files) => compileFiles(files).errors)
  .filter(({ code }) => codes.includes(code));

describe("a mistake about two places", () => {
  it("is made in each way, here", () => {
    expect([...new Set(found.map(({ code }) => code))].sort()).toEqual(codes.toSorted());
  });

  it("names the other place, which is not its own", () => {
    expect(found.filter(({ related }) => related === undefined)).toEqual([]);
    expect(
      found.filter(
        ({ file, line, column, related }) =>
          `${related?.file}:${related?.line}:${related?.column}` === `${file}:${line}:${column}`,
      ),
    ).toEqual([]);
    expect(found.filter(({ words }) => `${words.zh}${words.en}`.includes("{where}"))).toEqual([]);
  });

  it("calls a place of its own file by the list and the line", () => {
    const { errors } = compileFiles(
      changed({ file: books, from: '"columns": ["title"', to: '"columns": ["title",\n"title"' }),
    );
    expect(errors.map(({ words, related }) => ({ words, related }))).toEqual([
      {
        words: {
          zh: "“title” 列出了两次：已在 columns，第 41 行",
          en: '"title" is listed twice: already in columns, line 41',
        },
        related: { file: books, line: 41, column: 19 },
      },
    ]);
  });

  it("calls a place of another file by that file, and tells tools both", () => {
    const compiled = compileFiles(
      changed({ file: menuRules, from: '"codes": {', to: '"codes": { "v2": { "zh": "书", "en": "Book" },' }),
    );
    const { errors } = JSON.parse(formatJson(compiled, "en")) as { errors: { message: string; related: object }[] };
    expect(errors.map(({ message, related }) => ({ message, related }))).toEqual([
      {
        message: 'the menu code "v2" stands twice: already in config/menu/operations.json:8',
        related: { file: "config/menu/operations.json", line: 8, column: 15 },
      },
    ]);
  });
});
