import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { startEmbedded } from "../../../src/server/database/embedded/embedded";
import { readPostmasterFile } from "../../../src/server/database/embedded/leftover";

const folder = mkdtempSync(path.join(tmpdir(), "embedded-"));
const log = () => undefined;

// As it is in a project: passable for the user PostgreSQL runs as.
chmodSync(folder, 0o711);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that starts PostgreSQL, says its address and kills itself without a word. */
async function startAndDie(options: { stateDir: string; durable: boolean }): Promise<string> {
  const child = spawn(
    process.execPath,
    ["scripts/run.mjs", "tests/helpers/dying-process.ts", JSON.stringify(options)],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let url = "";
  child.stdout.on("data", (chunk: Buffer) => (url += chunk.toString()));
  await new Promise((resolve) => child.once("close", resolve));
  return url;
}

describe("the embedded PostgreSQL", () => {
  test("keeps its data over a restart, and has one owner at a time", async () => {
    const stateDir = path.join(folder, "kept");
    const first = await startEmbedded({ stateDir, durable: true, log });
    await query(first.url, "CREATE TABLE kept AS SELECT 42 AS answer");
    await expect(startEmbedded({ stateDir, durable: true, log })).rejects.toThrow(`in use by process ${process.pid}`);
    await first.stop();
    await first.stop();
    const second = await startEmbedded({ stateDir, durable: true, log });
    expect(await query(second.url, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  test("begins as a copy of a throwaway one that was kept, and changes nothing of that", async () => {
    const keptIn = path.join(folder, "copied");
    const first = await startEmbedded({ durable: false, log });
    await query(first.url, "CREATE TABLE kept AS SELECT 42 AS answer");
    await first.stop(keptIn);
    await first.stop();
    for (const name of ["one", "other"]) {
      const { url, stop } = await startEmbedded({ durable: false, copyOf: keptIn, log });
      expect([name, await query(url, "UPDATE kept SET answer = answer + 1 RETURNING answer")]).toEqual([
        name,
        [{ answer: 43 }],
      ]);
      await stop();
    }
  });

  test("asks for its password", async () => {
    const { url, stop } = await startEmbedded({ durable: false, log });
    const wrong = Object.assign(new URL(url), { password: "wrong" }).href;
    await expect(query(wrong, "SELECT 1")).rejects.toThrow("password authentication failed");
    await stop();
  });

  test("is used by a role that owns its database and is no superuser", async () => {
    const { url, stop } = await startEmbedded({ durable: false, log });
    const facts =
      "SELECT rolsuper, rolcreaterole, rolcreatedb, datdba::regrole::text = rolname AS owner FROM pg_roles, pg_database WHERE rolname = current_user AND datname = current_database()";
    expect(await query(url, facts)).toEqual([
      { rolsuper: false, rolcreaterole: false, rolcreatedb: false, owner: true },
    ]);
    await expect(query(url, "SELECT pg_read_file('postgresql.conf')")).rejects.toThrow("permission denied");
    await stop();
  });

  test("gives that role what an earlier version left to the superuser", async () => {
    const stateDir = path.join(folder, "earlier");
    const first = await startEmbedded({ stateDir, durable: true, log });
    await query(first.adminUrl, "ALTER DATABASE console OWNER TO console");
    await query(
      first.adminUrl,
      "CREATE SCHEMA before CREATE TABLE kept (id serial, number bigint GENERATED ALWAYS AS IDENTITY, answer int)",
    );
    await query(first.adminUrl, "INSERT INTO before.kept (answer) VALUES (42)");
    await query(first.adminUrl, "CREATE TABLE public.other AS SELECT 1 AS one");
    await first.stop();
    const second = await startEmbedded({ stateDir, durable: true, log });
    await query(
      second.url,
      "ALTER TABLE before.kept ADD COLUMN more int; ALTER TABLE other ADD COLUMN more int; CREATE TABLE fresh (one int)",
    );
    expect(
      await query(
        second.url,
        "INSERT INTO before.kept (answer) SELECT answer + 1 FROM before.kept RETURNING id, answer",
      ),
    ).toEqual([{ id: 2, answer: 43 }]);
    await second.stop();
  });

  test("is durable where asked to be, and sorts alike everywhere", async () => {
    const { url, stop } = await startEmbedded({ stateDir: path.join(folder, "durable"), durable: true, log });
    expect(await query(url, "SHOW fsync")).toEqual([{ fsync: "on" }]);
    expect(await query(url, "SHOW listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
    expect(await query(url, "SELECT upper('é') AS up, 'b' > 'C' AS by_code")).toEqual([{ up: "É", by_code: true }]);
    await stop();
  });

  test("writes no value of a row to its log", async () => {
    const { url, adminUrl, stop } = await startEmbedded({ stateDir: path.join(folder, "logged"), durable: true, log });
    const [row] = await query(adminUrl, "SELECT current_setting('data_directory') AS folder");
    await query(
      url,
      "CREATE TABLE people (phone text UNIQUE, age int CHECK (age > 0)); INSERT INTO people VALUES ('13800138000', 1)",
    );
    await expect(query(url, "INSERT INTO people VALUES ('13800138000', 1)")).rejects.toThrow("people_phone_key");
    await expect(query(url, "INSERT INTO people VALUES ('13900139000', -1)")).rejects.toThrow("people_age_check");
    await expect(query(url, "SELECT '13700137000x'::bigint")).rejects.toThrow("invalid input syntax");
    await stop();
    const written = readFileSync(
      path.join(path.dirname(String((row as { folder: string }).folder)), "postgres.log"),
      "utf8",
    );
    for (const value of ["13800138000", "13900139000", "13700137000"]) expect(written).not.toContain(value);
  });

  test("says why it cannot start", async () => {
    const stateDir = path.join(folder, "outdated");
    const { adminUrl, stop } = await startEmbedded({ stateDir, durable: true, log });
    const [row] = await query(adminUrl, "SELECT current_setting('data_directory') AS folder");
    await stop();
    writeFileSync(path.join(String((row as { folder: string }).folder), "PG_VERSION"), "9.6\n");
    await expect(startEmbedded({ stateDir, durable: true, log })).rejects.toThrow(
      /PostgreSQL did not start: .*incompatible with server/,
    );
  });

  test("starts again where its last owner was killed", async () => {
    const stateDir = path.join(folder, "killed");
    const dead = await startAndDie({ stateDir, durable: true });
    expect(dead).toContain("postgres://");
    const { url, stop } = await startEmbedded({ stateDir, durable: true, log });
    expect(await query(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await stop();
  });

  test("does not outlive an owner that was killed", async () => {
    const stateDir = path.join(folder, "orphan");
    const url = await startAndDie({ stateDir, durable: true });
    await expect
      .poll(
        () =>
          query(url, "SELECT 1").then(
            () => "up",
            () => "down",
          ),
        { timeout: 10_000 },
      )
      .toBe("down");
    await expect.poll(() => readPostmasterFile(path.join(stateDir, "data")), { timeout: 10_000 }).toBeUndefined();
  });

  test("leaves nothing of a throwaway one", async () => {
    const { adminUrl, stop } = await startEmbedded({ durable: false, log });
    const [row] = await query(adminUrl, "SELECT current_setting('data_directory') AS folder");
    const data = String((row as { folder: string }).folder);
    expect(existsSync(path.dirname(data))).toBe(true);
    await stop();
    expect(existsSync(path.dirname(data))).toBe(false);
  });
});
