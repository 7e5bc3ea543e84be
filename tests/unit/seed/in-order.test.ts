import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { renderSeeds } from "../../../scripts/generate/seeds";
import { inOrder } from "../../../src/server/database/seed/run/in-order";
import { seeds } from "../../../src/server/generated/seeds";

const needing = (wanted: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(wanted).map(([name, needs]) => [name, { needs }]));

describe("the order of seeds", () => {
  it("puts each after those it needs, else by the alphabet", () => {
    expect(inOrder(needing({ a: ["c"], b: [], c: ["d"], d: [] }))).toEqual(["d", "c", "a", "b"]);
    expect(inOrder(needing({ top: ["left", "right"], left: ["base"], right: ["base"], base: [] }))).toEqual([
      "base",
      "left",
      "right",
      "top",
    ]);
  });

  it.each<[what: string, wanted: Record<string, string[]>, error: string]>([
    [
      "a need that is not there",
      { bills: ["customer"], customers: [] },
      'The seed "bills" needs "customer", but src/server/database/seed/customer.ts is no seed. There are: bills, customers.',
    ],
    ["a circle", { a: ["b"], b: ["c"], c: ["b"] }, 'Seeds need one another in a circle: "b" > "c" > "b"'],
    ["a seed that needs itself", { a: ["a"] }, 'Seeds need one another in a circle: "a" > "a"'],
  ])("is refused for %s, with the names", (_what, wanted, error) => {
    expect(() => inOrder(needing(wanted))).toThrow(error);
  });

  it("is there for the seeds of the demo", () => {
    expect(inOrder(seeds).toSorted()).toEqual(Object.keys(seeds).toSorted());
  });
});

it("finds seeds and plans by their files", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "seeds-"));
  const folder = path.join(root, "src/server/database/seed");
  for (const part of ["news-data", "history"]) await mkdir(path.join(folder, part), { recursive: true });
  for (const file of ["seed.ts", "work-orders.ts", "news.ts", "news-data/compose.ts", "history/bills.ts"])
    await writeFile(path.join(folder, file), "");
  const [output, plans] = await renderSeeds(root);
  expect(output?.content).toContain('import { seed as workOrdersPart } from "../database/seed/work-orders";');
  expect(output?.content).toContain('= {\n  news: newsPart,\n  "work-orders": workOrdersPart,\n};');
  expect(plans?.content).toContain('import { plans as billsPart } from "../database/seed/history/bills";');
  await rm(root, { recursive: true });
});
