import { fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { judgeOf } from "../tests/mutation/judge";
import { mutantsOf } from "../tests/mutation/mutants";
import { sampleOf } from "../tests/mutation/sample";
import { formatSummary, type Outcome, outcomeOf, summaryOf } from "../tests/mutation/summary";
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
Exit codes: 0 every one is caught or of a reviewed kind (tests/mutation/reviewed.ts); 1 others pass; 2 incorrect usage`,
};

/** So many are told of together, and are worth a process of their own. */
const ENOUGH = 500;

const progress = {
  zh: (tried: number, all: number) => `已尝试约 ${Math.min(tried, all)} / ${all}`,
  en: (tried: number, all: number) => `about ${Math.min(tried, all)} of ${all} tried`,
};

const { values, language } = readCommand(usage, { sample: { type: "string" }, file: { type: "string" } });
const root = fileURLToPath(new URL("..", import.meta.url));
const whole = await readWhole(root);
const files = whole.config.filter(({ path }) => values.file === undefined || path === values.file);
if (files.length === 0) endWith(`--file ${values.file}?`, usage[language]);
const all = files.flatMap(mutantsOf);
const count = values.sample === undefined ? all.length : Number(values.sample);
if (!Number.isInteger(count) || count < 1) endWith(`--sample ${values.sample}?`, usage[language]);
const sample = sampleOf(all, count);

// The command starts itself once for each core, and tells each process so: "0/2" judges every second one of the sample from the first on.
const share = process.env.CDZ_MUTANTS?.split("/").map(Number);
if (share) judge(share[0] ?? 0, share[1] ?? 1);
else {
  const processes = Math.min(availableParallelism(), Math.ceil(sample.length / ENOUGH));
  const parts = Array.from({ length: processes }, (_, from) => judgedBy(from, processes));
  const summary = summaryOf((await Promise.all(parts)).flat());
  console.log(values.json ? JSON.stringify(summary, undefined, 2) : formatSummary(summary));
  process.exitCode = summary.passed.length > 0 ? 1 : 0;
}

/** Tells the process that started this one what became of each mutant, some at a time. */
function judge(from: number, each: number): void {
  const judgeOne = judgeOf(whole);
  const own = sample.filter((_, index) => index % each === from);
  for (let begin = 0; begin < own.length; begin += ENOUGH)
    process.send?.(own.slice(begin, begin + ENOUGH).map((mutant) => outcomeOf(judgeOne(mutant))));
}

/** Has a process judge its share, and says how far it is. */
async function judgedBy(from: number, each: number): Promise<Outcome[]> {
  const own = fork(`${root}scripts/run.mjs`, ["scripts/mutate.ts", ...process.argv.slice(2)], {
    env: { ...process.env, CDZ_MUTANTS: `${from}/${each}` },
  });
  const outcomes: Outcome[] = [];
  own.on("message", (some: Outcome[]) => {
    outcomes.push(...some);
    console.error(progress[language](outcomes.length * each, sample.length));
    for (const { change } of some) if (change !== undefined) console.error(change);
  });
  const [code] = (await once(own, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${from}/${each}: ${code}`);
  return outcomes;
}
