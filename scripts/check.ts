import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { compileConsole } from "../src/compiler/compile";
import { formatJson, formatReport } from "../src/compiler/format";
import { commandLanguage } from "../src/compiler/language";

// `npm run check [-- --json] [-- --lang zh|en]`: every mistake in config, all at once; exit code 1 if there is one.
const { values } = parseArgs({ options: { json: { type: "boolean" }, lang: { type: "string" } } });
const language = commandLanguage(values.lang, process.env);
const compiled = await compileConsole(fileURLToPath(new URL("..", import.meta.url)));

console.log(values.json ? formatJson(compiled, language) : formatReport(compiled, language));
process.exitCode = compiled.errors.length > 0 ? 1 : 0;
