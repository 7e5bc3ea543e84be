import path from "node:path";
import { fileURLToPath } from "node:url";
import { changesBetween } from "../src/compiler/changes/changes";
import type { Change } from "../src/compiler/changes/change";
import { changesJson, formatChanges } from "../src/compiler/changes/format";
import { compile } from "../src/compiler/node/compile";
import { formatError } from "../src/compiler/report/format-error";
import { readFolder } from "../src/compiler/node/read-folder";
import { apiOf, programsOf, type Texts } from "../src/compiler/sources";
import type { CompiledConsole } from "../src/compiler/emit/emit";
import type { ChangePictures } from "../tests/pictures/changed/changed";
import { ensureBuilt } from "./setup/build.mjs";
import { earlierOr, readCommand } from "./setup/command";
import { Explained, printFailure } from "./setup/explained.mjs";
import { endOnSignals, onShutdown, shutDown } from "./setup/shutdown.mjs";

const usage = {
  zh: `npm run changes -- [--from 版本] [--pictures 目录 [--both]] [--json] [--lang zh|en]
说明配置（及其背后的接口）从某一版本到现在的变化，按风险分组：资金、权限、数据丢失、文字、其他。
  --from      git 的提交、分支或标签，或另一份项目所在的目录；默认为 HEAD，即尚未提交的修改
  --pictures  把编译结果不同的视图修改前后的画面存到此目录，并在其中的 index.html 中并排显示；数据由接口描述生成，需要 Chromium 或 Chrome
  --both      两种语言的画面；默认只有说明所用的语言
退出码：0 已说明；1 配置有错误，或无法截取画面；2 命令写错或没有该版本`,
  en: `npm run changes -- [--from REVISION] [--pictures FOLDER [--both]] [--json] [--lang zh|en]
Says what changed in config, and in the API behind it, since a revision, grouped by risk: money, permission, data loss, wording, other.
  --from      a commit, branch or tag of git, or the folder of another copy of the project; HEAD by default: what is not committed yet
  --pictures  puts pictures, before and after, of the views whose compiled form differs into this folder, and shows them side by side on its
              index.html; with data made of the API's description; needs Chromium or Chrome
  --both      pictures in both languages; by default only in that of the sentences
Exit codes: 0 told; 1 config has mistakes, or no pictures could be taken; 2 incorrect usage, or no such revision`,
};

const older = {
  zh: "提示：较早的版本有现在无法识别的部分，按文件中的键说明。",
  en: "note: the earlier version has parts that are not understood any more; they are told by their keys.",
};

const undrawn = {
  zh: "较早的版本按现在的规则有错误，无法显示，因此没有画面",
  en: "The earlier version has mistakes by the rules of now and cannot be shown: there are no pictures.",
};

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, language } = readCommand(usage, {
  from: { type: "string" },
  pictures: { type: "string" },
  both: { type: "boolean" },
});
const [was, is] = [await earlierOr(root, values.from ?? "HEAD", usage[language]), await readFolder(root)];
const { before, after } = programsOf(was, is);
if (after.errors.length > 0) {
  for (const error of after.errors) console.error(formatError(error, language));
  process.exitCode = 1;
} else {
  if (before.errors.length > 0) console.error(older[language]);
  const changes = changesBetween(before.program, after.program);
  if (values.pictures === undefined) tell(changes);
  else await tellWithPictures(changes, values.pictures);
}

function tell(changes: readonly Change[], pictures?: ChangePictures): void {
  if (values.json) return console.log(changesJson(changes, language, pictures && { pictures }));
  console.log(formatChanges(changes, language));
  if (!pictures) return;
  const { page, views } = pictures;
  console.log(
    language === "zh"
      ? `\n${views.length} 个视图的画面：${page}`
      : `\nPictures of ${views.length} view${views.length === 1 ? "" : "s"}: ${page}`,
  );
}

/** Ends the program: browser and servers have to be closed however it ends. */
async function tellWithPictures(changes: readonly Change[], folder: string): Promise<void> {
  endOnSignals();
  try {
    const [earlier, present] = [compiled(was), compiled(is)];
    await ensureBuilt(root, process.stderr);
    const { takeChangePictures } = await import("../tests/pictures/changed/changed");
    const pictures = await takeChangePictures({
      root,
      before: earlier,
      after: present,
      changes,
      folder: path.resolve(folder),
      languages: values.both ? [language, language === "zh" ? "en" : "zh"] : [language],
      log: (line) => console.error(line),
      onShutdown,
    });
    tell(changes, pictures);
    await shutDown(0);
  } catch (error) {
    printFailure(error);
    await shutDown(1);
  }
}

/** @throws Explained where it has mistakes that are found only when the whole is checked */
function compiled(texts: Texts): CompiledConsole {
  const { console: found, errors } = compile({ ...texts, api: apiOf(texts) });
  if (found) return found;
  throw new Explained(
    texts === is ? errors.map((error) => formatError(error, language)).join("\n") : undrawn[language],
  );
}
