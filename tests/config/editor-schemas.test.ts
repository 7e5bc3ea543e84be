import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import { beforeAll, describe, expect, it } from "vitest";
import { readConfigFiles } from "../../src/compiler/node/read-files";

const root = path.join(import.meta.dirname, "../..");
const ajv = new Ajv({ strict: false, validateFormats: false });

/** What an editor does with a file: it reads the schema that the file names. */
function editorOf(file: string, text: string): ValidateFunction {
  const { $schema = "" } = JSON.parse(text) as { $schema?: string };
  const schema = path.resolve(root, path.dirname(file), $schema);
  return ajv.getSchema(schema) ?? ajv.compile({ ...readSchema(schema), $id: schema });
}

function readSchema(file: string): object {
  return JSON.parse(readFileSync(file, "utf8")) as object;
}

/** The errors an editor shows for a file after one text in it was replaced. */
function errorsAfter(file: string, from: string, to: string): string[] {
  const text = readFileSync(path.join(root, file), "utf8");
  expect(text).toContain(from);
  const validate = editorOf(file, text);
  validate(JSON.parse(text.replace(from, to)));
  return (validate.errors ?? []).map(({ instancePath }) => instancePath);
}

describe("the schemas that editors read for config/", () => {
  let files: { path: string; text: string }[];
  beforeAll(async () => {
    files = await readConfigFiles(root);
  });

  it("accept every file", () => {
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) {
      const validate = editorOf(file.path, file.text);
      validate(JSON.parse(file.text));
      expect([file.path, validate.errors]).toEqual([file.path, null]);
    }
  });

  it.each([
    {
      mistake: "an unknown operation",
      file: "config/screens/message/messages.json",
      from: '"call": "listMessages"',
      to: '"call": "listMessage"',
      place: "/views/list/call",
    },
    {
      mistake: "a word in one language",
      file: "config/screens/message/messages.json",
      from: '"en": "Message centre",',
      to: "",
      place: "",
    },
    {
      mistake: "an unknown widget",
      file: "config/screens/cost/bill-overview.json",
      from: '"words": "BillCurrency"',
      to: '"widget": "coin"',
      place: "/fields/currency/widget",
    },
    {
      mistake: "an unknown card",
      file: "config/screens/cost/bill-overview.json",
      from: '"card": "figure"',
      to: '"card": "figures"',
      place: "/views/overview/cards/0",
    },
    {
      mistake: "a card of five columns",
      file: "config/screens/cost/bill-overview.json",
      from: '"width": 4',
      to: '"width": 5',
      place: "/views/overview/cards/0/width",
    },
    {
      mistake: "a card that opens no view",
      file: "config/screens/home/home.json",
      from: '"opens": { "screen": "recharge", "view": "list" }',
      to: '"opens": { "screen": "recharge" }',
      place: "/views/costs/cards/2/opens",
    },
    {
      mistake: "a link for an unknown operation",
      file: "config/menu/operations.json",
      from: '"call": "addToCart"',
      to: '"call": "addToCarts"',
      place: "/home/cards/3/links/0/call",
    },
    {
      mistake: "an unknown state",
      file: "config/rules/menu.json",
      from: '"customType": "standard"',
      to: '"customType": "normal"',
      place: "/rules/1/when/customType",
    },
    {
      mistake: "the number of a state",
      file: "config/rules/menu.json",
      from: '"customType": "standard"',
      to: '"customType": 0',
      place: "/rules/1/when/customType",
    },
    {
      mistake: "words of an unknown value",
      file: "config/words/enums.json",
      from: '"standard": {',
      to: '"normal": {',
      place: "/CustomType",
    },
  ])("refuse $mistake", ({ file, from, to, place }) => {
    expect(errorsAfter(file, from, to)).toContain(place);
  });
});
