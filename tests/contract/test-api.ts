import type { WebhookSender } from "../../src/server/areas/webhook/post";
import { randomBytes, randomInt } from "node:crypto";
import { Ajv2020 } from "ajv/dist/2020";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { formats } from "../../src/domain/formats";
import { signedHeaders } from "../../src/domain/signing";
import description from "../../src/generated/openapi.json" with { type: "json" };
import { type Operation, type OperationId, operations } from "../../src/generated/operations";
import { createApp } from "../../src/server/app";
import { type CallDatabase, openCallDatabase } from "../../src/server/database/call-database";
import { type Database, openDatabase } from "../../src/server/database/client";
import { demoPassword } from "../../src/server/database/seed/identity";
import { type Providers, simulatedProviders } from "../../src/server/providers";
import { createTestDatabase } from "../helpers/database";

/** The envelope of an answer, with the HTTP status it came with. */
export interface Answer {
  status: number;
  code: number;
  message: string;
  // Tests look into answers of every shape; the description has checked them before.
  data: never;
  headers: LightMyRequestResponse["headers"];
  text: string;
  /** The body as it came. */
  bytes: Buffer;
}

/** What of a call a test may want otherwise than usual. */
export interface CallOptions {
  token?: string;
  language?: string;
  /** Replaces headers after signing; undefined takes one away. */
  headers?: Record<string, string | undefined>;
  /** Milliseconds by which the caller's clock is ahead of the server's. */
  clockAhead?: number;
  /** The raw body instead of the input as JSON. */
  body?: string;
  ip?: string;
}

/** The server on a database of its own, called without a port. */
export interface TestApi {
  db: Database;
  /** Where the database is, for a server of its own. */
  url: string;
  /** The database as calls have it. */
  calls: CallDatabase;
  app: FastifyInstance;
  /** What the server logged, so a test can show that details went there and not to the caller. */
  logged: string[];
  /** The outside services, for a test to stand in for. */
  providers: Required<Providers>;
  /** Moves the server's and the callers' clock. */
  advance(minutes: number): void;
  now(): Date;
  call(id: OperationId, input?: unknown, options?: CallOptions): Promise<Answer>;
  /** Signs in as a demo account and returns its token. */
  signIn(username: string, password?: string): Promise<string>;
  close(): Promise<void>;
}

/** Stands in for the receivers of webhooks: tests send nothing to the internet. */
const takingAll: WebhookSender = { policy: { loopback: false }, send: async () => ({ delivered: true }) };

/** Accepted as any verification code. */
export const verifyCode = "TEST";

/** Whether an envelope is a refusal as the description has it; the server checks its successes itself. */
const isRefusal = new Ajv2020({ strict: false, formats })
  .addSchema(description, "api", undefined, false)
  .compile({ $ref: "api#/components/schemas/Refusal" });

/**
 * Starts the server for one test file.
 * @param callsPerMinute of one user; by default more than any test makes
 */
export async function createTestApi(callsPerMinute = 1_000_000): Promise<TestApi> {
  const database = await createTestDatabase();
  const calls = openCallDatabase(database.url);
  // A test's own questions may take longer than a call's.
  const { db, close } = openDatabase(database.url, 6);
  const logged: string[] = [];
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const providers = { ...simulatedProviders(db, now), webhook: takingAll };
  const app = createApp({
    calls,
    background: db,
    // Jobs are called by the tests themselves: on a slow machine the server's own would come in between.
    scheduled: false,
    callsPerMinute,
    verifyCode,
    providers,
    now,
    validateResponses: true,
    log: (line) => logged.push(line),
  });
  await app.ready();

  const call = async (id: OperationId, input?: unknown, options: CallOptions = {}): Promise<Answer> =>
    read(await app.inject(requestOf(id, input, options, now())));
  const signIn = async (username: string, password = demoPassword): Promise<string> => {
    // From an address of its own each time: tests sign in more often than the rate limit allows one address.
    const ip = `10.${[0, 0, 0].map(() => randomInt(1, 255)).join(".")}`;
    const answer = await call("login", { username, password, verifyId: newVerifyId(), verifyCode }, { ip });
    if (answer.code !== 200) throw new Error(`${username} cannot sign in: ${answer.code} ${answer.message}`);
    return (answer.data as { token: string }).token;
  };
  return {
    db,
    url: database.url,
    calls,
    app,
    logged,
    providers,
    now,
    call,
    signIn,
    advance: (minutes) => {
      ahead += minutes * 60_000;
    },
    close: async () => {
      await app.close();
      await calls.close();
      await close();
      await database.drop();
    },
  };
}

/** A name for a verification code nobody used. */
export function newVerifyId(): string {
  return randomBytes(12).toString("hex");
}

/** A signed request, as `inject` takes it. */
export function requestOf(id: OperationId, input: unknown, options: CallOptions, now: Date) {
  const operation: Operation = operations[id];
  const { method, path } = operation;
  const query = method === "get" && input ? `?${new URLSearchParams(input as Record<string, string>)}` : "";
  const timestamp = String(now.getTime() + (options.clockAhead ?? 0));
  const code = randomBytes(16).toString("hex");
  const signed = signedHeaders({ source: "web", path, code, timestamp, token: options.token ?? "" });
  const headers = {
    "content-type": "application/json",
    "accept-language": options.language ?? "zh-CN",
    ...signed,
    ...options.headers,
  };
  const payload = options.body ?? (method === "post" ? JSON.stringify(input ?? {}) : undefined);
  return {
    method: method.toUpperCase() as "GET" | "POST",
    url: `/cdz-admin${path}${query}`,
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
    ...(payload !== undefined && { payload }),
    ...(options.ip && { remoteAddress: options.ip }),
  };
}

function read(response: LightMyRequestResponse): Answer {
  const { statusCode: status, body: text, rawPayload: bytes, headers } = response;
  const json = String(headers["content-type"]).startsWith("application/json");
  const envelope = json ? (JSON.parse(text) as { code: number; message: string; data: never }) : undefined;
  if (envelope && envelope.code !== 200 && !isRefusal(envelope)) {
    throw new Error(`not a refusal as described: ${text} ${JSON.stringify(isRefusal.errors)}`);
  }
  return {
    status,
    code: envelope?.code ?? status,
    message: envelope?.message ?? "",
    data: envelope?.data as never,
    headers,
    text,
    bytes,
  };
}
