import { describe, expect, it } from "vitest";
import { formatError } from "../../src/compiler/report/format-error";
import { fileMistakes, handwritten, without } from "./file-mistakes";
import { brief, compileFiles, fixtureFiles } from "./fixture/fixture";

const errorsOf = (files: readonly { path: string; text: string }[]) => compileFiles(files).errors.map(brief);

describe("files of config", () => {
  it("are all there", () => {
    for (const missing of [
      "config/console.json",
      "config/routes.json",
      "config/rules/entry.json",
      "config/words/enums.json",
    ]) {
      expect(errorsOf(without(missing))).toContain(`${missing}:1:1 CFG_MISSING_FILE`);
    }
    expect(errorsOf(without("config/menu/maintenance.json"))).toEqual(["config/menu/*.json:1:1 CFG_MISSING_FILE"]);
  });

  it("are of a known kind", () => {
    expect(errorsOf(fileMistakes.ofNoKind)).toEqual([
      "config/word/enums.json:1:1 CFG_UNKNOWN_FILE → config/words/enums.json",
    ]);
  });

  it("have names that config reads", () => {
    expect(errorsOf(fileMistakes.misnamed)).toEqual([
      "config/notes.txt:1:1 CFG_FILE_NAME",
      "config/screens/library/books - 副本.json:1:1 CFG_FILE_NAME",
      "config/screens/library/shelves.jsn:1:1 CFG_FILE_NAME",
    ]);
  });

  it("name each subject once", () => {
    expect(errorsOf(fileMistakes.subjectTwice)).toEqual([
      "config/screens/start/shelves.json:1:1 CFG_DUPLICATE_SUBJECT",
    ]);
  });

  it("hold one menu for each mode", () => {
    expect(errorsOf(fileMistakes.modeTwice)).toEqual(["config/menu/third.json:4:11 CFG_DUPLICATE_MODE"]);
  });
});

describe("a file that cannot be read", () => {
  it.each([
    ['"fields": {}，', "write , instead of ，", "请把 ， 改为 ,"],
    ["“fields”: {},", 'write " instead of “', '请把 “ 改为 "'],
    ["'fields': {},", "write \" instead of '", "请把 ' 改为 \""],
    ['"fields":\u3000{},', "this is a wide space; write a plain one", "这里是全角空格，请改为半角空格"],
  ])("says what to write for what another keyboard types: %s", (written, en, zh) => {
    const files = fixtureFiles.map((file) =>
      file.path.endsWith("start/home.json") ? { ...file, text: file.text.replace('"fields": {},', written) } : file,
    );
    const [error] = compileFiles(files).errors;
    expect(error && [formatError(error, "en"), formatError(error, "zh")]).toEqual([
      expect.stringContaining(en),
      expect.stringContaining(zh),
    ]);
  });

  const unreadable = fixtureFiles.map(({ path }) => path).filter((path) => !path.endsWith("console.json"));

  it.each(unreadable)("%s does not make the others look wrong", (path) => {
    const files = fixtureFiles.map((file) => (file.path === path ? { path, text: `${file.text} }` } : file));
    expect(compileFiles(files).errors.map(({ code, file }) => `${file} ${code}`)).toEqual([`${path} CFG_JSON_SYNTAX`]);
  });

  it("may begin with a byte order mark", () => {
    const [first, ...rest] = fixtureFiles;
    expect(errorsOf(first ? [{ ...first, text: `\uFEFF${first.text}` }, ...rest] : [])).toEqual([]);
  });
});

const unused = (text: string) => compileFiles(fixtureFiles, handwritten(text)).errors.map(brief);

describe("texts of the hand-written parts", () => {
  it("are used: quoted, or begun by a template", () => {
    expect(unused('t("home.hello", { name: row.name }) + t("home.bye")')).toEqual([]);
    expect(unused("t(`home.${moment}`)")).toEqual([]);
    expect(unused('t("home.hello", { name })')).toEqual(["config/words/messages.json:3:3 CFG_UNUSED_MESSAGE"]);
  });

  it("exist: a key that a part has in quotes is one of theirs, or of no group of theirs", () => {
    const used = 't("home.hello", { name }) + t("home.bye")';
    expect(unused(`${used} + t("home.by") + import("lodash.set")`)).toEqual([
      "config/words/messages.json:2:17 CFG_MISSING_MESSAGE",
    ]);
    expect(unused('t("home.hello", { name }) + t("home.byee")')).toEqual([
      "config/words/messages.json:2:17 CFG_MISSING_MESSAGE → home.bye",
      "config/words/messages.json:3:3 CFG_UNUSED_MESSAGE → home.byee",
    ]);
  });

  it("are given what they fill in", () => {
    expect(unused('t("home.hello", { nam, count: 1 }) + t("home.bye")')).toEqual([
      "config/words/messages.json:2:44 CFG_UNKNOWN_PLACEHOLDER → nam",
    ]);
  });
});
