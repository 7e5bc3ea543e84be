import { printFailure } from "./explained.mjs";

const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
const PARENT_EVERY_MS = 500;
/** Whatever is still open then stays so: who stopped the program waits no longer. An embedded PostgreSQL ends by itself. */
const MOST_MS = 9_500;

/** @type {(() => unknown)[]} */
const closers = [];

/** @type {Promise<never> | undefined} */
let ending;

/** Aborted at the first signal: what takes long looks at it between its steps. */
const stopping = new AbortController();
export const stopSignal = stopping.signal;

/**
 * Has something closed when the program is asked to end; the last opened goes first. A closer that fails does not keep
 * the others from running.
 * @param {() => unknown} close
 */
export function onShutdown(close) {
  closers.push(close);
}

/**
 * Ends the program when it is asked to: Ctrl-C, a kill, a closed terminal, or the end of the npm that runs it (npm killed
 * outright cannot pass anything on). Asking again while it is closing changes nothing: a terminal's Ctrl-C arrives
 * twice, from the terminal and from npm.
 */
export function endOnSignals() {
  for (const signal of SIGNALS) process.on(signal, () => void shutDown(0));
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void shutDown(0);
  }, PARENT_EVERY_MS).unref();
}

/**
 * Closes everything and ends the program.
 * @param {number} code exit code
 * @returns {Promise<never>}
 */
export function shutDown(code) {
  ending ??= closeAll(code);
  return ending;
}

/**
 * @param {number} code
 * @returns {Promise<never>}
 */
async function closeAll(code) {
  stopping.abort();
  setTimeout(() => process.exit(code), MOST_MS).unref();
  // Work cut off in the middle fails in its own ways, which are of no interest any more.
  for (const event of ["uncaughtException", "unhandledRejection"]) process.on(event, () => undefined);
  let close;
  while ((close = closers.pop())) {
    try {
      await close();
    } catch (error) {
      printFailure(error);
    }
  }
  process.exit(code);
}
