import { fileURLToPath } from "node:url";
import { printFailure } from "./explained.mjs";
import { ensureInstalled } from "./install.mjs";
import { endRunning } from "./run.mjs";
import { endOnSignals, onShutdown, shutDown, stopSignal } from "./shutdown.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** `npm run dev`: the console with hot reload, and the API, which starts anew when its sources change. */
export async function dev() {
  endOnSignals();
  onShutdown(endRunning);
  try {
    await ensureInstalled(root);
    const { register } = await import("tsx/esm/api");
    register();
    const { develop } = await import("../dev.ts");
    console.log(`\n  Develop at ${await develop()}\n  Ctrl-C stops it.\n`);
  } catch (error) {
    if (!stopSignal.aborted) printFailure(error);
    await shutDown(1);
  }
}
