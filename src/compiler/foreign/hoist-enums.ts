import { capital } from "../../domain/capital";
import { freeName } from "../api/free-name";
import type { JsonSchema, OpenApiDocument } from "../api/json-schema";

/** Parts of a document that hold values, not schemas. */
const values = new Set(["example", "examples", "default", "enum", "x-codeSamples", "links", "description"]);

/**
 * The document with each enum of texts as a component, so that config has words for its values. Enums of numbers and others are no
 * longer enums: nobody says what their values are called.
 */
export function withNamedEnums(document: OpenApiDocument): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const names = new Map<string, string>();
  const taken = new Set(Object.keys(document.components?.schemas ?? {}));

  const nameOf = (near: string, texts: readonly string[]): string => {
    const key = JSON.stringify(texts);
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = freeName(capital(near).replaceAll(/\W+/g, "") || "Value", taken);
    names.set(key, name);
    schemas[name] = { type: "string", enum: [...texts] };
    return name;
  };

  const walk = (value: unknown, near: string): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => walk(item, near));
    if (typeof value !== "object" || value === null) return value;
    const node = value as Record<string, unknown>;
    const walked = Object.fromEntries(
      Object.entries(node).map(([key, inner]) => [key, values.has(key) ? inner : walk(inner, nearer(key, node, near))]),
    );
    if (!Array.isArray(node.enum)) return walked;
    const { enum: listed, type: _type, ...rest } = walked;
    const texts = textsOf(listed as unknown[]);
    if (!texts) return { ...rest, ...(_type === undefined ? {} : { type: _type }) };
    return { ...rest, $ref: `#/components/schemas/${nameOf(near, texts)}` };
  };

  const whole = walk({ paths: document.paths, components: document.components ?? {} }, "Value") as Pick<
    OpenApiDocument,
    "paths" | "components"
  >;
  return {
    ...document,
    paths: whole.paths,
    components: { ...whole.components, schemas: { ...whole.components?.schemas, ...schemas } },
  };
}

/** Keys of a schema below which the same thing is meant. */
const through = new Set([
  "schema",
  "items",
  "anyOf",
  "oneOf",
  "allOf",
  "properties",
  "content",
  "application/json",
  "additionalProperties",
]);

function nearer(key: string, node: Record<string, unknown>, near: string): string {
  if (typeof node.name === "string" && key === "schema") return node.name;
  return through.has(key) || /^\d+$/.test(key) ? near : key;
}

/** Texts of an enum; undefined where it has others, or too few or many to choose of. */
function textsOf(listed: readonly unknown[]): string[] | undefined {
  const texts = listed.filter((value): value is string => typeof value === "string" && value !== "");
  const others = listed.filter((value) => typeof value !== "string" && value !== null);
  return others.length > 0 || texts.length === 0 ? undefined : [...new Set(texts)];
}
