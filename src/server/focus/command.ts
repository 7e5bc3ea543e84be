import { parseArgs } from "node:util";
import type { Database } from "../database/client";
import { FocusError } from "./focus-error";
import { importFocus } from "./import";
import { describeBadLine, describeResult } from "./report";

/** What the command line asks for. */
export interface FocusArguments {
  path: string;
  customId: number;
  skipBad: boolean;
}

/** Where the command writes. */
export interface FocusOutput {
  out: (line: string) => void;
  err: (line: string) => void;
}

const usage = "npm run import-focus -- FILE.csv [--customer 1001] [--skip-bad]";

/** What `--help` prints. */
export const help = `${usage}
Loads bill lines of a FOCUS 1.0 file; all of them or none, and the same file twice changes nothing.
  --customer  number of the customer whose bill it is
  --skip-bad  loads the good lines of a file with bad ones
Exit codes: 0 loaded; 1 bad lines, or not possible`;

/** Bad lines printed; the rest of very bad files is only counted. */
const printedBadLines = 1000;

/** Lines between two signs of life. */
const progressEvery = 100_000;

/** Reads the command line; undefined where it asks for help. @throws FocusError that says how the command is used */
export function readArguments(args: readonly string[]): FocusArguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        customer: { type: "string", default: "1001" },
        "skip-bad": { type: "boolean", default: false },
        help: { type: "boolean" },
      },
    });
    if (values.help) return undefined;
    const [path, ...more] = positionals;
    if (path === undefined) throw wrong("Which file?");
    if (more.length > 0) throw wrong("One file at a time, please.");
    if (!/^[1-9]\d{0,14}$/.test(values.customer)) throw wrong(`"${values.customer}" is not the number of a customer.`);
    return { path, customId: Number(values.customer), skipBad: values["skip-bad"] };
  } catch (error) {
    if (error instanceof FocusError) throw error;
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

function wrong(what: string): FocusError {
  return new FocusError(`${what}\nUsage: ${usage}`);
}

/** Runs an import and prints what came of it. @returns the exit code: 1 when nothing was kept because of bad lines */
export async function runImport(db: Database, task: FocusArguments, { out, err }: FocusOutput): Promise<0 | 1> {
  let bad = 0;
  let told = 0;
  const result = await importFocus(db, {
    ...task,
    onBadLine: (line) => {
      bad += 1;
      if (bad <= printedBadLines) describeBadLine(line).forEach((text) => err(text));
    },
    onProgress: (lines) => {
      if (lines - told < progressEvery) return;
      told = lines - (lines % progressEvery);
      out(`${told.toLocaleString("en")} lines read`);
    },
  });
  if (bad > printedBadLines) err(`... and ${(bad - printedBadLines).toLocaleString("en")} more bad lines`);
  describeResult(result, task.skipBad).forEach((text) => out(text));
  return result.bad > 0 && !task.skipBad ? 1 : 0;
}
