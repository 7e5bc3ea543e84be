import { fileURLToPath } from "node:url";
import { createConnection } from "vscode-languageserver/node";
import { commandLanguage } from "../src/compiler/language";
import { serve } from "./language-server/serve";
import { workspaceOf } from "./language-server/workspace";
import { readCommand } from "./setup/command";

const usage = {
  zh: `npm run --silent language-server -- [--lang zh|en]
供编辑器使用的配置语言服务（LSP），通过标准输入和输出通信：输入时提示可用的名称，标出错误并给出修改建议。
  --lang  提示和错误的语言；默认为编辑器的语言，其次为环境的语言
退出码：0 由编辑器结束；1 连接中断；2 命令写错`,
  en: `npm run --silent language-server -- [--lang zh|en]
The language server of config, for editors (LSP) over standard input and output: completes names, marks mistakes and offers to mend them,
while you type.
  --lang  the language of what it says; by default that of the editor, or else of the environment
Exit codes: 0 ended by the editor; 1 its connection broke; 2 incorrect usage`,
};

// Some editors add --stdio by themselves.
const { values, language } = readCommand(usage, { stdio: { type: "boolean" } });
const root = fileURLToPath(new URL("..", import.meta.url));
serve(createConnection(process.stdin, process.stdout), workspaceOf(root), (locale) =>
  locale === undefined ? language : commandLanguage(values.lang, { LANG: locale }),
);
