import { readdirSync, readFileSync } from "node:fs";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { describe, expect, it } from "vitest";

const folder = new URL("../../../src/server/database/migrations/meta/", import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as never;

/** Everything the schema's files export, whichever files there are. */
async function schema(): Promise<Record<string, unknown>> {
  const files = new URL("../../../src/server/database/schema/", import.meta.url);
  const modules = readdirSync(files).map(
    async (name) => (await import(new URL(name, files).href)) as Record<string, unknown>,
  );
  return Object.assign({}, ...(await Promise.all(modules))) as Record<string, unknown>;
}

describe("migrations", () => {
  it("make the tables as the schema has them: otherwise `npx drizzle-kit generate` was forgotten", async () => {
    const { entries } = read("_journal.json") as { entries: { idx: number }[] };
    const latest = read(`${String(entries.at(-1)?.idx).padStart(4, "0")}_snapshot.json`) as { id: string };
    const wanted = generateDrizzleJson(await schema(), latest.id);
    expect(Object.keys(wanted.tables).length).toBeGreaterThan(20);
    expect(await generateMigration(latest as never, wanted)).toEqual([]);
  });
});
