import { requireNode } from "./setup/node-version.mjs";

requireNode();
// Everything else is loaded only now: an older Node could not even read it.
const { test } = await import("./setup/test.mjs");
await test(process.argv.slice(2));
