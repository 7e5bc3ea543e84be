import { parseArgs, type ParseArgsConfig } from "node:util";
import { commandLanguage } from "../../src/compiler/language";
import { UnknownRevision } from "../../src/compiler/node/read-revision";
import { readFrom } from "../../src/compiler/node/read-folder";
import type { Texts } from "../../src/compiler/sources";
import type { Language, Words } from "../../src/model/words";

/** What a command takes besides `--json`, `--lang` and `--help`. */
type Options = NonNullable<ParseArgsConfig["options"]>;

/** What every command understands. */
const common = { json: { type: "boolean" }, lang: { type: "string" }, help: { type: "boolean" } } as const;

/** What was asked for, and the language to answer in. */
export interface Asked<O extends Options> {
  values: ReturnType<typeof parseArgs<{ options: O & typeof common }>>["values"];
  language: Language;
  /** What stands there besides options. */
  rest: string[];
}

/**
 * Reads the command line of a command. With `--help` prints what it does and ends with 0; with an option it does not have, or with more
 * than `most` words besides options, says so and ends with 2.
 */
export function readCommand<O extends Options>(usage: Words, options: O, most = 0): Asked<O> {
  const language = commandLanguage(languageIn(process.argv), process.env);
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, ...common },
      args: process.argv.slice(2),
      allowPositionals: most > 0,
    });
    if (positionals.length > most) throw new Error(positionals.slice(most).join(" "));
    if ((values as { help?: boolean }).help) {
      console.log(usage[language]);
      process.exit(0);
    }
    return { values, language, rest: positionals } as Asked<O>;
  } catch (error) {
    return endWith(error instanceof Error ? error.message : String(error), usage[language]);
  }
}

/** Says what is wrong with the command line, and how the command is used; ends with 2. */
export function endWith(wrong: string, usage: string): never {
  console.error(`${wrong}\n\n${usage}`);
  process.exit(2);
}

/** An earlier version; where there is none of that name, says so and ends with 2. */
export async function earlierOr(root: string, from: string, usage: string): Promise<Texts> {
  try {
    return await readFrom(root, from);
  } catch (error) {
    if (!(error instanceof UnknownRevision)) throw error;
    return endWith(error.message, usage);
  }
}

function languageIn(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === "--lang" || arg.startsWith("--lang="));
  return args[at]?.includes("=") ? args[at].split("=")[1] : args[at + 1];
}
