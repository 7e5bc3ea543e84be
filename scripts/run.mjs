// Runs a program of the project: `node scripts/run.mjs scripts/check.ts --watch`. The commands of package.json are such programs.
import { requireNode } from "./setup/node-version.mjs";

requireNode();
// Everything else is loaded only now: an older Node could not even read it.
const { loadProgram } = await import("./setup/program.mjs");
const { printFailure } = await import("./setup/explained.mjs");
try {
  // The program finds its arguments where every program has them. What is printed before it begins is no part of its answer.
  process.argv.splice(1, 1);
  await loadProgram(process.argv[1] ?? "", process.stderr);
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
