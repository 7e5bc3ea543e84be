import { fileURLToPath } from "node:url";
import { changesBetween } from "../src/compiler/changes/changes";
import { changesJson, formatChanges } from "../src/compiler/changes/format";
import { formatError } from "../src/compiler/report/format-error";
import { readFolder } from "../src/compiler/node/read-folder";
import { programsOf } from "../src/compiler/sources";
import { earlierOr, readCommand } from "./setup/command";

const usage = {
  zh: `npm run changes -- [--from 版本] [--json] [--lang zh|en]
说明配置（及其背后的接口）从某一版本到现在的变化，按风险分组：资金、权限、数据丢失、文字、其他。
  --from  git 的提交、分支或标签，或另一份项目所在的目录；默认为 HEAD，即尚未提交的修改
退出码：0 已说明；1 配置有错误；2 命令写错或没有该版本`,
  en: `npm run changes -- [--from REVISION] [--json] [--lang zh|en]
Says what changed in config, and in the API behind it, since a revision, grouped by risk: money, permission, data loss, wording, other.
  --from  a commit, branch or tag of git, or the folder of another copy of the project; HEAD unless told: what is not committed yet
Exit codes: 0 told; 1 config has mistakes; 2 wrong use, or no such revision`,
};

const older = {
  zh: "提示：较早的版本有现在无法识别的部分，按文件中的键说明。",
  en: "note: the earlier version has parts that are not understood any more; they are told by their keys.",
};

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, language } = readCommand(usage, { from: { type: "string" } });
const { before, after } = programsOf(
  await earlierOr(root, values.from ?? "HEAD", usage[language]),
  await readFolder(root),
);
if (after.errors.length > 0) {
  for (const error of after.errors) console.error(formatError(error, language));
  process.exitCode = 1;
} else {
  if (before.errors.length > 0) console.error(older[language]);
  const changes = changesBetween(before.program, after.program);
  console.log(values.json ? changesJson(changes, language) : formatChanges(changes, language));
}
