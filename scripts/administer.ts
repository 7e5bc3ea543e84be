import { commands, helpOf, readCommand, type CommandName } from "../src/server/admin/commands";
import { openDatabase } from "../src/server/database/client";
import { runningEmbedded } from "../src/server/database/embedded/running";
import { openDatabase as startDatabase } from "./serve";
import { printFailure } from "./setup/explained.mjs";
import { endOnSignals, shutDown } from "./setup/shutdown.mjs";

// `npm run create-customer`, `list-customers`, `reset-password`, `unlock`: what only the server's administrator may do.
// Uses DATABASE_URL, else the embedded PostgreSQL: that of a running `npm start`, or one started for this alone.
endOnSignals();
try {
  const [name = "", ...args] = process.argv.slice(2);
  if (!isCommand(name)) throw new Error(`There is no command "${name}".`);
  const work = readCommand(name, args);
  // Said before a database is started for nothing.
  const lines = work ? await doIt(work) : helpOf(name);
  for (const line of lines) console.log(line);
  await shutDown(0);
} catch (error) {
  printFailure(error);
  await shutDown(1);
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

async function doIt(work: NonNullable<ReturnType<typeof readCommand>>): Promise<string[]> {
  const own = process.env.DATABASE_URL || (await runningEmbedded());
  const { db, close } = openDatabase(await startDatabase(own, console.error, false), 2);
  return work(db, new Date()).finally(close);
}
