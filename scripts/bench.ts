import { fileURLToPath } from "node:url";
import { bench } from "../tests/bench/bench";
import { formatTable } from "../tests/bench/table";
import { ensureBuilt } from "./setup/build.mjs";
import { printFailure } from "./setup/explained.mjs";
import { endOnSignals, onShutdown, shutDown } from "./setup/shutdown.mjs";

// `npm run bench`: how big and how fast the console is, as one table. It measures and does not judge: what exceeds its
// budget is marked, and the exit code is 0 all the same. Bytes are the same everywhere; times are to be read as ratios. `-- --quick`
// measures each thing once or twice only, to see that measuring works.
const root = fileURLToPath(new URL("..", import.meta.url));
endOnSignals();
try {
  await ensureBuilt(root);
  const measures = await bench({ root, quick: process.argv.includes("--quick"), log: (line) => console.log(`  ${line}`), onShutdown });
  console.log(`\n${formatTable(measures)}\n`);
  await shutDown(0);
} catch (error) {
  printFailure(error);
  await shutDown(1);
}
