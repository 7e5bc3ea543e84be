import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { compileConsole } from "../../src/compiler/node/compile";
import type { MenuEntry } from "../../src/model/resolved";
import { missingTests, repeatedRows, untestedRows } from "./check-rows";
import { listTests } from "./list-tests";
import type { TestsByFile } from "./row";
import { table } from "./table";

describe("the specification, sentence by sentence", () => {
  let listed: TestsByFile;
  beforeAll(async () => {
    listed = await listTests([...new Set(table.flatMap(({ tests }) => Object.keys(tests)))]);
  }, 300_000);

  it("has each obligation once, and a test for each", () => {
    expect(repeatedRows(table)).toEqual([]);
    expect(untestedRows(table)).toEqual([]);
  });

  it.each(table.map((row) => [`${row.paragraph} ${row.says}`, row] as const))("%s", (_, row) => {
    expect(missingTests(row, listed)).toEqual([]);
  });

  it("is shown by no test twice in a row", () => {
    for (const { says, tests } of table) {
      for (const titles of Object.values(tests)) expect([says, titles]).toEqual([says, [...new Set(titles)]]);
    }
  });
});

describe("placeholders", () => {
  const placeholders = table.flatMap((row) => row.placeholders ?? []);

  it("are exactly the routes and menu entries that config marks as pending", async () => {
    const { console } = await compileConsole(path.join(import.meta.dirname, "../.."));
    const routes =
      console?.manifest.routes
        .filter(({ pending }) => pending)
        .map((route) => route.path.replaceAll(/:(\w+)/g, "{$1}")) ?? [];
    const entries = Object.values(console?.manifest.menus ?? {})
      .flatMap((menu) => allEntries(menu.entries))
      .filter(({ pending }) => pending);
    expect(placeholders.toSorted()).toEqual([...routes, ...entries.map(({ code }) => code)].toSorted());
  });
});

describe("the check of a row", () => {
  const row = { paragraph: "§5", says: "A rule.", tests: { "a.test.ts": ["is kept", "is said"] } };

  it("fails when a test is renamed, moved or gone", () => {
    expect(missingTests(row, { "a.test.ts": ["is kept", "is said", "more"] })).toEqual([]);
    expect(missingTests(row, { "a.test.ts": ["is kept", "is said aloud"] })).toEqual(["a.test.ts: is said"]);
    expect(missingTests(row, { "b.test.ts": ["is kept", "is said"] })).toEqual([
      "a.test.ts: is kept",
      "a.test.ts: is said",
    ]);
  });

  it("fails where a row stands twice or names no test", () => {
    const bare = { ...row, says: "Another.", tests: { "a.test.ts": [] } };
    expect(repeatedRows([row, bare, row])).toEqual(["§5 A rule."]);
    expect(untestedRows([row, bare])).toEqual(["§5 Another."]);
  });
});

function allEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...allEntries(entry.children ?? [])]);
}
