import Ajv from "ajv";
import { describe, expect, it } from "vitest";
import { configSchemas } from "../../../src/compiler/config-schemas";
import { fileKinds, kindOf } from "../../../src/compiler/read/file-kinds";
import { description } from "../../config/fixture/description";
import { fixtureFiles } from "../../config/fixture/fixture";

const schemas = new Map(configSchemas(description).map(({ path, content }) => [path, JSON.parse(content) as object]));
const ajv = new Ajv({ strict: false, validateFormats: false });

function accepts(path: string, value: unknown): boolean {
  const kind = kindOf(path);
  const schema = kind && schemas.get(`schema/config/${fileKinds[kind].schemaFile}`);
  return schema !== undefined && ajv.validate(schema, value);
}

describe("the schemas editors complete from", () => {
  it("are one for each kind of file", () => expect(schemas.size).toBe(Object.keys(fileKinds).length));

  it.each(fixtureFiles.map(({ path, text }) => [path, text]))("accept %s", (path, text) => {
    expect(accepts(path, JSON.parse(text))).toBe(true);
  });

  it("know the widgets and the operations of the API", () => {
    const screen = JSON.stringify(schemas.get("schema/config/screen.schema.json"));
    expect(screen).toContain('"enum":["listBooks","getBook"');
    expect(screen).toContain('"enum":["text","textarea","copyable"');
  });

  it("offer the names of an enum's values, and refuse its numbers", () => {
    const words = { zh: "在馆", en: "In" };
    expect(accepts("config/words/enums.json", { BookStatus: { onShelf: words } })).toBe(true);
    expect(accepts("config/words/enums.json", { BookStatus: { 0: words } })).toBe(false);
    const rules = (accountType: unknown) => ({
      codes: {},
      rules: [{ why: { zh: "主账号", en: "Main accounts" }, when: { accountType }, hide: ["v3"] }],
      header: [],
    });
    expect(accepts("config/rules/menu.json", rules("main"))).toBe(true);
    expect(accepts("config/rules/menu.json", rules(["main", "sub"]))).toBe(true);
    expect(accepts("config/rules/menu.json", rules("mian"))).toBe(false);
    expect(accepts("config/rules/menu.json", rules(0))).toBe(false);
  });

  it.each([...schemas])("%s writes no shape twice", (_path, schema) => {
    const seen = new Map<string, number>();
    for (const node of nodesOf(schema)) {
      const shape = JSON.stringify(node, (key, value: unknown) => (key === "description" ? undefined : value));
      if (shape.length > 160) seen.set(shape, (seen.get(shape) ?? 0) + 1);
    }
    expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
  });

  it.each([...schemas])(
    "%s describes beside each reference what stands there, and never in a definition",
    (_path, schema) => {
      const { definitions = {} } = schema as { definitions?: Record<string, object> };
      expect(Object.entries(definitions).filter(([, definition]) => "description" in definition)).toEqual([]);
      for (const node of nodesOf(schema).filter((candidate) => "$ref" in candidate)) {
        expect(Object.keys(node).filter((key) => key !== "description")).toEqual(["$ref"]);
      }
    },
  );

  it("describe what is shared by where it stands", () => {
    const screen = schemas.get("schema/config/screen.schema.json");
    const described = (text: string) =>
      nodesOf(screen).filter((node) => "description" in node && String(node.description).split("\n")[0] === text);
    const operation = { $ref: "#/definitions/operation" };
    expect(described("An operationId of the API. Never a URL.").length).toBeGreaterThan(10);
    expect(described("An operationId of the API. Never a URL.")).toContainEqual(expect.objectContaining(operation));
    expect(described("A call that answers a file, which the browser saves.")).toEqual([
      expect.objectContaining(operation),
    ]);
    expect(described("What to say when there is nothing yet.")).toEqual([
      expect.objectContaining({ $ref: "#/definitions/words" }),
    ]);
    expect(described("Enabled only in these states of the row; selected rows in other states are left out.")).toEqual([
      expect.objectContaining({ $ref: "#/definitions/when" }),
    ]);
  });

  it("describe each key in English and Chinese", () => {
    const texts = [...schemas.values()]
      .flatMap(nodesOf)
      .flatMap((node) => ("description" in node && typeof node.description === "string" ? [node.description] : []));
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((text) => !/^[^\p{Script=Han}\n]+\n[^\n]*\p{Script=Han}[^\n]*$/u.test(text))).toEqual([]);
    expect(
      [...schemas.values()].flatMap(nodesOf).filter((node) => "zh" in node && typeof node.zh === "string"),
    ).toEqual([]);
  });

  it("refuse unknown keys", () => expect(accepts("config/clouds.json", { clouds: [], cloud: 1 })).toBe(false));
});

/** Every object of a schema, itself included. */
function nodesOf(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? below : [value, ...below];
}
