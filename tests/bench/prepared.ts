import type { JsonSchema } from "../../src/compiler/api/json-schema";
import type { SourceFile } from "../../src/compiler/read/config-file";
import { type Additions, append, compileWith } from "./compile-with";

/** How many fields the forms have. */
export const FORM_SIZES = [100, 300] as const;

/** One of them. */
export type FormSize = (typeof FORM_SIZES)[number];

/** Where a form stands, below the base path. */
export function formRoute(size: FormSize): string {
  return `/bench/form${size}`;
}

/** A page size that lists do not offer otherwise, to have a thousand rows at once. */
export const LONG_PAGE = 1000;

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

/**
 * Forms of 100 and 300 fields and a page size of 1,000. The calls behind the forms are in the compiler's description only; nobody ever
 * submits.
 */
export const preparedForms: Additions = {
  screens: FORM_SIZES.map(formScreen),
  changes: {
    "config/console.json"(settings) {
      append(settings, "pageSizes", [LONG_PAGE]);
    },
    "config/connection.json"(connection) {
      // Nobody would publish a form of 300 fields.
      Object.assign(connection.budgets as object, { screenBytes: 400_000 });
    },
    "config/routes.json": (routes) =>
      append(
        routes,
        "routes",
        FORM_SIZES.map((size) => ({ path: formRoute(size) })),
      ),
    "config/menu/operations.json": (menu) =>
      append(
        menu,
        "entries",
        FORM_SIZES.map((size) => ({ code: menuCode(size), ...wordsOf(size), route: formRoute(size) })),
      ),
  },
  describe(document) {
    Object.assign(document.components?.schemas?.PageSize as object, { maximum: LONG_PAGE });
    for (const size of FORM_SIZES) document.paths[`/api/v1${formRoute(size)}`] = { post: formOperation(size) };
  },
};

/** Compiles the project's config with these forms. */
export function compilePrepared(root: string, out: string): Promise<void> {
  return compileWith(root, out, preparedForms);
}

function wordsOf(size: FormSize): { zh: string; en: string } {
  return { zh: `${size} 个字段的表单`, en: `Form of ${size} fields` };
}

function menuCode(size: FormSize): string {
  return `v9${size}`;
}

function namesOf(size: FormSize): string[] {
  return Array.from({ length: size }, (_, index) => `field${index + 1}`);
}

function formOperation(size: FormSize): unknown {
  const names = namesOf(size);
  const properties = Object.fromEntries(names.map((name, index) => [name, KINDS[index % KINDS.length]]));
  return {
    operationId: `saveForm${size}`,
    requestBody: {
      content: { "application/json": { schema: { type: "object", properties, required: names.slice(0, SECTION) } } },
    },
  };
}

function formScreen(size: FormSize): SourceFile {
  const names = namesOf(size);
  const fields = Object.fromEntries(
    names.map((name, index) => [name, { zh: `字段 ${index + 1}`, en: `Field ${index + 1}` }]),
  );
  const sections = Array.from({ length: size / SECTION }, (_, index) => ({
    zh: `第 ${index + 1} 组`,
    en: `Group ${index + 1}`,
    fields: names.slice(index * SECTION, (index + 1) * SECTION),
  }));
  const view = { kind: "form", route: formRoute(size), call: `saveForm${size}`, sections };
  const screen = { ...wordsOf(size), menu: menuCode(size), permission: [], fields, views: { form: view } };
  return { path: `config/screens/bench/form-${size}.json`, text: JSON.stringify(screen) };
}
