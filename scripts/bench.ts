import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bench } from "../tests/bench/bench";
import { formatTable } from "../tests/bench/table";
import { printFailure } from "./setup/explained.mjs";
import { endOnSignals, onShutdown, shutDown } from "./setup/shutdown.mjs";

// `npm run bench`: how big and how fast the console is, as one table. It measures and does not judge: what exceeds its
// budget is marked, and the exit code is 0 all the same. Bytes are the same everywhere; times are to be read as ratios. `-- --quick`
// measures each thing once or twice only, to see that measuring works; `-- forms` measures only the parts whose title begins so.
const root = fileURLToPath(new URL("..", import.meta.url));
endOnSignals();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: "boolean", default: false } },
  });
  const measures = await bench({
    root,
    ...values,
    only: positionals[0],
    log: (line) => console.log(`  ${line}`),
    onShutdown,
  });
  console.log(`\n${formatTable(measures)}\n`);
  await shutDown(0);
} catch (error) {
  printFailure(error);
  await shutDown(1);
}
