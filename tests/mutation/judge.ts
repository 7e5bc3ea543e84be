import type { Description } from "../../src/compiler/api/description";
import { compile } from "../../src/compiler/node/compile";
import { nodeTools } from "../../src/compiler/node/tools";
import { check, type Checked, checkFile } from "../../src/compiler/compile";
import { customersConsole } from "../../src/compiler/emit/emit";
import type { ConfigError } from "../../src/compiler/report/errors";
import { positionOf, type SourceFile } from "../../src/compiler/read/config-file";
import { fileKinds } from "../../src/compiler/read/file-kinds";
import { apiOf } from "../../src/compiler/sources";
import { resolveScreen } from "../../src/compiler/views/screen";
import type { Mutant } from "./mutants";
import { placeOf, reviewed, type Reviewed } from "./reviewed";

/** What becomes of a mutant. */
export type Verdict =
  /** The compiler says that it is wrong. */
  | "caught"
  /** What customers get is the same to the letter. */
  | "same"
  /** Of a kind that was reviewed: it does no harm. */
  | "harmless"
  /** Of a kind that was reviewed: only a person can judge it. */
  | "review"
  /** It would reach customers. */
  | "passed";

/** A mutant and what became of it. */
export interface Judged {
  mutant: Mutant;
  verdict: Verdict;
  /** Which reviewed kind. */
  why?: string;
  /** Of a caught one: whether a mistake is named where the change is. */
  exact?: boolean;
  /** Of a caught misspelling: whether what was there is suggested. */
  suggested?: boolean;
  errors: readonly ConfigError[];
}

/** Config as it is, and all that a check needs besides. */
export interface Whole {
  config: readonly SourceFile[];
  handwritten: readonly SourceFile[];
  /** The description of the API as it is written, and as config says that it is read. */
  description: string;
  api: Description;
}

/** Judges mutants of a config without mistakes. */
export function judgeOf(whole: Whole): (mutant: Mutant) => Judged {
  const differs = differsFrom(whole);
  return (mutant) => {
    const file = { path: mutant.file, text: mutant.text() };
    const alone = caught(mutant, checkFile(file, whole.api));
    if (alone.exact && alone.suggested !== false) return alone;
    const changed = withFile(whole, file);
    const checked = check(changed, nodeTools.readQuery);
    const { errors, warnings } = checked.reported();
    if (errors.length + warnings.length > 0) return caught(mutant, [...errors, ...warnings]);
    const kind = kindOf(mutant);
    if (kind) return { mutant, verdict: kind.verdict, why: kind.name, errors };
    return { mutant, verdict: differs(changed, checked, mutant) ? "passed" : "same", errors };
  };
}

function withFile(whole: Whole, file: SourceFile): Whole {
  const config = whole.config.map((each) => (each.path === file.path ? file : each));
  return { ...whole, config, api: file.path === fileKinds.connection.only ? apiOf({ ...whole, config }) : whole.api };
}

function kindOf({ kind, path, ofKey }: Mutant): Reviewed | undefined {
  const place = placeOf(path);
  return reviewed.find(
    (each) => each.kinds.includes(kind) && (each.ofKey ?? false) === ofKey && each.where.test(place),
  );
}

/** Whether what customers get of changed config differs from what they get now: the screen itself is looked at first. */
function differsFrom(whole: Whole) {
  const emitted = (config: Whole) => {
    const { console } = compile(config);
    return console && customersConsole(console);
  };
  const screenIn = ({ scope }: Checked, file: string): string => {
    const info = scope.subjects.find(({ subject }) => subject.file.path === file);
    return info ? JSON.stringify(resolveScreen(scope, info)) : "";
  };
  const before = check(whole);
  const consoleBefore = emitted(whole);
  return (changed: Whole, checked: Checked, { file }: Mutant): boolean =>
    file === "config/metrics.json" ||
    screenIn(before, file) !== screenIn(checked, file) ||
    emitted(changed) !== consoleBefore;
}

function caught(mutant: Mutant, errors: readonly ConfigError[]): Judged {
  const names = mutant.kind === "misspell" ? String(JSON.parse(mutant.before)) : undefined;
  return {
    mutant,
    verdict: "caught",
    exact: errors.some((error) => isExact(mutant, error)),
    ...(names === undefined ? {} : { suggested: errors.some(({ suggestion }) => suggestion === names) }),
    errors,
  };
}

/** Whether a mistake is named where the change is, or where something names what is missing now. */
function isExact(mutant: Mutant, { file, line, column, words }: ConfigError): boolean {
  if (file === mutant.file) {
    const text = mutant.text();
    const isThere = mutant.places.some(({ from, to }) => {
      const [start, end] = [positionOf(text, from), positionOf(text, to)];
      return isBefore(start, { line, column }) && isBefore({ line, column }, end);
    });
    if (isThere) return true;
  }
  return nameGone(mutant).some((name) => words.en.includes(`"${name}"`));
}

/** The name that a mutant takes away: that of a key, or an item of a list that is one. */
function nameGone({ kind, path, ofKey, before }: Mutant): string[] {
  if (kind !== "delete" && !ofKey) return [];
  const key = path.at(-1);
  const [, item] = /^[\s,]*"([^"]*)"[\s,]*$/.exec(before) ?? [];
  return typeof key === "string" ? [key] : item === undefined ? [] : [item];
}

function isBefore(one: { line: number; column: number }, other: { line: number; column: number }): boolean {
  return one.line < other.line || (one.line === other.line && one.column <= other.column);
}
