import type { Sources } from "../index/build-program";
import { buildProgram } from "../index/build-program";
import type { ConfigError } from "../report/errors";
import { createReport } from "../report/report";
import type { SourceFile } from "../read/config-file";
import type { Words } from "../../model/words";
import { errorWords } from "../report/error-words";
import { partsOf } from "./parts";
import { withEnumWords } from "./enum-words";
import { placed } from "./place";
import { type LeftOut, prune, textOf } from "./prune";
import { screenOf } from "./screen-of";
import { wordFinder } from "./words";

/** What a new screen is made of. */
export interface ScaffoldRequest {
  /** Operations of the API; one of them answers a list. */
  operations: readonly string[];
  /** The file to write: config/screens/<area>/<subject>.json. */
  file: string;
  /** Menu code of the entry that leads to it. */
  menu: string;
  /** Its address. */
  route: string;
}

/** A new screen, or why there is none. */
export type Scaffolded =
  | {
      /** Files of config that are new or changed. */
      files: SourceFile[];
      /** What the screen was to have and the compiler does not take. */
      leftOut: LeftOut[];
      /** Operations that have no place in it. */
      others: string[];
      /** Words that stand in English in both languages. */
      untranslated: string[];
    }
  | { problem: Problem };

/** Why no screen can be made. */
export type Problem =
  | { kind: "unknownOperation"; words: Words }
  | { kind: "noList" }
  | { kind: "exists"; file: string }
  | { kind: "badFile"; file: string }
  | { kind: "mistakes"; errors: ConfigError[] };

const SCREEN_FILE = /^config\/screens\/[a-z][\w-]*\/[a-z][\w-]*\.json$/;

/**
 * Makes a screen of operations of the API, its address and the way to it from the menu, so that all of config is right with it.
 * @param check the mistakes of a console of these sources
 */
export function scaffold(
  { operations, file, menu, route }: ScaffoldRequest,
  sources: Sources,
  check: (sources: Sources) => ConfigError[],
): Scaffolded {
  const { api, config } = sources;
  const parts = partsOf(operations.flatMap((id) => api.operation(id) ?? []));
  const problem = refusal(operations, file, sources);
  if (problem) return { problem };
  if (!parts) return { problem: { kind: "noList" } };
  const program = buildProgram(sources, createReport().report);
  const words = wordFinder(program);
  const around = placed(config, program, { route, menu });
  const withScreen = (text: string, others = around): SourceFile[] =>
    [...others, { path: file, text }].sort((a, b) => (a.path < b.path ? -1 : 1));
  const mine = (text: string): ConfigError[] =>
    check({ ...sources, config: withScreen(text) }).filter((error) => error.file === file);
  const { screen, leftOut } = prune(screenOf(parts, { route, menu }, words), mine);
  const text = textOf(screen);
  const whole = withScreen(text, withEnumWords(around, screen, { parts, program, api, words }));
  const errors = check({ ...sources, config: whole });
  if (errors.length > 0) return { problem: { kind: "mistakes", errors } };
  const files = whole.filter(({ path, text: now }) => config.find((each) => each.path === path)?.text !== now);
  const texts = files.map((each) => each.text.replaceAll('"zh": ', '"zh":')).join("");
  const standsThere = (english: string): boolean => texts.includes(`"zh":${JSON.stringify(english)}`);
  return {
    files,
    leftOut,
    others: parts.others.map(({ id }) => id),
    untranslated: words.untranslated().filter(standsThere),
  };
}

/** Why nothing can be made of these, whatever they answer. */
function refusal(operations: readonly string[], file: string, { api, config }: Sources): Problem | undefined {
  const unknown = operations.find((id) => !api.operation(id));
  if (unknown !== undefined)
    return { kind: "unknownOperation", ...errorWords("CFG_UNKNOWN_OPERATION", { name: unknown }, api.operationIds) };
  if (!SCREEN_FILE.test(file)) return { kind: "badFile", file };
  return config.some(({ path }) => path === file) ? { kind: "exists", file } : undefined;
}
