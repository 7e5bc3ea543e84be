import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { Explained } from "./explained.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, runProgram } from "./program.mjs";
import { run } from "./run.mjs";
import { stopSignal } from "./shutdown.mjs";
import { chooseSteps, countTests, steps, unknownSteps } from "./test-steps.mjs";
import { summaryLines } from "./test-summary.mjs";

/** @typedef {import("./test-steps.mjs").Count} Count */
/** @typedef {import("./test-steps.mjs").Step} Step */
/** @typedef {import("./test-summary.mjs").Outcome} Outcome */

/**
 * `npm test [-- name ...]`: prepares what is missing, runs every step whatever the others say, and sums up.
 * @param {string[]} names steps to run; all where empty
 */
export async function test(names) {
  await runProgram(async () => {
    const unknown = unknownSteps(names);
    if (unknown.length > 0) {
      throw new Explained(
        `There is no step "${unknown.join(", ")}"; there are: ${steps.map(({ name }) => name).join(", ")}.`,
      );
    }
    await ensureInstalled(root);
    mkdirSync(path.join(root, ".cache/test"), { recursive: true });
    const outcomes = await runSteps(chooseSteps(names));
    stopSignal.throwIfAborted();
    return summarise(outcomes) ? 0 : 1;
  });
}

/**
 * Steps that keep one core busy run two at a time; those that use both run alone.
 * @param {Step[]} chosen
 * @returns {Promise<Outcome[]>}
 */
async function runSteps(chosen) {
  const waiting = chosen.filter((step) => !step.alone);
  /** @type {Outcome[]} */
  const outcomes = [];
  const worker = async () => {
    for (let step = waiting.shift(); step && !stopSignal.aborted; step = waiting.shift())
      outcomes.push(await runStep(step));
  };
  await Promise.all([worker(), worker()]);
  for (const step of chosen.filter(({ alone }) => alone)) {
    if (!stopSignal.aborted) outcomes.push(await runStep(step));
  }
  return outcomes;
}

/**
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
async function runStep(step) {
  const since = Date.now();
  const { ok, output, env } = await prepare(step);
  if (step.report) rmSync(path.join(root, step.report), { force: true });
  // A step alone speaks as it goes; of two at a time each is heard when it is done.
  if (step.alone) heading(step.title);
  const program = step.script.endsWith(".ts") ? ["scripts/run.mjs", step.script] : [step.script];
  const onOutput = step.alone ? (/** @type {string} */ text) => void process.stdout.write(text) : undefined;
  const ran = ok
    ? await run(process.execPath, [...program, ...step.args], {
        cwd: root,
        env,
        ...(onOutput && { onOutput }),
      })
    : { code: 1, output };
  if (!step.alone) heading(step.title);
  if (!step.alone || !ok) console.log(ran.output.trim() || "nothing to report");
  const count = readCount(step);
  return {
    title: step.title,
    ok: ran.code === 0,
    seconds: (Date.now() - since) / 1000,
    passed: count.passed,
    broken: count.broken,
    flaky: count.flaky,
    // A check that fails, and a runner that fails without a failed test, must show in the sum.
    failed: ran.code === 0 ? count.failed : Math.max(count.failed, 1),
  };
}

/**
 * What a step needs besides the dependencies.
 * @param {Step} step
 * @returns {Promise<{ ok: boolean, output: string, env: NodeJS.ProcessEnv }>}
 */
async function prepare(step) {
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }),
    REDOCLY_TELEMETRY: "off",
    ...(step.report && { CDZ_REPORT: path.join(root, step.report) }),
  };
  try {
    if (step.build) await ensureBuilt(root);
    if (step.browser) env.CDZ_BROWSER = await ensureBrowser(root);
    return { ok: true, output: "", env };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error), env };
  }
}

/** @param {string} title */
function heading(title) {
  console.log(`\n── ${title} ${"─".repeat(Math.max(0, 70 - title.length))}`);
}

/**
 * @param {Step} step
 * @returns {Count}
 */
function readCount(step) {
  const file = step.report && path.join(root, step.report);
  return countTests(file && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
}

/**
 * @param {Outcome[]} outcomes
 * @returns {boolean} whether all is well
 */
function summarise(outcomes) {
  heading("Summary");
  for (const line of summaryLines(outcomes)) console.log(line);
  return outcomes.every(({ ok }) => ok);
}
