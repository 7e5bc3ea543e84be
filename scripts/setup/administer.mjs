import { fileURLToPath } from "node:url";
import { printFailure } from "./explained.mjs";
import { ensureInstalled } from "./install.mjs";
import { endRunning } from "./run.mjs";
import { endOnSignals, onShutdown, shutDown, stopSignal } from "./shutdown.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * `npm run create-customer` and the other commands of the server's administrator; the first may be the first command of all.
 * @param {string[]} args the command's name, then its options
 */
export async function administer(args) {
  endOnSignals();
  onShutdown(endRunning);
  try {
    await ensureInstalled(root);
    const { register } = await import("tsx/esm/api");
    register();
    const { runCommand } = await import("../administer.ts");
    for (const line of await runCommand(args)) console.log(line);
    await shutDown(0);
  } catch (error) {
    if (!stopSignal.aborted) printFailure(error);
    await shutDown(1);
  }
}
