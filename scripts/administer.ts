import { commands, helpOf, readCommand, type CommandName } from "../src/server/admin/commands";
import { openDatabase } from "../src/server/database/client";
import { runningEmbedded } from "../src/server/database/embedded/running";
import { openDatabase as startDatabase } from "./serve";
import { describing } from "./setup/describing";
import { Explained } from "./setup/explained.mjs";

/**
 * `npm run create-customer`, `list-customers`, `reset-password`, `unlock`, `grant-staff`, `revoke-staff`: what only the server's administrator may do.
 * Uses DATABASE_URL, else the embedded PostgreSQL: that of a running `npm start`, or one started for this alone.
 * @returns what is to be printed, by line
 */
export async function runCommand([name = "", ...args]: readonly string[]): Promise<string[]> {
  if (!isCommand(name)) throw new Explained(`There is no command "${name}".`);
  const work = readCommand(name, args);
  // Said before a database is started for nothing.
  return work ? describing(() => doIt(work)) : helpOf(name);
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

async function doIt(work: NonNullable<ReturnType<typeof readCommand>>): Promise<string[]> {
  const own = process.env.DATABASE_URL || (await runningEmbedded());
  const { db, close } = openDatabase(await startDatabase(own, console.error, false), 2);
  return work(db, new Date()).finally(close);
}
