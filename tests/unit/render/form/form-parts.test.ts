import { describe, expect, it } from "vitest";
import messages from "../../../../config/words/messages.json";
import type { Manifest } from "../../../../src/model/resolved";
import { validatorRuntimeIds } from "../../../../src/model/validator-runtime";
import { precompiledValidator, rjsfSchema } from "../../../../src/render/form/form-validator";
import { permissionNodes } from "../../../../src/render/form/permission-nodes";
import { validatorRuntime } from "../../../../src/render/form/validator-runtime";
import { speaker } from "../../../../src/state/language";
import { sampleModule, sampleView } from "./sample";

describe("the runtime of precompiled validators", () => {
  it.each(validatorRuntimeIds)("has %s", (id) => {
    const module = validatorRuntime(id) as Record<string, unknown>;
    expect(id === "formats" ? module.formats : module.default).toBeTypeOf(id === "formats" ? "object" : "function");
  });

  it("names what it does not have", () => {
    expect(() => validatorRuntime("ajv/dist/runtime/uri")).toThrow(/ajv\/dist\/runtime\/uri.*validator-runtime\.ts/);
  });

  it("says which validator a chunk lacks", () => {
    const view = sampleView([{ name: "x" }]);
    const other = { ...view, schema: { ...view.schema, $id: "other.form" } };
    expect(() => precompiledValidator(other, sampleModule(view))).toThrow(/other\.form/);
    expect(() => precompiledValidator(view, {})).toThrow(/sample\.form/);
  });
});

describe("what rjsf is told", () => {
  it("names and types only: limits are the validator's, defaults are put in once", () => {
    const { schema } = sampleView([
      { name: "x", property: { default: "a", minLength: 3 } },
      { name: "ids", property: { type: "array", items: { type: "integer" }, minItems: 1 } },
    ]);
    expect(rjsfSchema(schema)).toEqual({
      type: "object",
      properties: { x: { type: "string" }, ids: { type: "array", items: { type: "integer" } } },
    });
  });
});

const entry = (code: string, children: unknown[] = []) => ({ code, words: { zh: code, en: code }, children });
const menu = (mode: 1 | 2, entries: unknown[]) => ({
  mode,
  title: { zh: `菜单${mode}`, en: `Menu ${mode}` },
  header: [],
  entries,
});

describe("the menus as a tree of codes", () => {
  const { $schema: _schema, ...texts } = messages;
  const manifest = {
    menus: { 1: menu(1, [entry("v3", [entry("v3-1")]), entry("v7")]), 2: menu(2, [entry("v7")]) },
    menuRules: { codes: { "v3-5": { zh: "工单", en: "Work orders" } } },
  } as unknown as Manifest;
  const nodes = permissionNodes(
    manifest,
    (codes) => codes.includes("v3") || codes.includes("v7"),
    speaker("en", texts),
  );

  it("has both menus, then the codes that only rules name", () => {
    expect(nodes.map(({ label }) => label)).toEqual(["Menu 1", "Menu 2", "Other permissions"]);
    expect(nodes[2]?.children.map(({ code, label }) => [code, label])).toEqual([["v3-5", "Work orders"]]);
  });

  it("locks the codes the user lacks and says why", () => {
    const [cost] = nodes[0]?.children ?? [];
    expect(cost?.locked).toBeUndefined();
    expect(cost?.children[0]?.locked).toMatch(/cannot grant/);
  });

  it("names every place once, though a code may stand in both menus", () => {
    const keys = nodes.flatMap(function all(node): string[] {
      return [node.key, ...node.children.flatMap(all)];
    });
    expect(new Set(keys).size).toBe(keys.length);
  });
});
