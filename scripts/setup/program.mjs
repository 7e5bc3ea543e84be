import { fileURLToPath } from "node:url";
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

/** Installs the dependencies where they are missing; from then on TypeScript can be imported. */
export async function prepareTypeScript() {
  await ensureInstalled(root);
  const { register } = await import("tsx/esm/api");
  register();
}
