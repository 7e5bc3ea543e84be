import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { expect, test } from "playwright/test";
import connection from "../../config/connection.json" with { type: "json" };
import { signedHeaders } from "../../src/domain/signing";
import type { SigningPart } from "../../src/domain/signing-names";
import { operations } from "../../src/generated/operations";
import { freePort } from "../../src/server/free-port";
import { readPostmasterFile } from "../../src/server/database/embedded/leftover";
import { lastingPlace } from "../../src/server/database/embedded/place";
import { processIdentity } from "../../src/server/database/embedded/process-identity";
import { runningEmbedded } from "../../src/server/database/embedded/running";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "production-"));
const state = path.join(folder, "postgres");
const env = {
  ...process.env,
  NODE_ENV: "production",
  CDZ_DATA_DIR: folder,
  DATABASE_URL: "",
  CDZ_ADMIN_URL: "",
  CDZ_VERIFY_CODE: "",
  HOST: "",
};
const patience = { timeout: 90_000 };

// As it is in a project: passable for the user PostgreSQL runs as.
chmodSync(folder, 0o711);
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function command(name: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)("npm", ["run", "--silent", name, "--", ...args], { cwd: root, env })).stdout;
}

/** `npm start`'s own process, and what it has printed. */
function start(port: number) {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<{ code: number | null; at: number }>((resolve) =>
    child.on("exit", (code) => resolve({ code, at: Date.now() })),
  );
  return { child, ended, printed: () => printed };
}

/** A signed call of the server that listens on a port. */
async function drawCode(port: number): Promise<number> {
  const { path: call } = operations.getVerifyCodeImage;
  const parts = {
    source: "web",
    path: call,
    code: randomBytes(16).toString("hex"),
    timestamp: String(Date.now()),
    token: "",
  };
  const headers = signedHeaders(
    parts,
    connection.api.authentication.headers,
    connection.api.authentication.order as SigningPart[],
  );
  return (await fetch(`http://127.0.0.1:${port}/cdz-admin${call}?verifyId=production-process-01`, { headers })).status;
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function postgres(): Promise<string | undefined> {
  const file = await readPostmasterFile((await lastingPlace(state)).data);
  return file && processIdentity(file.pid);
}

test("the embedded database in production: commands without a server and beside one; SIGTERM answers what is under way and leaves nothing", async () => {
  test.setTimeout(300_000);
  const made = await command("create-customer", "--name", "Harbour Ltd", "--type", "1", "--username", "harbour");
  expect(made).toMatch(/One-time password: +\S{19}\n/);
  expect(await postgres()).toBeUndefined();

  const port = await freePort();
  const server = start(port);
  try {
    await expect.poll(() => isReady(port), patience).toBe(true);
    expect(await command("list-customers")).toMatch(/1 +harbour .* Harbour Ltd\n/);
    expect(await command("reset-password", "--username", "harbour")).toContain("One-time password:");
    expect(await isReady(port)).toBe(true);

    const holding = new pg.Client({ connectionString: await runningEmbedded(state) });
    await holding.connect();
    await holding.query("BEGIN; LOCK TABLE verify_codes");
    const answer = drawCode(port);
    const waiting =
      "SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND relation = 'verify_codes'::regclass";
    await expect.poll(async () => (await holding.query<{ count: number }>(waiting)).rows[0]?.count, patience).toBe(1);
    const asked = Date.now();
    server.child.kill("SIGTERM");
    await expect.poll(server.printed, { ...patience, intervals: [20] }).toContain("The server is stopping");
    await holding.query("COMMIT");
    await holding.end();
    expect(await answer).toBe(200);
    const { code, at } = await server.ended;
    expect(code).toBe(0);
    // 10 seconds are promised; a busy machine may notice the end of a process later.
    expect(at - asked).toBeLessThan(20_000);
  } finally {
    server.child.kill("SIGKILL");
  }
  await expect.poll(postgres, patience).toBeUndefined();
  for (const line of server.printed().trim().split("\n"))
    expect(JSON.parse(line), line).toMatchObject({ msg: expect.any(String) });
  expect(server.printed()).not.toMatch(/demo|演示/i);
  expect(await command("list-customers")).toContain("Harbour Ltd");
  expect(await postgres()).toBeUndefined();
});
