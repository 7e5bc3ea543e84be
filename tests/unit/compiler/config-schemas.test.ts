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
      rules: [{ note: "Main accounts.", when: { accountType }, hide: ["v3"] }],
      header: [],
    });
    expect(accepts("config/rules/menu.json", rules("main"))).toBe(true);
    expect(accepts("config/rules/menu.json", rules(["main", "sub"]))).toBe(true);
    expect(accepts("config/rules/menu.json", rules("mian"))).toBe(false);
    expect(accepts("config/rules/menu.json", rules(0))).toBe(false);
  });

  it("refuse unknown keys", () => expect(accepts("config/clouds.json", { clouds: [], cloud: 1 })).toBe(false));
});
