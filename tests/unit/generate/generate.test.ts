import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiDocument, DescribedOperation } from "../../../scripts/generate/document";
import { driftingPaths, writeOutputs } from "../../../scripts/generate/drift";
import { renderEnums } from "../../../scripts/generate/enums";
import { inferredOperations, inferredTable } from "../../../scripts/generate/inferred";
import { renderCalls } from "../../../scripts/generate/operations";
import type { Output } from "../../../scripts/generate/output";
import { allOutputs } from "../../../scripts/generate/outputs";
import { renderTypes } from "../../../scripts/generate/types";
import { fileKinds } from "../../../src/compiler/read/file-kinds";
import { configSchemas } from "../../../src/compiler/config-schemas";

describe("the generated files", () => {
  let outputs: Output[];
  beforeAll(async () => {
    outputs = await allOutputs();
  }, 60_000);

  it("are the answers and addresses of the description, the six that the sources import, the schemas that editors complete config from, its documentation, and what the folders of areas and widgets bring", () => {
    const paths = outputs.map(({ path }) => path);
    expect(paths.slice(0, 2)).toEqual(["schema/api/answers.yaml", "schema/api/openapi.yaml"]);
    expect(paths.slice(2, 8)).toEqual([
      "src/generated/api.ts",
      "src/generated/enums.ts",
      "src/generated/calls.ts",
      "src/generated/operations.ts",
      "src/generated/row-filters.ts",
      "src/generated/openapi.json",
    ]);
    const schemas = configSchemas().map(({ path }) => path);
    const found = [
      "src/generated/digests.json",
      "src/server/generated/handlers.ts",
      "src/server/generated/lists.ts",
      "src/server/generated/jobs.ts",
      "src/server/generated/seeds.ts",
      "src/server/generated/plans.ts",
      "src/server/generated/file-claims.ts",
      "schema/lifecycles.md",
      "src/widgets/generated/cells.ts",
      "src/widgets/generated/traits.ts",
      "src/widgets/generated/inputs.ts",
      "src/generated/images.ts",
    ];
    const files = Object.values(fileKinds).map(({ schemaFile }) => schemaFile.replace(".schema.json", ""));
    const pages = ["zh", "en"].flatMap((language) =>
      ["README", ...files, "list", "detail", "form", "page", "dashboard", "filters"].map(
        (page) => `schema/config/docs/${language}/${page}.md`,
      ),
    );
    expect(paths.slice(8)).toEqual([...schemas, ...pages, ...found]);
  });

  it("stand as the description says", async () => {
    expect(await driftingPaths(process.cwd(), outputs)).toEqual([]);
  });

  it("come out the same each time", async () => {
    expect(await allOutputs()).toEqual(outputs);
  }, 60_000);
});

describe("drift", () => {
  const folder = mkdtempSync(join(tmpdir(), "drift-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const outputs = [
    { path: "deep/one.ts", content: "one\n" },
    { path: "two.json", content: "two\n" },
  ];

  it("is every file while none is written", async () => {
    expect(await driftingPaths(folder, outputs)).toEqual(["deep/one.ts", "two.json"]);
  });

  it("is none after writing", async () => {
    await writeOutputs(folder, outputs);
    expect(await driftingPaths(folder, outputs)).toEqual([]);
  });

  it("is the file edited by hand", async () => {
    appendFileSync(join(folder, "two.json"), "edited");
    expect(await driftingPaths(folder, outputs)).toEqual(["two.json"]);
  });
});

describe("a small description", () => {
  const document = describing({
    "/a": { get: { operationId: "getA", summary: "Fetch A", "x-summary-zh": "获取甲", "x-source": "inferred" } },
    "/b": {
      post: {
        operationId: "saveB",
        summary: "Save B",
        "x-source": "specification",
        "x-change": true,
        "x-permission": "v1",
        "x-self": "id",
      },
    },
    "/c": {
      post: {
        operationId: "findC",
        summary: "Find C",
        "x-source": "specification",
        "x-change": false,
        "x-background": true,
      },
    },
  });

  it("gives one call for each operation", () => {
    const text = renderCalls(document);
    expect(text).toContain('getA = { id: "getA", method: "get", path: "/a" } as const');
    expect(text).toContain(
      'saveB = { id: "saveB", method: "post", path: "/b", change: true, affects: [], permission: ["v1"], self: "id" }',
    );
    expect(text).toContain('findC = { id: "findC", method: "post", path: "/c", background: true }');
  });

  it.each([
    ["en", "Method  Path  Operation  Summary\nGET     /a    getA       Fetch A"],
    ["zh", "方法  路径  接口  说明\nGET   /a    getA  获取甲"],
  ] as const)("lists what is inferred, in columns: %s", (language, table) => {
    expect(inferredTable(inferredOperations(document, language), language)).toBe(table);
  });

  it("gives the values of an enum by their names, and refuses to name too few", () => {
    const colour = { type: "integer", description: "0 red, 17 green.", enum: [0, 17] };
    const naming = (...names: string[]) =>
      renderEnums({
        ...document,
        components: { schemas: { Colour: { ...colour, "x-enum-varnames": names }, Plain: colour } },
      });
    expect(naming("red", "green")).toContain(
      "/** 0 red, 17 green. */\nexport const Colour = {\n  red: 0,\n  green: 17,\n} as const",
    );
    expect(naming("red", "green")).not.toContain("Plain");
    expect(() => naming("red")).toThrow("Colour has 2 values and 1 names");
  });

  it("says of a change whose answers it makes stale, and of a call that reads its own tag", () => {
    const inferred: Pick<DescribedOperation, "x-source" | "tags"> = { "x-source": "inferred", tags: ["a"] };
    const text = renderCalls(
      describing({
        "/a": { get: { ...inferred, operationId: "getA", summary: "Fetch A" } },
        "/b": {
          post: { ...inferred, operationId: "saveA", summary: "Save A", "x-change": true, "x-affects": ["a"] },
        },
      }),
    );
    expect(text).toContain('getA = { id: "getA", method: "get", path: "/a", tag: "a" }');
    expect(text).toContain('saveA = { id: "saveA", method: "post", path: "/b", change: true, affects: ["a"] }');
  });

  it("changes its types with its schemas", async () => {
    const schemas = { Colour: { type: "string", enum: ["red"] } };
    expect(await renderTypes({ ...document, components: { schemas } })).toContain('Colour: "red"');
  });
});

describe("the description", () => {
  it("has no warning by Redocly's recommended-strict", () => {
    expect(lint([]).totals).toMatchObject({ errors: 0, warnings: 0, ignored: 0 });
  }, 60_000);

  it("would not pass with a change that does not say whose answers it makes stale", () => {
    const RULE = "rule/change-tells-what-it-affects";
    expect(rulesBroken({ "x-change": true })).toContain(RULE);
    expect(rulesBroken({ "x-change": true, "x-affects": [] })).not.toContain(RULE);
    expect(rulesBroken({ "x-change": false })).not.toContain(RULE);
  }, 60_000);
});

/** What Redocly finds in a file; in the description itself where none is given. */
function lint(files: string[]): { totals: object; problems: { ruleId: string }[] } {
  const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const arguments_ = [cli, "lint", ...files, "--config", "schema/redocly.yaml", "--format", "json"];
  const { stdout } = spawnSync(process.execPath, arguments_, { env, encoding: "utf8" });
  return JSON.parse(stdout);
}

/** The rules that a description of one operation breaks. */
function rulesBroken(operation: object): string[] {
  const folder = mkdtempSync(join(tmpdir(), "lint-"));
  try {
    const file = join(folder, "openapi.json");
    const paths = { "/a": { post: { operationId: "saveA", summary: "Save A", ...operation } } };
    writeFileSync(file, JSON.stringify({ openapi: "3.1.0", info: { title: "A", version: "1" }, paths }));
    return lint([file]).problems.map(({ ruleId }) => ruleId);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function describing(paths: Record<string, Record<string, DescribedOperation>>): ApiDocument {
  return { openapi: "3.1.0", paths, components: { schemas: {} } };
}
