import { describe, expect, it } from "vitest";
import { formatJson, formatReport } from "../../src/compiler/format";
import { causes, consequences } from "../../src/compiler/report/errors";
import { formatError } from "../../src/compiler/report/format-error";
import { brief, changed, compileFiles, fixtureFiles } from "./fixture/fixture";

const broken = changed(
  { file: "config/words/messages.json", from: '"Goodbye"', to: '"Good {day}"' },
  { file: "config/screens/library/books.json", from: '"columns": ["title"', to: '"columns": ["titel"' },
  { file: "config/screens/library/books.json", from: '"call": "createBook"', to: '"call": "creatBook"' },
  { file: "config/screens/library/books.json", from: '"width": 90', to: '"widht": 90' },
  { file: "config/screens/library/shelves.json", from: '"menu": "v2-1"', to: '"menu": "v2_1"' },
  { file: "config/screens/start/home.json", from: '"fields": {}', to: '"fields": {,}' },
);

describe("a config with mistakes everywhere", () => {
  const compiled = compileFiles(broken);

  it("is told all of them at once, by file and line", () => {
    expect(compiled.errors.map(brief)).toEqual([
      "config/screens/library/books.json:14:45 CFG_UNKNOWN_KEY → width",
      "config/screens/library/books.json:41:19 CFG_UNDECLARED_FIELD → title",
      "config/screens/library/books.json:64:15 CFG_UNKNOWN_OPERATION → createBook",
      "config/screens/library/shelves.json:2:40 CFG_UNKNOWN_CODE → v2-1",
      "config/screens/start/home.json:2:72 CFG_JSON_SYNTAX",
      "config/words/messages.json:3:35 CFG_PLACEHOLDERS",
    ]);
  });

  it("is told with what makes other mistakes of its file first, and with what follows from them last", () => {
    const books = "config/screens/library/books.json";
    const { errors } = compileFiles(
      changed(
        { file: books, from: '"totals": ["price"]', to: '"totlas": ["price"]' },
        { file: books, from: '"filters": ["keyword", "order",', to: '"filters": ["keywrod", "order",' },
      ),
    );
    const codes = errors.filter(({ file }) => file === books).map(({ code }) => code);
    const places = codes.map((code) => (causes.has(code) ? 0 : consequences.has(code) ? 2 : 1));
    expect(places).toEqual([...places].sort());
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
  });

  it("is told in English and in Chinese", () => {
    const [unknownKey] = compiled.errors;
    expect(unknownKey && formatError(unknownKey, "en")).toBe(
      'config/screens/library/books.json:14:45  CFG_UNKNOWN_KEY  there is no key "widht" here; did you mean "width"?',
    );
    expect(unknownKey && formatError(unknownKey, "zh")).toBe(
      "config/screens/library/books.json:14:45  CFG_UNKNOWN_KEY  这里没有 “widht” 这个键；是否想写 “width”？",
    );
  });

  it("is told with the lines", () => {
    expect(formatReport(compiled, "en").split("\n").slice(0, 4)).toEqual([
      'config/screens/library/books.json:14:45  CFG_UNKNOWN_KEY  there is no key "widht" here; did you mean "width"?',
      '  14 | "status": { "zh": "状态", "en": "Status", "widht": 90 },',
      "     |                                           ^^^^^^^",
      "",
    ]);
  });

  it("is told to tools as JSON", () => {
    const { errors } = JSON.parse(formatJson(compiled, "en")) as { errors: object[] };
    expect(errors[0]).toEqual({
      file: "config/screens/library/books.json",
      line: 14,
      column: 45,
      code: "CFG_UNKNOWN_KEY",
      suggestion: "width",
      message: 'there is no key "widht" here; did you mean "width"?',
    });
  });
});

describe("a config without mistakes", () => {
  const compiled = compileFiles(fixtureFiles);

  it("compiles, and is told what is not built yet", () => {
    expect(compiled.errors).toEqual([]);
    expect(formatReport(compiled, "en")).toBe(
      [
        "3 addresses have no screen yet:",
        "  config/menu/operations.json:13:5  /reports",
        "  config/routes.json:12:5  /reports/new",
        "  config/routes.json:13:5  /audit",
        "config is correct: 6 screens",
      ].join("\n"),
    );
  });

  it("may have a rejected word inside of another one, and as a placeholder", () => {
    const { errors } = compileFiles(
      changed(
        {
          file: "config/words/messages.json",
          from: '"你好，{name}", "en": "Hello, {name}"',
          to: '"{dear}", "en": "{dear}"',
        },
        { file: "config/words/messages.json", from: '"Goodbye"', to: '"Goodbye, dearest"' },
      ),
    );
    expect(errors).toEqual([]);
  });

  it.each([
    ['"send": { "id": "id", "status"', '"send": { "id": "pages", "status"', "99:111"],
    ['"link": "/books", "send": { "genre": "genre" }', '"link": "/books", "send": { "genre": "lentTime" }', "113:92"],
  ])("is only warned of a value that means something else: %s", (from, to, where) => {
    const { errors, warnings } = compileFiles(changed({ file: "config/screens/library/books.json", from, to }));
    expect([errors, warnings.map(brief)]).toEqual([[], [`config/screens/library/books.json:${where} CFG_SOURCE_KIND`]]);
  });

  it.each(["Novel", "Long novel", "A novel of {x}"])("is only warned of a Chinese text that is English: %s", (zh) => {
    const en = zh.includes("{x}") ? "Novel {x}" : "Novel";
    const { errors, warnings, console } = compileFiles(
      changed({
        file: "config/words/enums.json",
        from: '"zh": "小说", "en": "Novel"',
        to: `"zh": "${zh}", "en": "${en}"`,
      }),
    );
    expect([errors, warnings.map(brief), console !== undefined]).toEqual([
      [],
      ["config/words/enums.json:3:22 CFG_ENGLISH_IN_CHINESE"],
      true,
    ]);
  });

  it.each(["CPU P95 (%)", "MySQL", "Redis", "AccessKey ID", "SQL Server", "GB"])("may name in Chinese %s", (zh) => {
    const { errors, warnings } = compileFiles(
      changed({ file: "config/words/enums.json", from: '"zh": "小说"', to: `"zh": "${zh}"` }),
    );
    expect([errors, warnings]).toEqual([[], []]);
  });
});
