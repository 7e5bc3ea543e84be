import { ensureBuilt } from "./build.mjs";
import { loadProgram, root, runProgram } from "./program.mjs";
import { stopSignal } from "./shutdown.mjs";

const accounts = `
  Demo accounts, password Demo@12345:
    admin      everything
    finance    the cost centre
    viewer     home and the bill overview
    channel    a reseller
    many       more than 99 unread messages
    newcomer   signs in for the first time
    type0 ... type5   one per customer type
`;

const log = (/** @type {string} */ line) => console.log(`  ${line}`);

/** `npm start`: from a fresh clone to a running console, and from a Ctrl-C to nothing left. */
export async function start() {
  await runProgram(async () => {
    /** @type {typeof import("../serve.ts")} */
    const { optionsFrom, serve } = await loadProgram("scripts/serve.ts");
    await ensureBuilt(root);
    stopSignal.throwIfAborted();
    const address = await serve(optionsFrom(process.env, log));
    // Production logs that it listens, and has no demo accounts.
    if (process.env.NODE_ENV === "production") return;
    console.log(
      `\n  The console runs at ${address}\n${process.env.CDZ_ADMIN_URL ? "" : accounts}\n  Ctrl-C stops it.\n`,
    );
  });
}
