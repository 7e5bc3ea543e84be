import { freePort } from "../../src/server/free-port";
import { startServer } from "../../src/server/main";
import { createTestDatabase } from "../helpers/database";
import { answerLines } from "../helpers/process";
import { fillUp, pauseAccounts } from "./many-rows";

// A server of its own for what is measured, so that it shares no event loop with who measures. Serves the folder CDZ_BENCH_SITE if set;
// with CDZ_BENCH_ROWS set, to a customer of many rows. Whoever asks is told its database.

const database = await createTestDatabase();
if (process.env.CDZ_BENCH_ROWS) await fillUp(database.url);
await pauseAccounts(database.url);
const server = await startServer({
  databaseUrl: database.url,
  port: await freePort(),
  host: "127.0.0.1",
  consoleRoot: process.env.CDZ_BENCH_SITE ?? "",
  log: (line) => console.error(line),
});

await answerLines(
  server.url,
  async () => database.url,
  async () => {
    await server.close();
    await database.drop();
  },
);
