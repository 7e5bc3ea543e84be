import path from "node:path";
import type { Language } from "../../model/words";
import { recheckFolder } from "./compile";
import { emittedFiles } from "../emit/emit";
import { formatFramed } from "../report/format-error";

/** What came of compiling for development: files to serve, or what the overlay says. */
export type DevelopmentOutcome = { files: { path: string; content: string }[] } | { problem: Problem };

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

const recompilers = new Map<string, ReturnType<typeof recheckFolder>>();

/**
 * Compiles the console for the development server; what has not changed since the last time is not looked at again. Paths are below
 * the published folder.
 */
export async function compileForDevelopment(root: string, language: Language): Promise<DevelopmentOutcome> {
  const recompile = recompilers.get(root) ?? recheckFolder(root);
  recompilers.set(root, recompile);
  const { console: compiled, errors, config } = (await recompile()).compiled;
  if (compiled) return { files: emittedFiles(compiled, developmentVersion) };
  const [first] = errors;
  const message = errors.map((error) => formatFramed(error, config, language)).join("\n\n");
  return {
    problem: {
      message,
      ...(first ? { loc: { file: path.join(root, first.file), line: first.line, column: first.column } } : {}),
    },
  };
}
