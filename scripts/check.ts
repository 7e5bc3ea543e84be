import { fileURLToPath } from "node:url";
import { compileConsole } from "../src/compiler/compile";
import { formatJson, formatReport } from "../src/compiler/format";
import { readCommand } from "./setup/command";
import { paintFor } from "./setup/paint";

const usage = {
  zh: `npm run check -- [--json] [--lang zh|en]
列出配置中的全部错误，不写入任何文件。
退出码：0 没有错误；1 有错误；2 命令写错`,
  en: `npm run check -- [--json] [--lang zh|en]
Lists every mistake in config, all at once; writes nothing.
Exit codes: 0 none; 1 mistakes; 2 wrong use`,
};

const { values, language } = readCommand(usage, {});
const compiled = await compileConsole(fileURLToPath(new URL("..", import.meta.url)));

console.log(values.json ? formatJson(compiled, language) : formatReport(compiled, language, paintFor(process.stdout)));
process.exitCode = compiled.errors.length > 0 ? 1 : 0;
