import { type Database, openDatabase } from "../src/server/database/client";
import { runningEmbedded } from "../src/server/database/embedded/running";
import { requireFile } from "../src/server/focus/read-lines";
import { openDatabase as startDatabase } from "./serve";
import { describing } from "./setup/describing";
import { printFailure } from "./setup/explained.mjs";
import { endOnSignals, shutDown } from "./setup/shutdown.mjs";

/** What reads one kind of file. */
interface ImportCommand<Task extends { path: string }> {
  /** What `--help` prints. */
  help: string;
  /** Reads the command line; undefined where it asks for help. @throws an error that says how the command is used */
  readArguments: (args: readonly string[]) => Task | undefined;
  /** Imports the file. @returns the exit code */
  runImport: (
    db: Database,
    task: Task,
    output: { out: (line: string) => void; err: (line: string) => void },
  ) => Promise<number>;
}

/**
 * The program around an import: reads the command line, opens the database and ends with the exit code. Uses DATABASE_URL, else the embedded
 * PostgreSQL: that of a running `npm start`, or one started for this alone.
 */
export async function importFile<Task extends { path: string }>(command: ImportCommand<Task>): Promise<void> {
  const { help, readArguments, runImport } = command;
  endOnSignals();
  try {
    const task = readArguments(process.argv.slice(2));
    if (!task) {
      console.log(help);
      return;
    }
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
}
