import { connect } from "node:net";
import { desc, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { signedHeaders } from "../../src/domain/signing";
import { createApp } from "../../src/server/app";
import { openCallDatabase } from "../../src/server/database/call-database";
import { type Database, openDatabase } from "../../src/server/database/client";
import { auditEvents } from "../../src/server/database/schema/security";
import { createLogger } from "../../src/server/logger";
import { startServer } from "../../src/server/main";
import { simulatedProviders } from "../../src/server/providers";
import { createTestDatabase, type TestDatabase } from "../helpers/database";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => {
  vi.unstubAllEnvs();
});

const start = () => startServer({ databaseUrl: database.url, port: 0, host: "127.0.0.1", log: () => undefined });

describe("startServer", () => {
  it("serves the API on loopback until it is closed", async () => {
    const server = await start();
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const unsigned = await fetch(`${server.url}/cdz-admin/api/v1/user/current`);
    expect(await unsigned.json()).toMatchObject({ code: 407 });
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow(/fetch failed/);
  });

  it("signs as config/connection.json has it", async () => {
    const signing = (await import("../../config/connection.json")).default.api.authentication;
    const server = await start();
    const path = "/api/v1/user/login/verifyCodeImage";
    const parts = { source: signing.source, path, code: "0123456789abcdef", timestamp: String(Date.now()), token: "" };
    const headers = signedHeaders(parts, signing.headers, signing.order as (keyof typeof parts)[]);
    const image = await fetch(`${server.url}/cdz-admin${path}?verifyId=12345678`, { headers });
    expect(image.headers.get("content-type")).toMatch(/^image\/svg/);
    await server.close();
  });

  it.each([
    ["", "127.0.0.1"],
    ["loopback", "203.0.113.9"],
    ["198.51.100.0/24", "127.0.0.1"],
  ])("with TRUST_PROXY %j takes a caller forwarded by loopback for %s", async (trusted, ip) => {
    vi.stubEnv("TRUST_PROXY", trusted);
    const server = await start();
    await fetch(`${server.url}/cdz-admin/api/v1/user/current`, { headers: { "x-forwarded-for": "203.0.113.9" } });
    await server.close();
    const { db, close } = openDatabase(database.url);
    expect(await db.select({ ip: auditEvents.ip }).from(auditEvents).orderBy(desc(auditEvents.id)).limit(1)).toEqual([
      { ip },
    ]);
    await close();
  });

  it("is ready while calls take all their connections and wait for more", async () => {
    const calls = openCallDatabase(database.url, { open: 1, held: 1 });
    const background = openDatabase(database.url, 1);
    const app = createApp({
      calls,
      background: background.db,
      scheduled: false,
      providers: simulatedProviders(background.db),
      log: () => undefined,
    });
    // A query begins once somebody waits for it.
    const asked = (db: Database) => db.execute(sql`SELECT 1`).then(() => undefined);
    const waiting: Promise<unknown>[] = [];
    await calls.open.transaction(() =>
      calls.held(1001).transaction(async () => {
        waiting.push(asked(calls.open), asked(calls.held(1001)));
        await expect.poll(() => calls.waiting()).toBe(2);
        expect((await app.inject("/readyz")).statusCode).toBe(200);
        expect(calls.waiting()).toBe(2);
      }),
    );
    await Promise.all(waiting);
    await app.close();
    await Promise.all([calls.close(), background.close()]);
  });

  it("in front of another /cdz-admin is ready while that one answers, and believes TRUST_PROXY", async () => {
    vi.stubEnv("TRUST_PROXY", "loopback");
    const backend = await start();
    const lines: string[] = [];
    const logger = createLogger({ write: (line) => void lines.push(line) });
    const server = await startServer({
      adminUrl: backend.url,
      port: 0,
      host: "127.0.0.1",
      log: () => undefined,
      logger,
    });
    const ready = async () => {
      const answer = await fetch(`${server.url}/readyz`, { headers: { "x-forwarded-for": "203.0.113.9" } });
      return [answer.status, ((await answer.json()) as { status: string }).status];
    };
    expect(await ready()).toEqual([200, "ready"]);
    expect(JSON.parse(lines.find((line) => line.includes("/readyz")) ?? "{}")).toMatchObject({
      path: "/readyz",
      ip: "203.0.113.9",
    });
    await backend.close();
    await expect.poll(ready, { timeout: 20_000 }).toEqual([503, "no backend"]);
    await server.close();
  });

  it("refuses to start in production with a verification code set", async () => {
    vi.stubEnv("NODE_ENV", "production");
    vi.stubEnv("CDZ_VERIFY_CODE", "TEST");
    await expect(start()).rejects.toThrow(/CDZ_VERIFY_CODE/);
  });

  it.each([
    [
      "headers too large",
      `GET /cdz-admin/api/v1/user/current HTTP/1.1\r\nHost: a\r\nX-Large: ${"x".repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ["no HTTP", "what is this\r\n\r\n", 400],
  ])("answers %s in the envelope", async (_, sent, code) => {
    const server = await start();
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => socket.write(sent));
      let text = "";
      socket
        .on("data", (part) => (text += part))
        .on("close", () => resolve(text))
        .on("error", reject);
    });
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${code} .*content-security-policy: default-src 'none'`, "s"));
    expect(JSON.parse(body)).toEqual({ code, message: expect.stringMatching(/[^ -~]+ \/ .+/), data: null });
    await server.close();
  });

  it("needs a database or another /cdz-admin", async () => {
    await expect(startServer({ port: 0, host: "127.0.0.1", log: () => undefined })).rejects.toThrow(/database/);
  });
});
