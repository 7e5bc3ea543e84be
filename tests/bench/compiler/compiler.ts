import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { MANY } from "../many-screens";
import { COMPILER_LIMITS, type Measure, TIMES_OF_A_WHOLE_CHECK } from "../measure";
import { median } from "../statistics";

/** What the compiler takes: processor time in milliseconds, memory in MB at most. */
export interface CompilerCosts {
  /** The first check of a process. */
  check: number;
  /** The one after it, of which one file has changed. */
  changed: number;
  /** Of a process that checked and compiled. */
  memory: number;
  /** A publication of one changed file: compiled, put in place, compressed. */
  publish: number;
}

type Size = "today" | "many";

const program = "tests/bench/compiler/compiler-process.ts";

/** Checking and publishing config as it is, and with a thousand screens more; each round in a process of its own. */
export async function measureCompiler(root: string, rounds: number): Promise<Measure[]> {
  const costs: Record<Size, CompilerCosts[]> = { today: [], many: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const size of ["today", "many"] as const)
      costs[size].push({ ...(await run(root, size, "check")), ...(await run(root, size, "publish")) });
  return [
    ...linesOf("today's config", costs.today, { publish: COMPILER_LIMITS.publishToday }),
    ...linesOf(`${MANY} screens more`, costs.many, COMPILER_LIMITS),
  ];
}

async function run(root: string, size: Size, what: "check" | "publish"): Promise<CompilerCosts> {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/run.mjs", program, size, what], {
    cwd: root,
  });
  return JSON.parse(stdout) as CompilerCosts;
}

function linesOf(
  name: string,
  costs: readonly CompilerCosts[],
  limits: Partial<Record<keyof CompilerCosts, number>>,
): Measure[] {
  const heading = `Compiler, processor time, ${name}`;
  const of = (key: keyof CompilerCosts): number => median(costs.map((each) => each[key]));
  const line = (key: keyof CompilerCosts, title: string, unit: Measure["unit"]): Measure => ({
    heading,
    name: title,
    value: of(key),
    unit,
    ...(limits[key] !== undefined && { budget: limits[key] }),
  });
  return [
    line("check", "check", "ms"),
    { ...line("changed", "one changed file, beside all", "ms"), reference: of("check"), ratio: TIMES_OF_A_WHOLE_CHECK },
    line("publish", "publish one changed file", "ms"),
    line("memory", "memory", "MB"),
  ];
}
