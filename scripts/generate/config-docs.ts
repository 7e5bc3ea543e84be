import { readFileSync } from "node:fs";
import { format } from "prettier";
import { z } from "zod";
import { screenSchema, viewSchema } from "../../src/model/config/screen";
import { definitionName, keyRows, typeOf, type Shape } from "./config-doc-rows";
import type { Output } from "./output";

/** The view of each kind that its page shows: compiled by the tests of config. */
const examples: Record<string, { file: string; view: string }> = {
  list: { file: "library/books", view: "list" },
  detail: { file: "library/shelves", view: "detail" },
  form: { file: "library/books", view: "create" },
  dashboard: { file: "library/lending", view: "board" },
  page: { file: "start/home", view: "page" },
};

/** A page for each kind of view: every key with its type and description, and an example. */
export async function describeConfig(): Promise<Output[]> {
  const { $defs: definitions = {} } = z.toJSONSchema(screenSchema, { io: "input" }) as Shape;
  const { oneOf: kinds = [] } = z.toJSONSchema(viewSchema, { io: "input" }) as Shape;
  return Promise.all(
    kinds.map(async (shape) => {
      const kind = String(shape.properties?.kind?.const);
      const lines = [
        ...head(kind),
        ...table(shape, definitions),
        ...variants(shape, definitions),
        ...typesOf(shape, definitions),
      ];
      const content = [...lines, "", "## Example", "", await example(kind)].join("\n");
      return { path: `schema/config/docs/${kind}.md`, content: `${content}\n` };
    }),
  );
}

function head(kind: string): string[] {
  return [
    "<!-- Generated from src/model/config by `npm run generate`; never edited by hand. -->",
    "",
    `# Views of kind ${kind}`,
    "",
    "A view stands in a screen file (`config/screens`) under `views`, by its name. A dot leads to a key of an object, `[]` to each item of a list.",
    "",
  ];
}

function table(shape: Shape, definitions: Record<string, Shape>): string[] {
  const rows = keyRows(shape, definitions).map(
    ({ key, type, required, description }) => `| \`${key}\` | ${type} | ${required ? "yes" : ""} | ${description} |`,
  );
  return ["| key | type | required | description |", "|---|---|---|---|", ...rows];
}

/** What a key may be one of several objects, by the constant that tells them apart: the cards of a dashboard. */
function variants(shape: Shape, definitions: Record<string, Shape>): string[] {
  return Object.values(shape.properties ?? {}).flatMap(({ items }) =>
    (items?.oneOf ?? []).flatMap((variant) => {
      const [told = "", { const: value } = {}] =
        Object.entries(variant.properties ?? {}).find(([, property]) => property.const !== undefined) ?? [];
      return ["", `## With ${told} "${String(value)}"`, "", ...table(variant, definitions)];
    }),
  );
}

/** The shared types that a shape uses, and those that these use. */
function typesOf(shape: Shape, definitions: Record<string, Shape>): string[] {
  const used = new Set<string>();
  const find = (part: unknown): void => {
    for (const [, ref = ""] of JSON.stringify(part).matchAll(/"\$ref":"([^"]*)"/g)) {
      const name = definitionName(ref);
      if (used.has(name)) continue;
      used.add(name);
      find(definitions[name]);
    }
  };
  find(shape);
  return [...used].toSorted().flatMap((name) => {
    const definition = definitions[name] ?? {};
    const said = definition.description ? [definition.description, ""] : [];
    return [
      "",
      `## ${name}`,
      "",
      ...said,
      ...(definition.properties ? table(definition, definitions) : [`Type: ${typeOf(definition)}`]),
    ];
  });
}

async function example(kind: string): Promise<string> {
  const { file, view } = examples[kind] ?? { file: "", view: "" };
  const text = readFileSync(`tests/config/fixture/config/screens/${file}.json`, "utf8");
  const { views } = JSON.parse(text) as { views: Record<string, unknown> };
  const json = await format(JSON.stringify({ [view]: views[view] }), { parser: "json", printWidth: 120 });
  return `\`\`\`json\n${json}\`\`\``;
}
