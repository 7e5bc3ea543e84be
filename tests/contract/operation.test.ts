import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import connection from "../../config/connection.json" with { type: "json" };
import { type Database, openDatabase } from "../../src/server/database/client";
import { createLogger } from "../../src/server/logger";
import { type RunningServer, startServer } from "../../src/server/main";
import { startSession } from "../../src/server/plugins/session-store";
import { createTestDatabase, type TestDatabase } from "../helpers/database";
import { requestOf } from "./test-api";

let database: TestDatabase;
let db: Database;
let closeDatabase: () => Promise<void>;
let token: string;
const lines: string[] = [];

beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production");
  database = await createTestDatabase();
  ({ db, close: closeDatabase } = openDatabase(database.url, 4));
  token = await startSession(db, 1, { ip: "127.0.0.1", userAgent: null }, new Date());
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await closeDatabase();
  await database.drop();
});

function start(): Promise<RunningServer> {
  const logger = createLogger({ write: (line) => void lines.push(line) });
  return startServer({
    databaseUrl: database.url,
    port: 0,
    host: "127.0.0.1",
    log: (line, about) => logger.error(about ?? {}, line),
    logger,
  });
}

function ask(
  server: RunningServer,
  id: Parameters<typeof requestOf>[0],
  input?: unknown,
  asked = token,
): Promise<Response> {
  const { method, url, headers, payload } = requestOf(id, input, { token: asked }, new Date());
  const signed = {
    ...(headers as Record<string, string>),
    [connection.api.authentication.headers.signature]: String(headers.signature),
  };
  return fetch(server.url + url, { method, headers: signed, ...(payload !== undefined && { body: payload }) });
}

describe("the log in production", () => {
  it("is a line of JSON for each request and failure, with the request's id and nothing that was sent", async () => {
    const server = await start();
    lines.length = 0;
    const image = await ask(server, "getVerifyCodeImage", { verifyId: "secret-of-the-query" }, "");
    const list = await ask(server, "listMessages", { keyword: "secret of the body" });
    await db.execute(sql`ALTER TABLE messages RENAME TO messages_away`);
    const failed = await ask(server, "listMessages", { keyword: "secret of the body" });
    await db.execute(sql`ALTER TABLE messages_away RENAME TO messages`);
    expect([image.status, list.status, failed.status]).toEqual([200, 200, 500]);
    await server.close();
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const requests = logged.filter(({ msg }) => msg === "request");
    expect(requests).toMatchObject([
      {
        level: 30,
        method: "GET",
        path: "/cdz-admin/api/v1/user/login/verifyCodeImage",
        status: 200,
        ip: "127.0.0.1",
        reqId: image.headers.get("x-request-id"),
      },
      {
        level: 30,
        method: "POST",
        path: "/cdz-admin/api/v1/mes/getMessageList",
        status: 200,
        reqId: list.headers.get("x-request-id"),
      },
      { level: 30, status: 500, reqId: failed.headers.get("x-request-id") },
    ]);
    const failures = logged.filter(({ level }) => level === 50);
    expect(failures).toMatchObject([
      {
        reqId: failed.headers.get("x-request-id"),
        operation: "listMessages",
        msg: expect.stringContaining("messages"),
      },
    ]);
    for (const secret of ["secret-of-the-query", "secret of the body", token])
      expect(lines.join("")).not.toContain(secret);
  });
});

/** Locks a table, so that calls wait for it. @returns what releases it */
async function lock(table: string): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let work = Promise.resolve();
  await new Promise<void>((locked, failed) => {
    work = db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE ${sql.identifier(table)}`);
      locked();
      await held;
    });
    work.catch(failed);
  });
  return () => {
    release();
    return work;
  };
}

/** The tables that calls wait for, in alphabetical order. */
async function awaited(): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    SELECT DISTINCT relation::regclass::text AS name FROM pg_locks
    WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) ORDER BY 1`);
  return rows.map(({ name }) => name);
}

describe("the end of the server", () => {
  it("answers what is under way, and cuts off what takes too long", async () => {
    const server = await start();
    const [releaseRoles, releaseMessages] = [await lock("roles"), await lock("messages")];
    const short = ask(server, "listRoles").then(({ status }) => status);
    const long = ask(server, "listMessages", {}).then(
      () => "answered",
      (error: Error) => error.message,
    );
    await expect.poll(awaited, { timeout: 60_000 }).toEqual(["messages", "roles"]);
    const closed = server.close();
    await releaseRoles();
    expect(await short).toBe(200);
    expect(await long).toBe("fetch failed");
    await releaseMessages();
    await closed;
  });
});
