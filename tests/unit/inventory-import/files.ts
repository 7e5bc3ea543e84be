import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Found, Reading } from "../../../src/server/inventory-import/entry";
import { readInventory } from "../../../src/server/inventory-import/read-file";

/** A folder of a test file's own, and what is read of a file in it. */
export function inventoryFiles() {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "inventory-test-"));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const write = async (text: string | Uint8Array): Promise<string> => {
    const file = path.join(folder, `inventory-${Math.random()}`);
    await writeFile(file, text);
    return file;
  };
  const read = async (text: string, { cloudCode = "aws", regionId }: Partial<Reading> = {}) => {
    const leftOut: Reading["leftOut"] = new Map();
    const found: Found[] = [];
    for await (const one of readInventory(await write(text), { cloudCode, regionId, complete: false, leftOut }))
      found.push(one);
    return { found, leftOut: Object.fromEntries(leftOut) };
  };
  return { write, read };
}
