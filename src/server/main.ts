import { existsSync, readFileSync } from "node:fs";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { createApp, createBareApp, defaultSigning } from "./app";
import { openCallDatabase } from "./database/call-database";
import { openDatabase } from "./database/client";
import { isProduction, numberOf } from "./environment";
import { backgroundConnections } from "./jobs/connections";
import { limits } from "./limits";
import type { Log } from "./logger";
import { adminProxyPlugin, askUpstream } from "./plugins/admin-proxy";
import { consolePlugin } from "./plugins/console";
import { healthPlugin } from "./plugins/health";
import { providersOf } from "./providers";
import { secretKey } from "./secret-key";
import type { Signing } from "./plugins/signature";

/** The largest CALLS_PER_MINUTE: more than any server answers. */
const MOST_CALLS_PER_MINUTE = 1_000_000_000;

/** What the server is started with. */
export interface ServerOptions {
  /** PostgreSQL, migrated and seeded; needed unless `adminUrl` is given. */
  databaseUrl?: string;
  /** Another /cdz-admin: calls are passed on to it and there is no API of our own. */
  adminUrl?: string;
  /** 0 for any free one. */
  port: number;
  /** Address it listens at. */
  host: string;
  /** Folder of the built console (dist/); without it only the API is served. */
  consoleRoot?: string;
  log: Log;
  /** Gets a line for each request besides. */
  logger?: FastifyBaseLogger | undefined;
}

/** A server that answers. */
export interface RunningServer {
  /** Origin, such as http://127.0.0.1:8080. */
  url: string;
  /** Answers what is under way, for `limits.closing` at most, then ends server and database connections. */
  close(): Promise<void>;
}

/**
 * Starts API and console on one origin. CDZ_VERIFY_CODE is accepted as any verification code, which a server started with
 * NODE_ENV=production refuses to do. TRUST_PROXY names the proxies in front, by address, subnet or "loopback", with commas
 * between: limits and audit then go by the address they forward. Nobody else's word is taken for that.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const app = options.adminUrl ? proxyApp(options.adminUrl, options, process.env) : apiApp(options, process.env);
  if (options.consoleRoot) app.register(consolePlugin, { root: options.consoleRoot });
  try {
    const url = await app.listen({ port: options.port, host: options.host });
    return { url, close: () => closeInTime(app) };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** The text accepted as any verification code, if there is one. Throws where that must not be. */
export function verifyCodeOf(env: { CDZ_VERIFY_CODE?: string; NODE_ENV?: string }): string | undefined {
  const code = env.CDZ_VERIFY_CODE || undefined;
  if (code && isProduction(env)) {
    throw new Error("CDZ_VERIFY_CODE switches the verification code off and must not be set with NODE_ENV=production.");
  }
  return code;
}

/** Calls that one user may make in a minute; undefined for the default. Throws where CALLS_PER_MINUTE is no such number. */
export function callsPerMinuteOf(env: { CALLS_PER_MINUTE?: string }): number | undefined {
  return numberOf("CALLS_PER_MINUTE", env.CALLS_PER_MINUTE, 1, MOST_CALLS_PER_MINUTE);
}

/** Connections whose calls take too long are cut off: the server has to end. */
async function closeInTime(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), limits.closing);
  await app.close().finally(() => clearTimeout(timer));
}

function proxyApp(url: string, { log, logger }: ServerOptions, env: NodeJS.ProcessEnv): FastifyInstance {
  const app = createBareApp({ logger, trustProxy: env.TRUST_PROXY || undefined });
  app.register(adminProxyPlugin, { url, log });
  app.register(healthPlugin, { check: () => askUpstream(url), missing: "backend" });
  return app;
}

function apiApp({ databaseUrl, log, logger }: ServerOptions, env: NodeJS.ProcessEnv): FastifyInstance {
  if (!databaseUrl) throw new Error("The server needs a database, or the address of another /cdz-admin.");
  const verifyCode = verifyCodeOf(env);
  const callsPerMinute = callsPerMinuteOf(env);
  // Read once now: a key that is none is said at the start, not at the first order.
  secretKey();
  const calls = openCallDatabase(databaseUrl);
  const background = openDatabase(databaseUrl, backgroundConnections);
  const providers = providersOf(env, background.db, log);
  const app = createApp({
    calls,
    background: background.db,
    callsPerMinute,
    providers,
    log,
    logger,
    signing: readSigning(),
    ...(verifyCode !== undefined && { verifyCode }),
    trustProxy: env.TRUST_PROXY || undefined,
  });
  app.addHook("onClose", async () => {
    await Promise.all([calls.close(), background.close()]);
  });
  return app;
}

/** Signing as config/connection.json has it, so that console and server agree; that of specification §7 without the file. */
function readSigning(): Signing {
  const file = new URL("../../config/connection.json", import.meta.url);
  if (!existsSync(file)) return defaultSigning;
  const { api } = JSON.parse(readFileSync(file, "utf8")) as { api?: { authentication?: Signing } };
  return api?.authentication ?? defaultSigning;
}
