import { fileURLToPath } from "node:url";
import { judgeOf } from "../tests/mutation/judge";
import { mutantsOf } from "../tests/mutation/mutants";
import { sampleOf } from "../tests/mutation/sample";
import { formatSummary, summaryOf } from "../tests/mutation/summary";
import { readWhole } from "../tests/mutation/whole";
import { endWith, readCommand } from "./setup/command";

const usage = {
  zh: `npm run mutate -- [--sample 数量] [--file 路径] [--json] [--lang zh|en]
逐一尝试配置中手误可能造成的每一处修改，并说明编译器放过了哪些。不写入任何文件。
  --sample  只尝试这么多处，每次都相同
  --file    只尝试一个文件，例如 config/screens/cost/recharge.json
退出码：0 每一处都被发现，或属于已审阅的种类（tests/mutation/reviewed.ts）；1 有其他的；2 命令写错`,
  en: `npm run mutate -- [--sample N] [--file PATH] [--json] [--lang zh|en]
Makes every single change of config that a slip of hand may make, one at a time, and tells which of them the compiler lets pass.
Nothing is written.
  --sample  only N of them, always the same ones
  --file    only those of one file, such as config/screens/cost/recharge.json
Exit codes: 0 every one is caught or of a reviewed kind (tests/mutation/reviewed.ts); 1 others pass; 2 wrong use`,
};

const { values, language } = readCommand(usage, { sample: { type: "string" }, file: { type: "string" } });
const whole = await readWhole(fileURLToPath(new URL("..", import.meta.url)));
const files = whole.config.filter(({ path }) => values.file === undefined || path === values.file);
if (files.length === 0) endWith(`--file ${values.file}?`, usage[language]);
const all = files.flatMap(mutantsOf);
const count = values.sample === undefined ? all.length : Number(values.sample);
if (!Number.isInteger(count) || count < 1) endWith(`--sample ${values.sample}?`, usage[language]);
const summary = summaryOf(sampleOf(all, count).map(judgeOf(whole)));
console.log(values.json ? JSON.stringify(summary, undefined, 2) : formatSummary(summary));
process.exitCode = summary.passed.length > 0 ? 1 : 0;
