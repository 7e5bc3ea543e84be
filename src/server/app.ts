import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { defaultSigningNames, defaultSigningOrder } from "../domain/signing-names";
import type { CallDatabase } from "./database/call-database";
import type { Database } from "./database/client";
import { refuse } from "./errors";
import { limits } from "./limits";
import { type Log, RequestLog } from "./logger";
import { addAnswerHeaders } from "./plugins/answer-headers";
import { apiPlugin } from "./plugins/api";
import { cutOffLateBodies, limitConnections } from "./plugins/connections";
import { healthPlugin } from "./plugins/health";
import { createMemory } from "./plugins/memory";
import { answerClientError } from "./plugins/client-error";
import { refusalOf, sendRefusal } from "./plugins/envelope";
import type { Providers } from "./providers";
import type { Signing } from "./plugins/signature";

/** What the application needs; everything but the databases, the services and the log has a default. */
export interface AppOptions {
  /** The database for calls. */
  calls: CallDatabase;
  /** The database for what happens without a call, by connections of its own. */
  background: Database;
  /** Whether the scheduled jobs run, as they do by default; tests call them themselves, by a clock of their own. */
  scheduled?: boolean;
  /** Calls that one user may make in a minute. */
  callsPerMinute?: number | undefined;
  /** The outside services there are; see providersOf. */
  providers: Providers;
  /** Text accepted as any verification code; for tests, never in production. */
  verifyCode?: string;
  /** The clock; the system's by default. */
  now?: () => Date;
  /** Checks every answer against the description and turns a difference into a 500; for tests. */
  validateResponses?: boolean;
  /** Signing as config/connection.json has it; that of specification §7 by default. */
  signing?: Signing;
  log: Log;
  /** Gets a line for each request besides; without one requests are not logged. */
  logger?: FastifyBaseLogger | undefined;
  /** Addresses of the proxies whose X-Forwarded-For is believed, as Fastify's trustProxy takes them; nobody's by default. */
  trustProxy?: string | undefined;
}

/** Signing where the config says nothing else. */
export const defaultSigning: Signing = { source: "web", headers: defaultSigningNames, order: defaultSigningOrder };

/** What the server needs with its API or without. */
interface BareAppOptions extends Pick<AppOptions, "trustProxy" | "logger"> {
  /** How long a request may take to arrive, milliseconds. */
  requestTime?: number;
}

/** The server without its API: for a console that talks to another /cdz-admin. */
export function createBareApp({
  trustProxy,
  logger,
  requestTime = limits.requestTime,
}: BareAppOptions = {}): FastifyInstance {
  const app = Fastify({
    requestTimeout: requestTime,
    http: { headersTimeout: Math.min(limits.headersTime, requestTime), connectionsCheckingInterval: requestTime / 20 },
    trustProxy: trustProxy ?? false,
    ...(logger && { loggerInstance: logger, logController: new RequestLog() }),
    bodyLimit: limits.bodyBytes,
    // Addresses that are no addresses are refused before there is a route, and in the framework's own words otherwise.
    frameworkErrors: (_error, request, reply) => sendRefusal(request, reply, refuse("INVALID_REQUEST")),
    clientErrorHandler: answerClientError,
    genReqId: () => randomBytes(8).toString("hex"),
    // Connections kept open for later must not hold up the end; answers under way may.
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 500 },
  });
  addAnswerHeaders(app);
  // The connections of a proxy are those of all its callers: there it is for the proxy to limit them.
  if (!trustProxy) limitConnections(app.server, limits.connectionsPerAddress);
  cutOffLateBodies(app);
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refuse("UNKNOWN_PATH"), 404));
  app.setErrorHandler((error, request, reply) => sendRefusal(request, reply, refusalOf(error)));
  return app;
}

/** The server with every operation of the description under /cdz-admin. */
export function createApp(options: AppOptions): FastifyInstance {
  const app = createBareApp(options);
  // By the connections of scheduled jobs: those of calls have a queue, which this check must neither wait in nor fill.
  app.register(healthPlugin, { check: () => options.background.execute(sql`SELECT 1`), missing: "database" });
  app.register(apiPlugin, {
    prefix: "/cdz-admin",
    calls: options.calls,
    background: options.background,
    scheduled: options.scheduled ?? true,
    callsPerMinute: options.callsPerMinute ?? limits.userCallsPerMinute,
    verifyCode: options.verifyCode,
    providers: options.providers,
    now: options.now ?? (() => new Date()),
    validateResponses: options.validateResponses ?? false,
    signing: options.signing ?? defaultSigning,
    memory: createMemory(),
    log: options.log,
  });
  return app;
}
