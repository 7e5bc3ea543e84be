// package.json runs this with `exec`, so that no shell stands between npm and us: a shell keeps a signal sent to npm alone
// to itself. Windows has no `exec`; there the second half of that line runs.
import { requireNode } from "./setup/node-version.mjs";

requireNode();
// Everything else is loaded only now: an older Node could not even read it.
const { start } = await import("./setup/start.mjs");
await start();
