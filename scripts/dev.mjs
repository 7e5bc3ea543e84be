import { requireNode } from "./setup/node-version.mjs";

requireNode();
// Everything else is loaded only now: an older Node could not even read it.
const { dev } = await import("./setup/dev.mjs");
await dev();
