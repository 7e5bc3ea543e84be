import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { renderAreas } from "../../../scripts/generate/areas";

describe("the areas of the server", () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), "areas-"));
    const files = [
      "work-order/handlers.ts",
      "work-order/jobs.ts",
      "cart/handlers.ts",
      "cart/lists.ts",
      "instance/jobs.ts",
      "steps.ts",
    ];
    for (const file of files) {
      const place = path.join(root, "src/server/areas", file);
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, "");
    }
  });
  afterEach(() => rm(root, { recursive: true }));

  it("are found by their folders, whatever each of them brings", async () => {
    const [handlers, lists, jobs] = await renderAreas(root);
    expect(handlers?.content.split("\n").slice(4, 6)).toEqual([
      'import { handlers as cartArea } from "../areas/cart/handlers";',
      'import { handlers as workOrderArea } from "../areas/work-order/handlers";',
    ]);
    expect(handlers?.content).toContain("{\n  ...pagesOf(lists),\n  ...cartArea,\n  ...workOrderArea,\n};");
    expect(lists?.content).toContain("{\n  ...cartArea,\n};");
    expect(jobs?.content).toContain("[\n  instanceArea,\n  workOrderArea,\n];");
    expect(jobs?.content).not.toContain("cart");
  });
});

describe("handlers and lists of the areas", () => {
  const namesIn = async (file: "handlers" | "lists"): Promise<string[]> => {
    const areas = readdirSync("src/server/areas").filter((area) => existsSync(`src/server/areas/${area}/${file}.ts`));
    const modules = areas.map(
      (area) => import(`../../../src/server/areas/${area}/${file}.ts`) as Promise<Record<typeof file, object>>,
    );
    return (await Promise.all(modules)).flatMap((module) => Object.keys(module[file]));
  };

  it("answer each operation once", async () => {
    const ids = [...(await namesIn("handlers")), ...(await namesIn("lists"))];
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
