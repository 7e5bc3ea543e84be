import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { expect, it } from "vitest";
import { createEmptyDatabase } from "../../helpers/database";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Runs a command of the administrator. @returns its exit code and what it printed */
function administer(databaseUrl: string, ...args: string[]): Promise<{ code: unknown; printed: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/administer.mjs", ...args], { cwd: root, env }, (error, out, err) => {
      resolve({ code: error?.code ?? 0, printed: out + err });
    });
  });
}

it("create-customer that fails in the database prints no password hash, and what failed", async () => {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("ALTER TABLE users ADD CONSTRAINT broken CHECK (false) NOT VALID");
  await client.end();
  const { code, printed } = await administer(
    database.url,
    "create-customer",
    "--name",
    "Harbour Ltd",
    "--type",
    "1",
    "--username",
    "harbour",
  );
  await database.drop();
  expect(code).toBe(1);
  expect(printed).not.toContain("$argon2id$");
  expect(printed).toContain('Failed query: insert into "users"');
  expect(printed).toContain("constraint broken");
});
