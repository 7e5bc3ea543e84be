import { startServer } from "../../src/server/main";
import { answerLines } from "./process";

// One server of the database in DATABASE_URL, for tests of several servers.
const server = await startServer({
  databaseUrl: process.env.DATABASE_URL ?? "",
  port: 0,
  host: "127.0.0.1",
  log: () => undefined,
});
await answerLines(
  server.url,
  async () => "",
  () => server.close(),
);
