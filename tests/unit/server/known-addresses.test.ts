import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { knownAddresses } from "../../../src/server/plugins/known-addresses";

test("a list of addresses that cannot be read at the moment is read again", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "addresses-"));
  mkdirSync(path.join(root, "console"));
  writeFileSync(path.join(root, "console/manifest.json"), JSON.stringify({ directory: { whole: "all.js" } }));
  const isKnown = knownAddresses(root);
  expect(await isKnown("/missing")).toBe(true);
  writeFileSync(
    path.join(root, "console/all.js"),
    `export default ${JSON.stringify({ routes: [{ path: "/home" }] })};`,
  );
  expect([await isKnown("/home"), await isKnown("/missing")]).toEqual([true, false]);
  rmSync(root, { recursive: true });
});
