import path from "node:path";
import type { Language } from "../../model/words";
import { check } from "../compile";
import { type ConsoleOnDemand, consoleOnDemand } from "../on-demand";
import type { SourceFile } from "../read/config-file";
import { rereader } from "../recheck";
import type { ConfigError } from "../report/errors";
import { formatFramed } from "../report/format-error";
import { readFolder } from "./read-folder";
import { nodeTools } from "./tools";

/** What came of compiling for development: what is served, or what the overlay says. */
export type DevelopmentOutcome = { console: ConsoleOnDemand } | { problem: Problem };

/** Mistakes as Vite's overlay shows them: all of them as text with their lines, and where the first is. */
export interface Problem {
  message: string;
  /** Absent when compiling itself failed. */
  loc?: { file: string; line: number; column: number };
}

/**
 * The version under `npm run dev`. It stays the same: a changed config is redrawn in place, and a new version would reload the
 * page at the next navigation.
 */
const developmentVersion = "development";

const compilers = new Map<string, (language: Language) => Promise<DevelopmentOutcome>>();

/**
 * Checks config for the development server, and makes of it what is asked for; what has not changed since the last time is not looked
 * at again. The sizes of what is made are for `npm run check` to judge.
 */
export function compileForDevelopment(root: string, language: Language): Promise<DevelopmentOutcome> {
  const compile = compilers.get(root) ?? compilerOf(root);
  compilers.set(root, compile);
  return compile(language);
}

function compilerOf(root: string): (language: Language) => Promise<DevelopmentOutcome> {
  const reread = rereader(() => readFolder(root));
  let made: ConsoleOnDemand | undefined;
  let changes = 0;
  return async (language) => {
    const sources = await reread();
    const { scope, reported } = check(sources, nodeTools.readQuery);
    const { errors } = reported();
    const options = { version: developmentVersion, change: `change${++changes}`, before: made };
    const console = errors.length === 0 ? consoleOnDemand(scope, nodeTools, options) : undefined;
    if (!console) return { problem: problemOf(root, errors, sources.config, language) };
    made = console;
    return { console };
  };
}

function problemOf(
  root: string,
  errors: readonly ConfigError[],
  config: readonly SourceFile[],
  language: Language,
): Problem {
  const [first] = errors;
  const message = errors.map((error) => formatFramed(error, config, language)).join("\n\n");
  return {
    message,
    ...(first ? { loc: { file: path.join(root, first.file), line: first.line, column: first.column } } : {}),
  };
}
