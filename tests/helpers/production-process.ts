import { desc } from "drizzle-orm";
import { fileURLToPath } from "node:url";
import { freePort } from "../../src/server/free-port";
import { openDatabase } from "../../src/server/database/client";
import { verifyCodes } from "../../src/server/database/schema/security";
import { startServer } from "../../src/server/main";
import { createEmptyDatabase } from "./database";
import { answerLines } from "./process";

// A console in production on a database with nothing in it. "database" tells where that is, "code" what the verification code
// drawn last says: in production nothing else is accepted, and only people can read the image.

const port = await freePort();
const database = await createEmptyDatabase();
const { db, close } = openDatabase(database.url, 1);
const consoleRoot = fileURLToPath(new URL("../../dist", import.meta.url));
const server = await startServer({
  databaseUrl: database.url,
  port,
  host: "127.0.0.1",
  consoleRoot,
  log: (line) => console.error(line),
});

async function answer(line: string): Promise<string> {
  if (line === "database") return database.url;
  const [drawn] = await db
    .select({ text: verifyCodes.text })
    .from(verifyCodes)
    .orderBy(desc(verifyCodes.expireTime))
    .limit(1);
  return line === "code" ? (drawn?.text ?? "") : "unknown";
}

await answerLines(`http://127.0.0.1:${port}`, answer, async () => {
  await server.close();
  await close();
  await database.drop();
});
