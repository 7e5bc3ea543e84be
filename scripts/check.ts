import { fileURLToPath } from "node:url";
import { compileConsole } from "../src/compiler/node/compile";
import { formatJson, formatReport } from "../src/compiler/format";
import { readCommand } from "./setup/command";
import { noteUngenerated } from "./setup/note-ungenerated";
import { paintFor } from "./setup/paint";

const usage = {
  zh: `npm run check -- [--watch] [--json] [--lang zh|en]
列出配置中的全部错误，不写入任何文件。
  --watch  每次保存后重新检查，直到按 Ctrl-C；带 --json 时每次输出一行
退出码：0 没有错误；1 有错误；2 命令写错`,
  en: `npm run check -- [--watch] [--json] [--lang zh|en]
Lists every mistake in config, all at once; writes nothing.
  --watch  checks again whenever something is saved, until Ctrl-C; with --json prints one line each time
Exit codes: 0 none; 1 mistakes; 2 incorrect usage`,
};

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, language } = readCommand(usage, { watch: { type: "boolean" } });

await noteUngenerated(root, language);
if (values.watch) {
  const { watchConsole } = await import("./setup/watch-console");
  await watchConsole(root, language, values.json ?? false);
} else {
  const compiled = await compileConsole(root);
  console.log(
    values.json ? formatJson(compiled, language) : formatReport(compiled, language, paintFor(process.stdout)),
  );
  process.exitCode = compiled.errors.length > 0 ? 1 : 0;
}
