import { fileURLToPath } from "node:url";
import { importProgram } from "./compiled.mjs";
import { printFailure } from "./explained.mjs";
import { ensureInstalled } from "./install.mjs";
import { endRunning } from "./run.mjs";
import { endOnSignals, onShutdown, shutDown, stopSignal } from "./shutdown.mjs";

/** The project's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs a command of the project. It ends on signals, and closes then what it has opened; a failure is printed and ends it with
 * exit code 1.
 * @param {() => Promise<number | void>} work answers the exit code, or nothing where what it has started goes on running
 */
export async function runProgram(work) {
  endOnSignals();
  onShutdown(endRunning);
  try {
    const code = await work();
    if (code !== undefined) await shutDown(code);
  } catch (error) {
    if (!stopSignal.aborted) printFailure(error);
    await shutDown(1);
  }
}

/**
 * Runs a program of the project in this process: installs the dependencies where they are missing, and compiles what has changed.
 * @param {string} entry its TypeScript file, relative to the project
 * @param {NodeJS.WriteStream} [out] where it shows how far installing is; standard output unless told
 * @returns {Promise<any>} what the file exports
 */
export async function loadProgram(entry, out) {
  await ensureInstalled(root, out);
  return importProgram(root, entry);
}
