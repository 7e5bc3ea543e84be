import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { compileConsole } from "../../src/compiler/node/compile";
import type { Compiled } from "../../src/compiler/compile";
import { resolvedOf } from "../../src/compiler/access/resolved";
import { snapshotOf, snapshotPath } from "../../src/compiler/access/snapshot";
import { readFolder } from "../../src/compiler/node/read-folder";
import { descriptionPath, programsOf } from "../../src/compiler/sources";
import type { OpenApiDocument } from "../../src/compiler/api/json-schema";
import { describe as readDescription } from "../../src/compiler/api/description";
import { formatError } from "../../src/compiler/report/format-error";
import { readConfigFiles } from "../../src/compiler/node/read-files";

const root = path.join(import.meta.dirname, "../..");

describe("config/", () => {
  let compiled: Compiled;
  beforeAll(async () => {
    compiled = await compileConsole(root);
  });

  it("compiles without a mistake", () => {
    expect(compiled.errors.map((error) => formatError(error, "en"))).toEqual([]);
    expect(compiled.console).toBeDefined();
  });

  it("is what ADDRESSES.md says of each console: every address once, of the operations console none pending", () => {
    const [operations = "", maintenance = ""] = readFileSync(path.join(root, "config/ADDRESSES.md"), "utf8").split(
      "## Maintenance console",
    );
    const said = (part: string) => [...part.matchAll(/^\| `(\/[^`]*)` \|/gm)].map(([, address]) => address).toSorted();
    const routes = compiled.console?.manifest.routes ?? [];
    const addresses = (some: typeof routes) => some.map((route) => route.path.replaceAll(/:(\w+)/g, "{$1}")).toSorted();
    const inOperations = routes.filter(({ modes }) => modes.includes(1));
    const own = routes.filter(({ modes, pending }) => !modes.includes(1) && !pending);
    expect(said(operations)).toEqual(addresses(inOperations));
    expect(said(maintenance)).toEqual(addresses(own));
    expect(inOperations.filter(({ pending }) => pending)).toEqual([]);
  });

  it("opens to whom ACCESS.md says: after a change, run `npm run access -- --write` and review its differences", async () => {
    const texts = await readFolder(root);
    const resolved = resolvedOf(programsOf(texts, texts).after.program);
    expect(resolved && snapshotOf(resolved)).toBe(readFileSync(path.join(root, snapshotPath), "utf8"));
  });

  it("names the editor's schema in every file", async () => {
    for (const file of await readConfigFiles(root)) {
      const { $schema = "" } = JSON.parse(file.text) as { $schema?: string };
      const schema = path.resolve(root, path.dirname(file.path), $schema);
      expect([file.path, path.dirname(schema), existsSync(schema)]).toEqual([
        file.path,
        path.join(root, "schema/config"),
        true,
      ]);
    }
  });
});

describe("the compiler", () => {
  it("never names an operation of this API", () => {
    const document = JSON.parse(readFileSync(path.join(root, descriptionPath), "utf8")) as OpenApiDocument;
    const { operationIds } = readDescription(document);
    const files = readdirSync(path.join(root, "src/compiler"), { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".ts"),
    );
    for (const file of files) {
      const text = readFileSync(path.join(root, "src/compiler", file), "utf8");
      expect([file, operationIds.filter((id) => new RegExp(`["'\`]${id}["'\`]`).test(text))]).toEqual([file, []]);
    }
  });
});
