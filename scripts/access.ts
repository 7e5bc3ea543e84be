import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { accessChanges } from "../src/compiler/access/diff";
import { resolvedOf, type ResolvedConsole } from "../src/compiler/access/resolved";
import { snapshotOf, snapshotPath } from "../src/compiler/access/snapshot";
import { formatError } from "../src/compiler/report/format-error";
import { readFolder } from "../src/compiler/node/read-folder";
import { programsOf, type Read, type Texts } from "../src/compiler/sources";
import { earlierOr, endWith, readCommand } from "./setup/command";

const usage = {
  zh: `npm run access -- [--diff 版本 | --write | --check] [--json] [--lang zh|en]
谁能打开什么：控制台、客户类型、账号类型、权限编码 → 菜单、页面、操作、接口。
  --diff 版本  说明从该版本（git 的提交、分支、标签，或另一份项目的目录）到现在，对谁开放或关闭了什么
  --write      更新快照 ${snapshotPath}，其差异须经审阅
  --check      快照是否最新
退出码：0 完成；1 配置有错误，或快照不是最新；2 命令写错或没有该版本`,
  en: `npm run access -- [--diff REVISION | --write | --check] [--json] [--lang zh|en]
Who reaches what: console, customer type, account type, codes -> menus, pages, actions, operations.
  --diff REVISION  says whom the change since that revision (a commit, branch or tag of git, or the folder of a copy) opens or closes what
  --write          updates the snapshot ${snapshotPath}, whose differences are reviewed
  --check          whether the snapshot is current
Exit codes: 0 done; 1 config has mistakes, or the snapshot is not current; 2 incorrect usage, or no such revision`,
};

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, language } = readCommand(usage, {
  diff: { type: "string" },
  write: { type: "boolean" },
  check: { type: "boolean" },
});
const texts = await readFolder(root);
if (values.diff !== undefined) await printDifference(await earlierOr(root, values.diff, usage[language]));
else await useSnapshot();

async function printDifference(earlier: Texts): Promise<void> {
  const { before, after } = programsOf(earlier, texts);
  const changes = accessChanges(consoleOf(before), consoleOf(after)).map(({ opens, words }) => ({
    opens,
    message: words[language],
  }));
  if (values.json) console.log(JSON.stringify({ changes }, null, 2));
  else if (changes.length === 0) console.log(language === "zh" ? "权限没有变化" : "everybody reaches what they did");
  else for (const { opens, message } of changes) console.log(`${opens ? "+" : "-"} ${message}`);
}

async function useSnapshot(): Promise<void> {
  const snapshot = snapshotOf(consoleOf(programsOf(texts, texts).after));
  const file = path.join(root, snapshotPath);
  if (values.write) await writeFile(file, snapshot);
  else if (!values.check) console.log(values.json ? JSON.stringify({ snapshot }) : snapshot.trimEnd());
  else if ((await readFile(file, "utf8")) !== snapshot) {
    console.error(
      language === "zh"
        ? `${snapshotPath} 不是最新的：运行 npm run access -- --write，并审阅差异`
        : `${snapshotPath} is not current: run npm run access -- --write and review its differences`,
    );
    process.exitCode = 1;
  }
}

/** The console of a version without mistakes; tells the mistakes of another and ends. */
function consoleOf({ program, errors }: Read): ResolvedConsole {
  const found = errors.length === 0 ? resolvedOf(program) : undefined;
  if (found) return found;
  for (const error of errors) console.error(formatError(error, language));
  if (errors.length > 0) process.exit(1);
  return endWith(language === "zh" ? "该版本没有完整的配置" : "that revision has no complete config", usage[language]);
}
