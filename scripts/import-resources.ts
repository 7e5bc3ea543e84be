import { openDatabase } from "../src/server/database/client";
import { runningEmbedded } from "../src/server/database/embedded/running";
import { requireFile } from "../src/server/focus/read-lines";
import { readArguments, runImport } from "../src/server/inventory-import/command";
import { openDatabase as startDatabase } from "./serve";
import { describing } from "./setup/describing";
import { printFailure } from "./setup/explained.mjs";
import { endOnSignals, shutDown } from "./setup/shutdown.mjs";

// `npm run import-resources -- FILE --account NAME`: a customer's own inventory into an account that is not synchronised.
// Uses DATABASE_URL, else the embedded PostgreSQL: that of a running `npm start`, or one started for this alone.
endOnSignals();
try {
  const task = readArguments(process.argv.slice(2));
  // Said before a database is started for nothing.
  await requireFile(task.path);
  const own = process.env.DATABASE_URL || (await runningEmbedded());
  const { db, close } = openDatabase(await startDatabase(own, console.error), 2);
  const code = await describing(() => runImport(db, task, { out: console.log, err: console.error }).finally(close));
  await shutDown(code);
} catch (error) {
  printFailure(error);
  await shutDown(1);
}
