import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe } from "../../src/compiler/api/description";
import type { JsonSchema, OpenApiDocument } from "../../src/compiler/api/json-schema";
import { compile, descriptionPath } from "../../src/compiler/compile";
import { emittedFiles } from "../../src/compiler/emit/emit";
import { formatError } from "../../src/compiler/format";
import type { SourceFile } from "../../src/compiler/read/config-file";
import { readConfigFiles } from "../../src/compiler/read/read-files";

/** How many fields the form has. */
export const FIELDS = 100;

/** Where the form stands, below the base path. */
export const FORM_ROUTE = "/bench/wideForm";

/** The kinds of values, over and over: half of them plain texts, as forms are. */
const KINDS: readonly JsonSchema[] = [
  { type: "string", maxLength: 100 },
  { type: "integer", minimum: 0, maximum: 1_000_000 },
  { type: "string", maxLength: 100, pattern: "^[^\\u0000]*$" },
  { type: "string", format: "decimal", "x-scale": 2, maxLength: 20 },
  { type: "string", maxLength: 50 },
  { type: "string", format: "date" },
  { type: "string", maxLength: 100 },
  { type: "boolean" },
  { type: "string", minLength: 2, maxLength: 20 },
  { $ref: "#/components/schemas/MessageType" },
];

const SECTION = 10;
const CALL = "saveWideForm";
const MENU = "v99";
const WORDS = { zh: "宽表单", en: "Wide form" };
const names = Array.from({ length: FIELDS }, (_, index) => `field${index + 1}`);

/**
 * Compiles the project's config with one more screen, a form of 100 fields, so that the same compiler and renderer are
 * measured that draw every other form. The call behind it is in the compiler's description only; nobody ever submits.
 * @param out folder to be served; console/ and version.json are written there
 */
export async function compileWideForm(root: string, out: string): Promise<void> {
  const [config, description] = await Promise.all([readConfigFiles(root), readFile(path.join(root, descriptionPath), "utf8")]);
  const document = JSON.parse(description) as OpenApiDocument;
  document.paths["/api/v1/bench/wideForm"] = { post: wideOperation() };
  const { console, errors } = compile({ config: [...config.map(withForm), wideScreen()], api: describe(document) });
  if (!console) throw new Error(`The form for measuring does not compile:\n${errors.map((error) => formatError(error, "en")).join("\n")}`);
  for (const { path: file, content } of emittedFiles(console, "bench")) {
    await mkdir(path.dirname(path.join(out, file)), { recursive: true });
    await writeFile(path.join(out, file), content);
  }
}

function wideOperation(): unknown {
  const properties = Object.fromEntries(names.map((name, index) => [name, KINDS[index % KINDS.length]]));
  return { operationId: CALL, requestBody: { content: { "application/json": { schema: { type: "object", properties, required: names.slice(0, SECTION) } } } } };
}

function wideScreen(): SourceFile {
  const fields = Object.fromEntries(names.map((name, index) => [name, { zh: `字段 ${index + 1}`, en: `Field ${index + 1}` }]));
  const sections = Array.from({ length: FIELDS / SECTION }, (_, index) => ({
    zh: `第 ${index + 1} 组`,
    en: `Group ${index + 1}`,
    fields: names.slice(index * SECTION, (index + 1) * SECTION),
  }));
  const view = { kind: "form", route: FORM_ROUTE, call: CALL, sections };
  const screen = { ...WORDS, menu: MENU, permission: [], fields, views: { form: view } };
  return { path: "config/screens/bench/wide-form.json", text: JSON.stringify(screen) };
}

/** The form's route and menu entry, put into the files that list such things. */
function withForm(file: SourceFile): SourceFile {
  const additions: Record<string, [key: string, entry: Record<string, unknown>]> = {
    "config/routes.json": ["routes", { path: FORM_ROUTE }],
    "config/menu/operations.json": ["entries", { code: MENU, ...WORDS, route: FORM_ROUTE }],
  };
  const [key, entry] = additions[file.path] ?? [];
  if (key === undefined) return file;
  const value = JSON.parse(file.text) as Record<string, unknown[]>;
  return { ...file, text: JSON.stringify({ ...value, [key]: [...(value[key] ?? []), entry] }) };
}
