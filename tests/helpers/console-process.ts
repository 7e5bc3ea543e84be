import path from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../src/server/free-port";
import { limits } from "../../src/server/limits";
import { type RunningServer, startServer } from "../../src/server/main";
import { createTestDatabase, execute } from "./database";
import { consoleWithScreen, type ExtraConsole } from "./extra-screen";
import { answerLines } from "./process";

// One console with a database of its own, for one worker of the browser tests. "reset" gives it a fresh database, "database"
// tells where that is. "screen <subject>" tells the address of a second console that the same server answers, which has a screen of
// tests/e2e/fixtures besides its own.

// Whoever looks further back has it fetched. Fetching a day of minutes and a month of hours takes a third of a core from the browsers.
Object.assign(limits, { minutesBack: limits.minutesStep, hoursBack: limits.minutesStep });

// The bills are the demo's. Reading them anew, a minute after the start, would change rows of the running month under the eyes of a test.
Object.assign(limits, { bills: 24 * 60 * 60_000 });

// Receivers of webhooks are on this computer, too.
process.env.CDZ_WEBHOOK_LOOPBACK = "1";

const port = await freePort();
const project = fileURLToPath(new URL("../..", import.meta.url));
const compiled = new Map<string, ExtraConsole>();
const extras = new Map<string, RunningServer>();
let databaseUrl = "";

const log = (line: string): void => console.error(line);
const host = "127.0.0.1";

async function start(): Promise<() => Promise<void>> {
  const database = await createTestDatabase();
  databaseUrl = database.url;
  // Synchronising the accounts of the demo anew, ten minutes after it was made, would change rows likewise.
  await execute(database.url, "UPDATE sync_scopes SET next_time = next_time + interval '1 day'");
  const server = await startServer({ databaseUrl, port, host, consoleRoot: path.join(project, "dist"), log });
  return async () => {
    await Promise.all([server, ...extras.values()].map((each) => each.close()));
    extras.clear();
    await database.drop();
  };
}

async function addressWith(subject: string): Promise<string> {
  const folder = path.join(project, "tests/e2e/fixtures");
  const extra = compiled.get(subject) ?? (await consoleWithScreen(project, folder, subject));
  compiled.set(subject, extra);
  // Answered by the one server: each of its own would do all scheduled jobs once more.
  const adminUrl = `http://${host}:${port}`;
  const server = extras.get(subject) ?? (await startServer({ adminUrl, port: 0, host, consoleRoot: extra.root, log }));
  extras.set(subject, server);
  return server.url;
}

let stop = await start();

async function answer(line: string): Promise<string> {
  const [command, subject = ""] = line.split(" ");
  if (command === "database") return databaseUrl;
  if (command === "screen") return addressWith(subject);
  if (command !== "reset") return "unknown";
  await stop();
  stop = await start();
  return "fresh";
}

await answerLines(`http://${host}:${port}`, answer, async () => {
  await stop();
  for (const { remove } of compiled.values()) await remove();
});
