import { freePort } from "../../../scripts/setup/port";
import { startServer } from "../../../src/server/main";
import { createTestDatabase } from "../../helpers/database";
import { answerLines } from "../../helpers/process";
import { fillResources } from "./fill";

// A server of its own with as many resources as CDZ_BENCH_RESOURCES says. Its first line is its origin; to any other it answers what
// filling the database has taken, as JSON. Serves the folder CDZ_BENCH_SITE.

const database = await createTestDatabase();
const filled = await fillResources(database.url, Number(process.env.CDZ_BENCH_RESOURCES));
const server = await startServer({
  databaseUrl: database.url,
  port: await freePort(),
  host: "127.0.0.1",
  consoleRoot: process.env.CDZ_BENCH_SITE ?? "",
  log: (line) => console.error(line),
});

await answerLines(
  server.url,
  async () => JSON.stringify(filled),
  async () => {
    await server.close();
    await database.drop();
  },
);
