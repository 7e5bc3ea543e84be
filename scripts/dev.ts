import path from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { dataFolder } from "../src/server/data-folder";
import { freePort } from "../src/server/free-port";
import { openDatabase, productionOf } from "./serve";
import { startApi } from "./setup/dev-api-process";
import { portFrom, requireFreePort } from "./setup/port";
import { runFileOf, takeOver } from "./setup/run-file";
import { onShutdown } from "./setup/shutdown.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const log = (line: string) => console.log(`  ${line}`);

/** Sources whose change means a new API; everything else Vite brings into the page. */
const apiSources = ["src/server/", "src/generated/", "src/domain/"].map((folder) => path.join(root, folder));

/** Vite with hot reload on PORT, and the API behind it under the same origin. @returns the address */
export async function develop(): Promise<string> {
  const port = portFrom(process.env.PORT);
  const adminUrl = process.env.CDZ_ADMIN_URL;
  // A wrong setting is told here once, and not by each API that does not start.
  productionOf(process.env, !adminUrl);
  onShutdown(await takeOver(runFileOf(dataFolder, port, process.env.DATABASE_URL || undefined), port, log));
  await requireFreePort(port);
  const apiPort = await freePort();
  const databaseUrl = adminUrl ? undefined : await openDatabase(process.env.DATABASE_URL || undefined, log);
  const vite = await createServer({
    configFile: path.join(root, "vite.config.ts"),
    server: { port, strictPort: true, proxy: { "/cdz-admin": { target: `http://127.0.0.1:${apiPort}` } } },
  });
  onShutdown(() => vite.close());
  const api = startApi({ port: apiPort, databaseUrl, adminUrl });
  onShutdown(api.stop);
  vite.watcher.on("all", (_event, file) => {
    if (apiSources.some((folder) => file.startsWith(folder))) api.restart();
  });
  await vite.listen();
  return `http://localhost:${port}/custom/`;
}
