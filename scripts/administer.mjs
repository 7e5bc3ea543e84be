import { requireNode } from "./setup/node-version.mjs";

requireNode();
// Everything else is loaded only now: an older Node could not even read it.
const { administer } = await import("./setup/administer.mjs");
await administer(process.argv.slice(2));
