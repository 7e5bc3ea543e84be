import type { Language } from "../../src/model/words";
import type { DocWords } from "./config-doc-words";

/** What the documentation reads of a JSON Schema. */
export interface Shape {
  $ref?: string;
  $defs?: Record<string, Shape>;
  allOf?: Shape[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  const?: unknown;
  enum?: unknown[];
  type?: string | string[];
  /** In English. */
  description?: string;
  /** The description in Chinese. */
  zh?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  items?: Shape;
  prefixItems?: Shape[];
}

/** A key as documentation tells it. */
interface KeyRow {
  key: string;
  type: string;
  required: boolean;
  description: string;
}

/** What the pages of one language are made with. */
export interface DocReader {
  language: Language;
  words: DocWords;
  definitions: Record<string, Shape>;
}

/** What a shape is for, in the reader's language. */
export function described({ language }: DocReader, shape: Shape | undefined): string {
  return (language === "zh" ? shape?.zh : shape?.description) ?? "";
}

/**
 * Every key of an object, with those of the objects in it by their paths: `load.call`, `tabs[].name`, `codes.*.zh`. A key that
 * does not say what it is for has the description of its shared type.
 */
export function keyRows(reader: DocReader, shape: Shape, prefix = ""): KeyRow[] {
  const { properties = {}, additionalProperties, required = [] } = shape;
  const keys = Object.entries(properties).filter(([name]) => name !== "$schema");
  // What a map is to says the row above.
  const told = prefix !== "" && typeof additionalProperties === "object" && additionalProperties.$ref;
  const others = typeof additionalProperties === "object" && !told ? [["*", additionalProperties] as const] : [];
  return [...keys, ...others].flatMap(([name, value]) => {
    const key = `${prefix}${name}`;
    const description =
      described(reader, value) || described(reader, reader.definitions[definitionName(value.$ref ?? "")]);
    const row = { key, type: typeOf(reader, value), required: required.includes(name), description: cell(description) };
    const below = value.items ? keyRows(reader, value.items, `${key}[].`) : keyRows(reader, value, `${key}.`);
    return [row, ...below.filter((one) => one.description !== "" || !one.key.endsWith("*"))];
  });
}

/** The type of a value in words; a shared one leads to where it is told. */
export function typeOf(reader: DocReader, shape: Shape): string {
  const { $ref, anyOf, oneOf, items, prefixItems, additionalProperties, type } = shape;
  const { words } = reader;
  const each = (shapes: readonly Shape[]) => shapes.map((one) => typeOf(reader, one));
  if ($ref) return `[${definitionName($ref)}](#${definitionName($ref).toLowerCase()})`;
  if (shape.const !== undefined) return code(shape.const);
  if (shape.enum) return shape.enum.map(code).join(words.or);
  if (prefixItems) return words.listOfOne(each(prefixItems).join(", "));
  if (items) return words.listOf(typeOf(reader, items));
  const options = anyOf ?? oneOf;
  if (oneOf?.every(viewKind)) return oneOf.map((one) => `[${viewKind(one)}](${viewKind(one)}.md)`).join(words.or);
  if (options) return [...new Set(each(options))].join(words.or);
  if (typeof additionalProperties === "object") return words.mapOf(typeOf(reader, additionalProperties));
  return Array.isArray(type) ? type.join(words.or) : (type ?? words.any);
}

/** The kind of the view that a shape is of; "" for what is no view. */
export function viewKind(shape: Shape): string {
  return shape.properties?.route ? String(shape.properties.kind?.const) : "";
}

/** The name of the definition that a reference leads to. */
export function definitionName(ref: string): string {
  return ref.replace("#/$defs/", "");
}

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

/** A text that fits into a cell of a table. */
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
