import { freePort } from "../../../src/server/free-port";
import { startServer } from "../../../src/server/main";
import { createTestDatabase } from "../../helpers/database";
import { answerLines } from "../../helpers/process";
import { fillResources } from "./fill";

// A server of its own with as many resources as CDZ_BENCH_RESOURCES says. Serves the folder CDZ_BENCH_SITE, and a second one on the same
// database CDZ_BENCH_REFERENCE if set. Its first line is the origin of the first; to any other it answers what filling the database has
// taken and the origin of the second, as JSON.

const database = await createTestDatabase();
const filled = await fillResources(database.url, Number(process.env.CDZ_BENCH_RESOURCES));
const serve = async (consoleRoot: string) =>
  startServer({
    databaseUrl: database.url,
    port: await freePort(),
    host: "127.0.0.1",
    consoleRoot,
    log: (line) => console.error(line),
  });
const server = await serve(process.env.CDZ_BENCH_SITE ?? "");
const second = process.env.CDZ_BENCH_REFERENCE ? await serve(process.env.CDZ_BENCH_REFERENCE) : undefined;

await answerLines(
  server.url,
  async () => JSON.stringify({ filled, reference: second?.url }),
  async () => {
    await second?.close();
    await server.close();
    await database.drop();
  },
);
