import { readFileSync } from "node:fs";
import { formatJson } from "../setup/format-json";
import { z } from "zod";
import { type FileKind, fileKinds } from "../../src/compiler/read/file-kinds";
import { viewSchema } from "../../src/model/config/screen";
import { languages } from "../../src/model/language";
import type { Language } from "../../src/model/words";
import { definitionName, described, type DocReader, keyRows, type Shape, typeOf, viewKind } from "./config-doc-rows";
import { docWords } from "./config-doc-words";
import type { ApiDocument } from "./document";
import { describeFilters, filterPage } from "./filter-doc";
import type { Output } from "./output";
import { filteredLists } from "./row-filters";

/** The view of each kind that its page shows: compiled by the tests of config. */
const examples: Record<string, { file: string; view: string }> = {
  list: { file: "library/books", view: "list" },
  detail: { file: "library/shelves", view: "detail" },
  form: { file: "library/books", view: "create" },
  dashboard: { file: "library/lending", view: "board" },
  page: { file: "start/home", view: "page" },
};

/** What one page tells of. */
interface Page {
  name: string;
  about: "file" | "view";
  shape: Shape;
  definitions: Record<string, Shape>;
}

/** In each language a page for each kind of config file and of view: every key with its type and description; and a list of them. */
export async function describeConfig(document: ApiDocument): Promise<Output[]> {
  const pages = [...filePages(), ...viewPages()];
  const lists = filteredLists(document).map(([id]) => id);
  const outputs = languages.map(async (language) => [
    contents(language, pages),
    ...(await Promise.all(pages.map((page) => pageOf(language, page)))),
    describeFilters(language, docWords[language].generated, lists),
  ]);
  return (await Promise.all(outputs)).flat();
}

function filePages(): Page[] {
  return Object.values<FileKind>(fileKinds).map(({ schema, schemaFile }) => {
    const { $defs: definitions = {}, ...shape } = z.toJSONSchema(schema, { io: "input" }) as Shape;
    return { name: schemaFile.replace(".schema.json", ""), about: "file", shape, definitions };
  });
}

function viewPages(): Page[] {
  const { $defs: definitions = {}, oneOf: kinds = [] } = z.toJSONSchema(viewSchema, { io: "input" }) as Shape;
  return kinds.map((shape) => ({ name: viewKind(shape), about: "view", shape, definitions }));
}

function contents(language: Language, pages: readonly Page[]): Output {
  const words = docWords[language];
  const lines = [...pages.map(({ name }) => name), filterPage].map((name) => `- [${name}](${name}.md)`);
  const content = [`<!-- ${words.generated} -->`, "", `# ${words.pages}`, "", words.introduction, "", ...lines].join(
    "\n",
  );
  return { path: `schema/config/docs/${language}/README.md`, content: `${content}\n` };
}

async function pageOf(language: Language, { name, about, shape, definitions }: Page): Promise<Output> {
  const words = docWords[language];
  const reader: DocReader = { language, words, definitions };
  const lines = [
    `<!-- ${words.generated} -->`,
    "",
    `# ${words.title(name)}`,
    "",
    words.about[about],
    words.paths,
    "",
    ...table(reader, shape),
    ...variants(reader, shape),
    ...typesOf(reader, shape),
    ...(about === "view" ? ["", `## ${words.example}`, "", await example(name)] : []),
  ];
  return { path: `schema/config/docs/${language}/${name}.md`, content: `${lines.join("\n")}\n` };
}

function table(reader: DocReader, shape: Shape): string[] {
  const { key, type, required, description, yes } = reader.words;
  const rows = keyRows(reader, shape).map(
    (row) => `| \`${row.key}\` | ${row.type} | ${row.required ? yes : ""} | ${row.description} |`,
  );
  return [`| ${key} | ${type} | ${required} | ${description} |`, "|---|---|---|---|", ...rows];
}

/** What a key may be one of several objects, by the constant that tells them apart: the cards of a dashboard. */
function variants(reader: DocReader, shape: Shape): string[] {
  return Object.values(shape.properties ?? {}).flatMap(({ items }) =>
    (items?.oneOf ?? []).flatMap((variant) => {
      const [told = "", { const: value } = {}] =
        Object.entries(variant.properties ?? {}).find(([, property]) => property.const !== undefined) ?? [];
      return ["", `## ${reader.words.with(told, String(value))}`, "", ...table(reader, variant)];
    }),
  );
}

/** The shared types that a shape uses, and those that these use. */
function typesOf(reader: DocReader, shape: Shape): string[] {
  const { definitions, words } = reader;
  const used = new Set<string>();
  const find = (part: unknown): void => {
    for (const [, ref = ""] of (JSON.stringify(part) ?? "").matchAll(/"\$ref":"([^"]*)"/g)) {
      const name = definitionName(ref);
      if (used.has(name)) continue;
      used.add(name);
      find(definitions[name]);
    }
  };
  find(viewless(shape));
  return [...used].toSorted().flatMap((name) => {
    const definition = definitions[name] ?? {};
    const told = described(reader, definition);
    return [
      "",
      `## ${name}`,
      "",
      ...(told ? [told, ""] : []),
      ...(definition.properties
        ? table(reader, definition)
        : [`${words.type}${words.colon}${typeOf(reader, definition)}`]),
    ];
  });
}

/** The shape without its views: these have pages of their own. */
function viewless({ properties: { views: _views, ...properties } = {}, ...shape }: Shape): Shape {
  return { ...shape, properties };
}

async function example(kind: string): Promise<string> {
  const { file, view } = examples[kind] ?? { file: "", view: "" };
  const text = readFileSync(`tests/config/fixture/config/screens/${file}.json`, "utf8");
  const { views } = JSON.parse(text) as { views: Record<string, unknown> };
  const json = await formatJson(JSON.stringify({ [view]: views[view] }));
  return `\`\`\`json\n${json}\`\`\``;
}
