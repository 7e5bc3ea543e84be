import path from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/setup/port";
import { startServer } from "../../src/server/main";
import { createTestDatabase } from "./database";
import { consoleWithScreen } from "./extra-screen";
import { answerLines } from "./process";

// One console with a database of its own, for one worker of the browser tests. "reset" gives it a fresh database, "database"
// tells where that is. CDZ_TEST_SCREEN names a screen of tests/e2e/fixtures that the console has besides its own.

const port = await freePort();
const project = fileURLToPath(new URL("../..", import.meta.url));
const subject = process.env.CDZ_TEST_SCREEN;
const extra = subject ? await consoleWithScreen(project, path.join(project, "tests/e2e/fixtures"), subject) : undefined;
const consoleRoot = extra?.root ?? path.join(project, "dist");
let databaseUrl = "";

async function start(): Promise<() => Promise<void>> {
  const database = await createTestDatabase();
  databaseUrl = database.url;
  const server = await startServer({
    databaseUrl: database.url,
    port,
    host: "127.0.0.1",
    consoleRoot,
    log: (line) => console.error(line),
  });
  return async () => {
    await server.close();
    await database.drop();
  };
}

let stop = await start();

async function answer(line: string): Promise<string> {
  if (line === "database") return databaseUrl;
  if (line !== "reset") return "unknown";
  await stop();
  stop = await start();
  return "fresh";
}

await answerLines(`http://127.0.0.1:${port}`, answer, async () => {
  await stop();
  await extra?.remove();
});
