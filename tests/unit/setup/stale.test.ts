import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { staleParts } from "../../../scripts/setup/build.mjs";
import { fingerprint } from "../../../scripts/setup/fingerprint.mjs";
import { installedMatches, isInstallStale } from "../../../scripts/setup/install.mjs";

let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "stale-"));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof content === "string" ? content : JSON.stringify(content));
}

const lock = {
  packages: {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/win": { version: "2.0.0", optional: true },
  },
};

describe("what is installed against the lock file", () => {
  test.each<{ name: string; installed: Record<string, { version: string }>; matches: boolean }>([
    {
      name: "the very same",
      installed: { "node_modules/a": { version: "1.0.0" }, "node_modules/win": { version: "2.0.0" } },
      matches: true,
    },
    {
      name: "without another platform's binaries",
      installed: { "node_modules/a": { version: "1.0.0" } },
      matches: true,
    },
    { name: "another version", installed: { "node_modules/a": { version: "1.0.1" } }, matches: false },
    {
      name: "another version of something optional",
      installed: { "node_modules/a": { version: "1.0.0" }, "node_modules/win": { version: "1.9.0" } },
      matches: false,
    },
    { name: "a package missing", installed: {}, matches: false },
  ])("$name: $matches", ({ installed, matches }) => {
    expect(installedMatches(lock, { packages: installed })).toBe(matches);
  });

  test("is stale without node_modules", () => {
    write("package-lock.json", lock);
    expect(isInstallStale(root)).toBe(true);
  });

  test("is fresh after an installation by hand", () => {
    write("package-lock.json", lock);
    write("node_modules/.package-lock.json", { packages: { "node_modules/a": { version: "1.0.0" } } });
    expect(isInstallStale(root)).toBe(false);
  });

  test("is stale where the remembered lock file was another one, whatever npm wrote", () => {
    write("package-lock.json", lock);
    write("node_modules/.package-lock.json", { packages: { "node_modules/a": { version: "1.0.0" } } });
    write("node_modules/.cache/cloud-console/installed", "another");
    expect(isInstallStale(root)).toBe(true);
  });
});

describe("what is built against its sources", () => {
  function stale(): string[] {
    return staleParts(root).map(({ part }) => part.name);
  }

  beforeEach(() => {
    write("src/main.tsx", "one");
    write("src/server/app.ts", "one");
    write("config/console.json", "{}");
    write("dist/app/index.html", "");
    write("dist/version.json", "");
    write(".cache/built.json", Object.fromEntries(staleParts(root).map(({ part, hash }) => [part.name, hash])));
  });

  test("nothing is stale once built", () => expect(stale()).toEqual([]));

  test.each([
    { change: "src/main.tsx", parts: ["app"] },
    { change: "src/shell/new.tsx", parts: ["app"] },
    { change: "config/screens/a.json", parts: ["console"] },
    { change: "schema/api/openapi.yaml", parts: ["console"] },
    { change: "src/compiler/check.ts", parts: ["console"] },
    { change: "src/model/words.ts", parts: ["app", "console"] },
    { change: "package-lock.json", parts: ["app", "console"] },
    { change: "dist/app/index.html", parts: ["console"] },
    { change: "src/server/app.ts", parts: [] },
    { change: "tests/unit/a.test.ts", parts: [] },
  ])("after a change of $change: $parts", ({ change, parts }) => {
    write(change, "two");
    expect(stale()).toEqual(parts);
  });

  test("what was removed is built again", () => {
    rmSync(path.join(root, "dist/version.json"));
    expect(stale()).toEqual(["console"]);
  });
});

describe("the fingerprint of files", () => {
  test("a file that takes another's name and content still shows", () => {
    write("in/a", "x");
    const before = fingerprint(root, ["in"]);
    rmSync(path.join(root, "in/a"));
    write("in/b", "x");
    expect(fingerprint(root, ["in"])).not.toBe(before);
  });

  test("the order of its inputs does not matter, nor one that is missing", () => {
    write("a/1", "x");
    write("b/2", "y");
    expect(fingerprint(root, ["a", "b"])).toBe(fingerprint(root, ["b", "missing", "a"]));
  });
});
