import { describe, expect, it } from "vitest";
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
