import { describe, expect, it } from "vitest";
import { errorCatalogue } from "../../src/compiler/report/errors";
import { positionOf } from "../../src/compiler/read/config-file";
import { brief, compileFiles } from "./fixture/fixture";
import { caret, filesWith, mistakes, type Mistake } from "./mistakes";

/** Where the mark is, once it is taken out: `config/x.json:3:5`. */
function expectedPlace(mistake: Mistake): string {
  const { file, to, at, elsewhere = file } = mistake;
  const marked = at ?? to;
  const text = filesWith(mistake).find(({ path }) => path === elsewhere)?.text ?? "";
  const pieces = text.split(marked.replace(caret, ""));
  if (!marked.includes(caret) || pieces.length < 2) throw new Error(`no mark, or ${marked} is not in ${elsewhere}`);
  const { line, column } = positionOf(text, (pieces[0] ?? "").length + marked.indexOf(caret));
  return `${elsewhere}:${line}:${column}`;
}

describe.each(Object.entries(mistakes))("mistakes of %s", (_area, ofArea) => {
  it.each(ofArea.map((mistake) => [mistake.to || mistake.from, mistake] as const))("%s", (_text, mistake) => {
    const { errors, console: compiled } = compileFiles(filesWith(mistake));
    const expected = `${expectedPlace(mistake)} ${mistake.is}`;
    expect(errors.map(brief)).toContain(expected);
    const others = errors.filter((error) => brief(error) !== expected).map(({ code }) => code);
    expect(others.sort()).toEqual(mistake.also ?? []);
    expect(compiled).toBeUndefined();
  });
});

/** Codes of names that do not exist. */
const ofNames = /^CFG_(UNKNOWN|UNDECLARED|NO_SUCH_FILTER|NOT_SORTABLE|NO_TOTAL|STALE)|^CFG_WHEN_VALUE/;

describe("a name that does not exist", () => {
  const all = Object.values(mistakes)
    .flat()
    .filter(({ is }) => ofNames.test(is));

  it.each(all.map((mistake) => [mistake.to || mistake.from, mistake] as const))(
    "%s: tells what there is",
    (_, mistake) => {
      const found = compileFiles(filesWith(mistake)).errors.find((error) => mistake.is.startsWith(error.code));
      expect(found?.words.en).toMatch(
        /; did you mean "|; .*(: | has | are | by | of | takes | be )|; there is none here$/,
      );
    },
  );
});

describe("the catalogue of mistakes", () => {
  /** Shown elsewhere: in files.test.ts, and in all-at-once.test.ts what is only a warning. */
  const elsewhere = [
    "CFG_FILE_NAME",
    "CFG_UNKNOWN_FILE",
    "CFG_MISSING_FILE",
    "CFG_DUPLICATE_SUBJECT",
    "CFG_DUPLICATE_MODE",
    "CFG_UNUSED_MESSAGE",
    "CFG_MISSING_MESSAGE",
    "CFG_ENGLISH_IN_CHINESE",
    "CFG_SOURCE_KIND",
  ];

  it("has no mistake that is not shown here", () => {
    const shown = Object.values(mistakes).flatMap((ofArea) => ofArea.map(({ is }) => is.replace(/ .*/, "")));
    const all = new Set([...shown, ...elsewhere]);
    expect(Object.keys(errorCatalogue).filter((code) => !all.has(code))).toEqual([]);
  });
});
