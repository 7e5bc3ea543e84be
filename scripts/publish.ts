import { execFile } from "node:child_process";
import { userInfo } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { formatChanges, plainChanges } from "../src/compiler/changes/format";
import { formatReport } from "../src/compiler/format";
import { formatHistory } from "../src/compiler/node/format-history";
import { readHistory } from "../src/compiler/node/history";
import { ConfigHasErrors, publish, UnknownVersion, versionBefore } from "../src/compiler/node/publish";
import type { Description } from "../src/compiler/api/description";
import type { CompiledConsole } from "../src/compiler/emit/emit";
import { formatSmoke, formatSmokeFailure, SmokeFailed, type SmokeOutcome } from "./smoke/told";
import { brotliLevels, compressFolder } from "./setup/compress";
import { endWith, readCommand } from "./setup/command";
import { noteUngenerated } from "./setup/note-ungenerated";
import { paintFor } from "./setup/paint";

const usage = {
  zh: `npm run publish -- [--why 原因] [--by 姓名] [--dry-run] [--rollback [版本]] [--history] [--smoke 地址 | --no-smoke] [--out dist] [--json] [--lang zh|en]
检查、编译配置，试运行后发布；应用程序不重新构建。有错误或试运行失败时不发布任何内容。
试运行：以新配置的设置登录一个临时服务器（数据库为空，用后删除），并获取每个列表的第一页。与已发布版本相同时不试运行。
  --why       为什么发布，记入历史；--by 是谁发布，默认为 git 或系统的用户名
  --dry-run   检查并说明会改变什么，不发布
  --smoke     在此地址的接口上试运行，例如 https://cloud.example.com；CDZ_SMOKE_TOKEN 为拥有全部权限的用户的会话令牌。
              设置了 CDZ_ADMIN_URL 时默认为该接口；没有令牌则不试运行，并予以说明
  --no-smoke  不试运行
  --rollback  恢复到历史中的某个版本，默认为当前版本的前一个；以当时的配置按现在的接口重新编译
  --history   发布历史：谁、何时、为什么、改变了什么
退出码：0 完成；1 配置有错误，或试运行失败；2 命令写错或没有该版本`,
  en: `npm run publish -- [--why REASON] [--by NAME] [--dry-run] [--rollback [VERSION]] [--history] [--smoke URL | --no-smoke] [--out dist] [--json]
  [--lang zh|en]
Checks and compiles config, tries it and publishes it; the application is not built anew. With a mistake, or where the smoke test fails,
nothing is published. The smoke test signs in to a throwaway server with an empty database, by the settings of the new console, and
fetches the first page of every list. What is published already is not tried again.
  --why       the reason, kept in the history; --by: who publishes; by default the user's name in git, or else on this system
  --dry-run   checks, and says what would change; publishes nothing
  --smoke     tries it on the API at this address instead, such as https://cloud.example.com, with the session token in CDZ_SMOKE_TOKEN, of
              a user with all permissions. With CDZ_ADMIN_URL that API is the default; without a token nothing is tried, which is said
  --no-smoke  tries nothing
  --rollback  goes back to a version of the history, by default the one before the present one: config of then is compiled against
              the API of now
  --history   who published what, when and why
Exit codes: 0 done; 1 config has mistakes, or the smoke test failed; 2 incorrect usage, or no such version`,
};

const unchanged = { zh: "与已发布的版本相同", en: "the same version is published already" };

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, language, rest } = readCommand(
  usage,
  {
    out: { type: "string" },
    why: { type: "string" },
    by: { type: "string" },
    "dry-run": { type: "boolean" },
    smoke: { type: "string" },
    "no-smoke": { type: "boolean" },
    rollback: { type: "boolean" },
    history: { type: "boolean" },
  },
  1,
);
const out = path.resolve(root, values.out ?? "dist");
const zh = language === "zh";
const smokeUrl = values.smoke ?? (process.env.CDZ_ADMIN_URL || undefined);
if (smokeUrl !== undefined && !/^https?:\/\//.test(smokeUrl)) endWith(`--smoke ${smokeUrl}?`, usage[language]);

try {
  if (values.history) await printHistory();
  else await publishConsole();
} catch (error) {
  if (error instanceof UnknownVersion)
    endWith(
      zh ? `没有可恢复的版本 ${error.message}` : `There is no version ${error.message} to go back to.`,
      usage[language],
    );
  if (error instanceof SmokeFailed) console.error(formatSmokeFailure(error, language));
  else if (error instanceof ConfigHasErrors)
    console.error(formatReport(error.compiled, language, paintFor(process.stderr)));
  else throw error;
  process.exitCode = 1;
}

async function printHistory(): Promise<void> {
  const history = await readHistory(out);
  if (!values.json) return console.log(formatHistory(history, language));
  const plain = history.map(({ changes, ...each }) => ({
    ...each,
    ...(changes && { changes: plainChanges(changes, language) }),
  }));
  console.log(JSON.stringify({ history: plain }, null, 2));
}

async function publishConsole(): Promise<void> {
  await noteUngenerated(root, language);
  const back = values.rollback ? (rest[0] ?? (await versionBefore(out))) : undefined;
  const dryRun = values["dry-run"] ?? false;
  const note = { who: values.by ?? (await userName()), why: values.why ?? "" };
  let smoke: SmokeOutcome = { skipped: values["no-smoke"] ? "--no-smoke" : unchanged[language] };
  const tryOut = async (...tried: [CompiledConsole, Description]): Promise<void> => {
    // It brings the whole server along, which takes longer to load than all else.
    const { smokeOutcome } = await import("./smoke/outcome");
    smoke = await smokeOutcome(...tried, smokeUrl, language);
  };
  const { version, files, compiled, changes } = await publish({
    root,
    out,
    note,
    dryRun,
    ...(!values["no-smoke"] && { tryOut }),
    ...(back && { back }),
  });
  if (!dryRun) await compressFolder(path.join(out, "console"), brotliLevels.published);
  if (values.json) {
    const told = changes && plainChanges(changes, language);
    console.log(JSON.stringify({ version, published: !dryRun, files: files.length, smoke, changes: told }, null, 2));
    return;
  }
  console.log(formatReport(compiled, language));
  console.log(formatSmoke(smoke, language));
  if (changes) console.log(`\n${formatChanges(changes, language)}\n`);
  const [done, dry] = zh
    ? [`已发布版本 ${version}：${files.length} 个文件`, `未发布；将发布为版本 ${version}`]
    : [`published version ${version}: ${files.length} files`, `nothing was published; it would be version ${version}`];
  console.log(dryRun ? dry : done);
  if (back && !dryRun)
    console.log(
      zh
        ? "config/ 没有改动：下次发布前请先修正，否则会再次发布其中的内容"
        : "config/ is as it was: mend it before the next publication, which publishes what is there",
    );
}

/** As git knows the user, or else the system. */
async function userName(): Promise<string> {
  const { stdout } = await promisify(execFile)("git", ["config", "user.name"], { cwd: root }).catch(() => ({
    stdout: "",
  }));
  return stdout.trim() || userInfo().username;
}
