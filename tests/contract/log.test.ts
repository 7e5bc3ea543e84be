import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Operation, type OperationId, operations } from "../../src/generated/operations";
import { examples } from "./examples";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let tables: string[];
/** Written by every call, or by the attempt to say what happened. */
const untouched = ["sessions", "call_codes", "login_locks", "verify_codes", "idempotency_keys"];

beforeAll(async () => {
  api = await createTestApi();
  const { rows } = await api.db.execute<{ name: string }>(sql`SELECT relname AS name FROM pg_class
    WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND NOT relname = ANY(${sql.param(untouched)}) ORDER BY relname`);
  tables = rows.map(({ name }) => name);
});
afterAll(() => api.close());

const writes = (Object.entries(operations) as [OperationId, Operation][])
  .filter(([, { change }]) => change)
  .map(([id]) => id);

/** Lets every insert and update fail as a broken constraint does: PostgreSQL quotes the whole row. */
const breakTables = async () => {
  for (const table of tables)
    await api.db.execute(sql.raw(`ALTER TABLE "${table}" ADD CONSTRAINT "broken_${table}" CHECK (false) NOT VALID`));
};
const mendTables = async () => {
  for (const table of tables) await api.db.execute(sql.raw(`ALTER TABLE "${table}" DROP CONSTRAINT "broken_${table}"`));
};

/** Texts and bytes of an input that would be recognised in the log: not words that a statement or a path may contain too. */
function valuesOf(input: unknown): string[] {
  if (typeof input === "string") return input.length >= 5 && /[^a-zA-Z]/.test(input) ? [input] : [];
  if (Buffer.isBuffer(input)) return [input.toString("latin1"), input.toString("hex"), input.toString("base64")];
  return typeof input === "object" && input !== null ? Object.values(input).flatMap(valuesOf) : [];
}

describe("the log, when a write fails in the database", () => {
  it.each(writes)("%s: has neither what was sent nor what is kept", async (id) => {
    const token = await api.signIn("admin");
    const input = ((await examples[id].input?.(api.db)) ?? {}) as Record<string, unknown>;
    const before = api.logged.length;
    await breakTables();
    const { code } = await api.call(id, input, { token });
    await mendTables();
    const lines = api.logged.slice(before);
    // Whatever it changes, it leaves a row in the audit.
    expect({ code, failed: lines.some((line) => line.includes("broken_")) }).toEqual({ code: 500, failed: true });
    const text = lines.join("\n");
    expect(valuesOf(input).filter((value) => text.includes(value))).toEqual([]);
    expect(text).not.toMatch(/\$argon2|v1\.[\w+/]{20}|params:|Failing row|\\x[0-9a-f]{8}/);
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(1200);
  });

  it("is about every call that changes something", () => {
    expect(writes.length).toBeGreaterThan(70);
  });
});
