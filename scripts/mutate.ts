import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { judgeOf } from "../tests/mutation/judge";
import { mutantsOf } from "../tests/mutation/mutants";
import { sampleOf } from "../tests/mutation/sample";
import { formatSummary, summaryOf } from "../tests/mutation/summary";
import { readWhole } from "../tests/mutation/whole";
import { printFailure } from "./setup/explained.mjs";

const help = `npm run mutate [-- options]: makes every single change of config that a slip of hand may make, one at a time, and
tells which of them the compiler lets pass. Nothing is written.

  --sample N    only N of them, always the same ones
  --file PATH   only those of one file: config/screens/cost/recharge.json
  --json        the summary as JSON
  --help        this text

Exit code: 0 where every one is caught or of a reviewed kind (tests/mutation/reviewed.ts), 1 where others pass, 2 for a wrong option.`;

try {
  const { values } = parseArgs({
    options: {
      sample: { type: "string" },
      file: { type: "string" },
      json: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help) console.log(help);
  else process.exitCode = await mutate(values);
} catch (error) {
  printFailure(error);
  process.exitCode = 2;
}

async function mutate(options: { sample?: string; file?: string; json?: boolean }): Promise<number> {
  const whole = await readWhole(fileURLToPath(new URL("..", import.meta.url)));
  const files = whole.config.filter(({ path }) => options.file === undefined || path === options.file);
  if (files.length === 0) throw new Error(`There is no file ${options.file} in config/.`);
  const all = files.flatMap(mutantsOf);
  const count = options.sample === undefined ? all.length : Number(options.sample);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--sample is a number of mutants, not ${options.sample}.`);
  const summary = summaryOf(sampleOf(all, count).map(judgeOf(whole)));
  console.log(options.json ? JSON.stringify(summary, undefined, 2) : formatSummary(summary));
  return summary.passed.length > 0 ? 1 : 0;
}
