import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import connection from "../../config/connection.json" with { type: "json" };
import { signedHeaders } from "../../src/domain/signing";
import { type Embedded, startEmbedded } from "../../src/server/database/embedded/embedded";
import { type PostmasterFile, readPostmasterFile } from "../../src/server/database/embedded/leftover";
import { migrate } from "../../src/server/database/migrate";
import { type RunningServer, startServer } from "../../src/server/main";

const stateDir = mkdtempSync(path.join(tmpdir(), "restart-"));
// Passable for the user PostgreSQL runs as.
chmodSync(stateDir, 0o711);
const data = path.join(stateDir, "data");
const signing = connection.api.authentication;
const log = () => undefined;
const stubborn = { timeout: 50_000, interval: 50 };

let database: Embedded;
let server: RunningServer;
beforeAll(async () => {
  database = await startEmbedded({ stateDir, durable: true, log });
  await migrate(database.url);
  server = await startServer({ databaseUrl: database.url, port: 0, host: "127.0.0.1", log });
});
afterAll(async () => {
  await server.close();
  await database.stop();
  rmSync(stateDir, { recursive: true, force: true });
});

const statusOf = async (address: string) => (await fetch(server.url + address)).status;

/** A call that needs the database: the verification code is written down. */
async function draw(): Promise<string> {
  const route = "/api/v1/user/login/verifyCodeImage";
  const parts = {
    source: signing.source,
    path: route,
    code: randomBytes(16).toString("hex"),
    timestamp: String(Date.now()),
    token: "",
  };
  const headers = signedHeaders(parts, signing.headers);
  const answer = await fetch(`${server.url}/cdz-admin${route}?verifyId=12345678`, { headers });
  return `${answer.status} ${answer.headers.get("content-type")?.split(";")[0]}`;
}

/** The PostgreSQL that runs now. */
async function postmaster(): Promise<PostmasterFile> {
  const found = await readPostmasterFile(data);
  if (found?.status !== "ready") throw new Error("PostgreSQL does not run");
  return found;
}

test("a killed PostgreSQL is started again, and the server says meanwhile that it is not ready", async () => {
  expect(await draw()).toBe("200 image/svg+xml");
  expect(await Promise.all(["/healthz", "/readyz"].map(statusOf))).toEqual([200, 200]);

  const before = await postmaster();
  // Without its folder it cannot come back: the time in between lasts until the folder is there again.
  renameSync(data, `${data}.away`);
  process.kill(before.pid, "SIGKILL");
  await expect.poll(() => statusOf("/readyz"), stubborn).toBe(503);
  expect(await statusOf("/healthz")).toBe(200);
  expect(await draw()).toBe("503 application/json");

  renameSync(`${data}.away`, data);
  await expect.poll(() => statusOf("/readyz"), stubborn).toBe(200);
  expect(await draw()).toBe("200 image/svg+xml");
  expect(await postmaster()).toMatchObject({ port: before.port, pid: expect.any(Number) });
}, 120_000);

test("it is started again as often as it is killed", async () => {
  for (let time = 0; time < 2; time += 1) {
    const before = await postmaster();
    process.kill(before.pid, "SIGKILL");
    await expect.poll(async () => (await postmaster()).pid, stubborn).not.toBe(before.pid);
    await expect.poll(() => statusOf("/readyz"), stubborn).toBe(200);
  }
}, 120_000);
