import { parseArgs } from "node:util";
import type { Database } from "../database/client";
import { type Import, type Imported, importInventory } from "./import";
import { ImportError } from "./import-error";

/** What the command line asks for. */
export type ImportArguments = Omit<Import, "onBad">;

/** Where the command writes. */
export interface ImportOutput {
  out: (line: string) => void;
  err: (line: string) => void;
}

const usage =
  "npm run import-resources -- FILE --account NAME [--customer NAME] [--cloud CLOUD] [--region REGION] [--complete] [--skip-bad-lines]";

/** What `--help` prints. */
export const help = `${usage}
Brings a customer's own inventory into a cloud account that is not synchronised; all of a file or nothing.
docs/import-resources.md lists columns, kinds of files and options.
Exit codes: 0 imported; 1 bad lines, or not possible`;

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;

/** Mistakes that are printed; the rest is counted. */
const MOST_PRINTED = 50;

/** Reads the command line; undefined where it asks for help. @throws ImportError that says how the command is used */
export function readArguments(args: readonly string[]): ImportArguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        account: text,
        customer: text,
        cloud: text,
        region: text,
        complete: flag,
        "skip-bad-lines": flag,
        help: flag,
      },
    });
    if (values.help) return undefined;
    const [path, ...more] = positionals;
    if (path === undefined) throw wrong("Which file?");
    if (more.length > 0) throw wrong("One file at a time, please.");
    if (values.account === undefined || values.account.trim() === "")
      throw wrong("Into which cloud account? Name it by --account.");
    const { account, customer, cloud, region, complete, "skip-bad-lines": skipBad } = values;
    if (complete && skipBad)
      throw wrong("--complete goes without --skip-bad-lines: what a bad line describes would be marked as gone.");
    return { path, account, customer, cloud, region, complete, skipBad };
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

function wrong(what: string): ImportError {
  return new ImportError(`${what}\nUsage: ${usage}`);
}

/** Runs an import and prints what came of it. @returns the exit code: 1 where nothing was imported because of bad lines */
export async function runImport(
  db: Database,
  task: ImportArguments,
  { out, err }: ImportOutput,
  now = new Date(),
): Promise<0 | 1> {
  let told = 0;
  const result = await importInventory(
    db,
    {
      ...task,
      onBad: (where, problem) => {
        told += 1;
        if (told <= MOST_PRINTED) err(`${where}: ${problem}`);
      },
    },
    now,
  );
  if (told > MOST_PRINTED) err(`... and ${counted(told - MOST_PRINTED, "more mistake")}`);
  describe(result, task).forEach((line) => out(line));
  return isRefused(result, task) ? 1 : 0;
}

function isRefused({ read, bad }: Imported, { skipBad }: ImportArguments): boolean {
  return bad > 0 && (!skipBad || bad === read);
}

function describe(result: Imported, task: ImportArguments): string[] {
  const { account, read, bad, appeared, changed, revived, unchanged, gone, tagged, leftOut } = result;
  const left = [...leftOut].map(([reason, count]) => `Left out, ${reason}: ${count.toLocaleString("en")}`);
  if (isRefused(result, task)) {
    const rest = read > bad ? ` --skip-bad-lines imports the other ${counted(read - bad, "resource")}.` : "";
    return [
      ...left,
      `Nothing was imported: ${bad.toLocaleString("en")} of ${counted(read, "resource")} ${bad === 1 ? "is" : "are"} bad.${rest}`,
    ];
  }
  const parts = [
    `${appeared.toLocaleString("en")} added`,
    `${changed.toLocaleString("en")} changed`,
    `${unchanged.toLocaleString("en")} unchanged`,
    ...(revived > 0 ? [`${revived.toLocaleString("en")} that had gone there again`] : []),
    ...(task.complete ? [`${gone.toLocaleString("en")} gone`] : []),
    ...(bad > 0 ? [`${bad.toLocaleString("en")} bad and left out`] : []),
  ];
  return [
    ...left,
    `Read ${counted(read, "resource")} into "${account.accountName}" of "${account.customName}": ${parts.join(", ")}.`,
    ...(tagged > 0 ? [`Bound ${counted(tagged, "tag")}.`] : []),
  ];
}

function counted(number: number, word: string): string {
  return `${number.toLocaleString("en")} ${word}${number === 1 ? "" : "s"}`;
}
