import { fileURLToPath } from "node:url";
import { migrate } from "../../src/server/database/migrate";
import { startServer } from "../../src/server/main";
import { described } from "./describing";
import { printFailure } from "./explained.mjs";

// Run by dev-api-process.ts, which holds the other end of our standard input.

const databaseUrl = process.env.DATABASE_URL;
const adminUrl = process.env.CDZ_ADMIN_URL;

process.stdin.resume().on("end", () => process.exit(0));
// A Ctrl-C in the terminal reaches us too; the process that started us ends us in its order.
process.on("SIGINT", () => undefined);

try {
  if (databaseUrl) await migrate(databaseUrl);
  await startServer({
    ...(databaseUrl && { databaseUrl }),
    ...(adminUrl && { adminUrl }),
    port: Number(process.env.CDZ_API_PORT),
    host: "127.0.0.1",
    consoleRoot: fileURLToPath(new URL("../../dist", import.meta.url)),
    log: (line) => console.log(line),
  });
} catch (error) {
  printFailure(described(error));
}
