import { readFileSync } from "node:fs";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { describe, expect, it } from "vitest";
import * as account from "../../../src/server/database/schema/account";
import * as bill from "../../../src/server/database/schema/bill";
import * as cloud from "../../../src/server/database/schema/cloud";
import * as commerce from "../../../src/server/database/schema/commerce";
import * as file from "../../../src/server/database/schema/file";
import * as identity from "../../../src/server/database/schema/identity";
import * as message from "../../../src/server/database/schema/message";
import * as preference from "../../../src/server/database/schema/preference";
import * as security from "../../../src/server/database/schema/security";

const folder = new URL("../../../src/server/database/migrations/meta/", import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as never;

describe("migrations", () => {
  it("make the tables as the schema has them: otherwise `npx drizzle-kit generate` was forgotten", async () => {
    const { entries } = read("_journal.json") as { entries: { idx: number }[] };
    const latest = read(`${String(entries.at(-1)?.idx).padStart(4, "0")}_snapshot.json`) as { id: string };
    const wanted = generateDrizzleJson({ ...identity, ...security, ...message, ...commerce, ...bill, ...cloud, ...file, ...preference, ...account }, latest.id);
    expect(await generateMigration(latest as never, wanted)).toEqual([]);
  });
});
