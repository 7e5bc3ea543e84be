import { spawn } from "node:child_process";

/** @typedef {{ code: number, output: string }} Ran exit code (1 where a signal ended it) and everything it wrote */

/** How long a program may take to close what it has opened. */
const PATIENCE_MS = 15_000;

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end and collects what it writes.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void }} options `env` is added to ours
 * @returns {Promise<Ran>} also for a program that cannot be started: then code 127 and the reason
 */
export function run(command, args, { cwd, env, onOutput }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      // npm is a .cmd file on Windows, which only a shell can start.
      shell: process.platform === "win32" && command === "npm",
    });
    running.add(child);
    let output = "";
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      onOutput?.(chunk.toString());
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => {
      running.delete(child);
      resolve({ code: 127, output: `${command}: ${error.message}` });
    });
    child.on("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs npm: the very one that runs us where there is one, so that both agree about the lock file.
 * @param {string[]} args
 * @param {{ cwd: string }} options
 * @returns {Promise<Ran>}
 */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith("npm-cli.js") ? run(process.execPath, [npm, ...args], options) : run("npm", args, options);
}

/** Ends every program still running here, and waits until it has. */
export async function endRunning() {
  await Promise.all([...running].map(end));
}

/** @param {import("node:child_process").ChildProcess} child */
async function end(child) {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const impatient = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
  await ended;
  clearTimeout(impatient);
}
