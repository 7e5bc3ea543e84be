import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "../src/compiler/node/compile";
import { check } from "../src/compiler/compile";
import { formatReport } from "../src/compiler/format";
import { fixRenames } from "../src/compiler/impact/fix";
import { formatImpacts, impactsJson } from "../src/compiler/impact/format";
import { impactsOf } from "../src/compiler/impact/impacts";
import type { Rename } from "../src/compiler/impact/renames";
import { readFolder } from "../src/compiler/node/read-folder";
import { nodeTools } from "../src/compiler/node/tools";
import { apiOf, type Texts } from "../src/compiler/sources";
import { readDescription } from "./generate/document";
import { earlierOr, endWith, readCommand } from "./setup/command";
import { noteUngenerated } from "./setup/note-ungenerated";

const usage = {
  zh: `npm run impact -- --from 版本|文件 [--to 文件] [--fix] [--json] [--lang zh|en]
说明接口的变化对现有配置有何影响：逐个页面、列、筛选项、表单、操作、规则和说明文字，附文件、行和列。
  --from  较早的接口描述：git 的提交、分支或标签，另一份项目的目录，或一个 OpenAPI 文件（JSON 或 YAML）
  --to    较晚的接口描述，例如接口方提出的新版本；默认为本项目现有的描述
  --fix   将推测的改名写入配置文件（格式不变），再检查并说明余下的错误
退出码：0 没有须处理的位置；1 有须处理的位置（--fix 之后：仍有错误）；2 命令写错或没有该版本`,
  en: `npm run impact -- --from REVISION|FILE [--to FILE] [--fix] [--json] [--lang zh|en]
Says what a change of the API does to config as it is: screen by screen, to columns, filters, forms, actions, rules and hints, with file,
line and column.
  --from  the earlier description: a commit, branch or tag of git, the folder of another copy of the project, or a file of OpenAPI (JSON
          or YAML)
  --to    the later description, such as a version that is proposed; by default the project's own
  --fix   writes the renames that can be guessed into the files of config, formatting kept, then checks and says what is left
Exit codes: 0 nothing breaks; 1 something breaks (with --fix: mistakes are left); 2 incorrect usage, or no such revision`,
};

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, language } = readCommand(usage, {
  from: { type: "string" },
  to: { type: "string" },
  fix: { type: "boolean" },
});
const zh = language === "zh";
if (values.from === undefined) endWith("--from?", usage[language]);
if (values.to === undefined) await noteUngenerated(root, language);
const present = await readFolder(root);
const after: Texts = values.to === undefined ? present : { ...present, description: await fileOr(values.to) };
const before: Texts = { ...present, description: await descriptionFrom(values.from ?? "") };
const [was, is] = [checked(before), checked(after)];
const impacts = impactsOf(was.scope.program, is.scope.program, {
  before: was.reported().errors,
  after: is.reported().errors,
});
console.log(values.json ? impactsJson(impacts, language) : formatImpacts(impacts, language));
if (values.fix) await fix(impacts.renames);
else process.exitCode = impacts.impacts.some(({ breaks }) => breaks) ? 1 : 0;

function checked(texts: Texts): ReturnType<typeof check> {
  return check({ ...texts, api: apiOf(texts) }, nodeTools.readQuery);
}

/** Of a file, a revision, or the folder of a copy. */
async function descriptionFrom(from: string): Promise<string> {
  const isFile = await stat(path.resolve(from)).then(
    (found) => found.isFile(),
    () => false,
  );
  return isFile ? fileOr(from) : (await earlierOr(root, from, usage[language])).description;
}

/** The description in a file; where it cannot be read, says why and ends with 2. */
async function fileOr(file: string): Promise<string> {
  try {
    const description = JSON.stringify(await readDescription(path.resolve(file)));
    apiOf({ config: [], description });
    return description;
  } catch (error) {
    return endWith(`${file}: ${reasonOf(error)}`, usage[language]);
  }
}

/** Of a bundler that failed, its own words. */
function reasonOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message?: string };
  const [, ...said] = stderr?.split(/^bundling .*$/m) ?? [];
  return said.join("").trim() || (message ?? String(error));
}

async function fix(renames: readonly Rename[]): Promise<void> {
  const { files, count, rest } = fixRenames(
    present.config,
    renames,
    (config) => checked({ ...after, config }).reported().errors,
  );
  const changed = files.filter((file, index) => file !== present.config[index]);
  for (const { path: file, text } of changed) await writeFile(path.join(root, file), text);
  const names = changed.map(({ path: file }) => `  ${file}`).join("\n");
  console.error(zh ? `\n已改写 ${count} 处名称：` : `\n${count} names were rewritten:`);
  console.error(names || (zh ? "  （无）" : "  (none)"));
  console.error(`\n${formatReport(compile({ ...after, config: files, api: apiOf(after) }), language)}`);
  process.exitCode = rest.length > 0 ? 1 : 0;
}
