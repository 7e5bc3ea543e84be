import path from "node:path";
import { fileURLToPath } from "node:url";
import { dataFolder } from "../src/server/data-folder";
import { startEmbedded } from "../src/server/database/embedded/embedded";
import { describeCause } from "../src/server/describe-error";
import { isProduction } from "../src/server/environment";
import { migrate } from "../src/server/database/migrate";
import { hasDemo, seed } from "../src/server/database/seed/seed";
import { createLogger } from "../src/server/logger";
import { callsPerMinuteOf, startServer, verifyCodeOf } from "../src/server/main";
import { secretKey } from "../src/server/secret-key";
import { described, describing } from "./setup/describing";
import { Explained, explaining } from "./setup/explained.mjs";
import { consoleUrl, hostFrom, isLoopback } from "./setup/host";
import { portFrom, portInUse, requireFreePort } from "./setup/port";
import { runFileOf, takeOver } from "./setup/run-file";
import { onShutdown, stopSignal } from "./setup/shutdown.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** How to run the console. */
export interface ServeOptions {
  port: number;
  /** Address to listen at. */
  host: string;
  /** Another PostgreSQL than the embedded one. */
  databaseUrl: string | undefined;
  /** Another /cdz-admin than ours; then there is no database at all. */
  adminUrl: string | undefined;
  /** Told what takes time, and of failures; in production the log's JSON lines take its place. */
  log: (line: string) => void;
}

/** How `npm start` runs the console, as its environment says. @throws Explained where that says something impossible */
export function optionsFrom(env: NodeJS.ProcessEnv, log: ServeOptions["log"]): ServeOptions {
  return {
    port: portFrom(env.PORT),
    host: hostFrom(env.HOST),
    databaseUrl: env.DATABASE_URL || undefined,
    adminUrl: env.CDZ_ADMIN_URL || undefined,
    log,
  };
}

/**
 * Database, tables, demo data and server, in this order; each is closed again, in the opposite order, when the program is
 * asked to end.
 * @returns the address of the console
 */
export async function serve({ port, host, databaseUrl, adminUrl, log: print }: ServeOptions): Promise<string> {
  const logger = productionOf(process.env, adminUrl === undefined) ? createLogger() : undefined;
  const log = logger ? (line: string) => logger.info(line) : print;
  if (!logger && !isLoopback(host))
    log("Other machines reach the demo accounts here: their password is public. NODE_ENV=production has none.");
  onShutdown(() => logger?.info("The server has stopped"));
  stopSignal.addEventListener("abort", () => logger?.info("The server is stopping"), { once: true });
  requireUrl("DATABASE_URL", databaseUrl, ["postgres:", "postgresql:"]);
  requireUrl("CDZ_ADMIN_URL", adminUrl, ["http:", "https:"]);
  onShutdown(await takeOver(runFileOf(dataFolder, port, databaseUrl), port, log));
  await requireFreePort(port, host);
  const database = adminUrl ? undefined : await openDatabase(databaseUrl, log);
  stopSignal.throwIfAborted();
  const server = startServer({
    ...(database !== undefined && { databaseUrl: database }),
    ...(adminUrl && { adminUrl }),
    port,
    host,
    consoleRoot: path.join(root, "dist"),
    log: logger ? (line, about) => logger.error(about ?? {}, line) : print,
    logger,
  }).catch((error: NodeJS.ErrnoException) => {
    // It was free before the database started, which takes minutes the first time.
    throw error.code === "EADDRINUSE" ? portInUse(port) : error;
  });
  await closedAtEnd(server, ({ close }) => close());
  return consoleUrl(host, port);
}

/** Whether this is production. @throws Explained for settings that the server refuses too: here before anything is started */
export function productionOf(env: NodeJS.ProcessEnv, ownApi: boolean): boolean {
  return explaining(() => {
    verifyCodeOf(env);
    if (ownApi) {
      secretKey();
      callsPerMinuteOf(env);
    }
    return isProduction(env);
  });
}

function requireUrl(name: string, value: string | undefined, protocols: string[]): void {
  if (value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol))) return;
  throw new Explained(`${name} has to be an address that begins with ${protocols[0]}//`);
}

/** A migrated database, with the demo's data unless this is production. @returns its connection string */
export async function openDatabase(
  own: string | undefined,
  log: (line: string) => void,
  demo = !isProduction(process.env),
): Promise<string> {
  const url = own ?? (await embeddedDatabase(log));
  stopSignal.throwIfAborted();
  try {
    await migrate(url);
    stopSignal.throwIfAborted();
    // Accounts whose password stands in the README have no place in production.
    if (demo) await seed(url, { log });
    else if (isProduction(process.env) && (await hasDemo(url))) {
      throw new Explained(
        "The database holds the demo, whose password is public: use an empty database, by DATABASE_URL or CDZ_DATA_DIR.",
      );
    }
  } catch (error) {
    const explained = error instanceof Error && "explained" in error;
    throw own === undefined || stopSignal.aborted || explained ? described(error) : unusable(error);
  }
  return url;
}

async function embeddedDatabase(log: (line: string) => void): Promise<string> {
  const database = await closedAtEnd(startEmbedded({ durable: true, log }), ({ stop }) => stop());
  return database.url;
}

/** Waits for something to open, and has it closed at the end, also where the end comes while it is still opening. */
async function closedAtEnd<T>(opening: Promise<T>, close: (opened: T) => unknown): Promise<T> {
  onShutdown(async () => {
    const opened = await opening.catch(() => undefined);
    if (opened !== undefined) await describing(async () => close(opened));
  });
  return opening;
}

/** PostgreSQL's and the network's own words say what is wrong with a DATABASE_URL; the password in it stays unsaid. */
function unusable(error: unknown): Error {
  return new Explained(`The database that DATABASE_URL names cannot be used: ${describeCause(error)}`);
}
