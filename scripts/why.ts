import { fileURLToPath } from "node:url";
import { factNames } from "../src/compiler/index/facts";
import { formatWhy, whyJson } from "../src/compiler/access/format-why";
import { resolvedOf } from "../src/compiler/access/resolved";
import { whyOf } from "../src/compiler/access/why";
import { formatError } from "../src/compiler/report/format-error";
import { readFolder } from "../src/compiler/node/read-folder";
import { programsOf } from "../src/compiler/sources";
import { joinCodes, splitCodes } from "../src/domain/permission";
import { endWith, readCommand } from "./setup/command";

const usage = {
  zh: `npm run why -- --screen 对象 [--user type4] [--account main|sub] [--codes v3,v3-18] [--mode 1|2] [--json] [--lang zh|en]
某类用户为什么能或不能看到一个对象的菜单、页面和操作：规则、持有或缺少的编码、记录须处于的状态，以及文件和行号。
  --screen   对象，即 config/screens 中的文件名，例如 refunds
  --user     客户类型：type4 或接口中的名称；默认 type0
  --account  main 主账号（默认）或 sub 子账号
  --codes    持有的编码，以逗号分隔；默认 all
  --mode     控制台；默认两个都说明
退出码：0 已说明；1 配置有错误；2 命令写错或没有该对象`,
  en: `npm run why -- --screen SUBJECT [--user type4] [--account main|sub] [--codes v3,v3-18] [--mode 1|2] [--json] [--lang zh|en]
Why a kind of user finds the menu entry, pages and actions of a subject, or does not: the rule, the code held or missing, the state that a
row needs, with file and line.
  --screen   the subject: the name of its file in config/screens, refunds for example
  --user     the type of customer: type4, or its name in the API; type0 by default
  --account  main (the default) or sub
  --codes    the codes held, separated by commas; all by default
  --mode     the console; both by default
Exit codes: 0 told; 1 config has mistakes; 2 incorrect usage, or no such subject`,
};

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, language } = readCommand(usage, {
  screen: { type: "string" },
  user: { type: "string" },
  account: { type: "string" },
  codes: { type: "string" },
  mode: { type: "string" },
});
const texts = await readFolder(root);
const { program, errors } = programsOf(texts, texts).after;
const resolved = errors.length === 0 ? resolvedOf(program) : undefined;
if (!resolved) {
  for (const error of errors) console.error(formatError(error, language));
  process.exit(1);
}
const customType = numberOf("customType", values.user ?? "type0");
const accountType = numberOf("accountType", values.account ?? "main");
const authCodes = ["all", "channel"].includes(values.codes ?? "all")
  ? (values.codes ?? "all")
  : joinCodes(splitCodes(values.codes ?? ""));
const modes = ([1, 2] as const).filter((mode) => values.mode === undefined || values.mode === String(mode));
const reasons = modes.map((mode) => whyOf(resolved, values.screen ?? "", { mode, customType, accountType, authCodes }));
const told = reasons.filter((each) => each !== undefined).flat();
if (told.length === 0)
  endWith(
    language === "zh" ? `没有对象“${values.screen ?? ""}”` : `There is no subject "${values.screen ?? ""}".`,
    usage[language],
  );
console.log(values.json ? whyJson(told, language) : formatWhy(told, language));

/** A value of a fact by its number, with or without `type` before it, or by its name in the API. */
function numberOf(fact: string, written: string): number {
  const names = factNames(program.api, fact);
  const number = Number(names?.get(written) ?? written.replace(/^type/, ""));
  if (Number.isInteger(number)) return number;
  const known = [...(names?.keys() ?? [])].join(", ");
  return endWith(`${written}: ${known}`, usage[language]);
}
