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

  it("refuse unknown keys", () => expect(accepts("config/clouds.json", { clouds: [], cloud: 1 })).toBe(false));
});
