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
  description?: string;
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

/**
 * Every key of an object, with those of the objects in it by their paths: `load.call`, `tabs[].name`. A key that does not
 * say what it is for has the description of its shared type.
 */
export function keyRows(shape: Shape, definitions: Record<string, Shape>, prefix = ""): KeyRow[] {
  return Object.entries(shape.properties ?? {}).flatMap(([name, value]) => {
    const key = `${prefix}${name}`;
    const { description = definitions[definitionName(value.$ref ?? "")]?.description ?? "" } = value;
    const required = shape.required?.includes(name) ?? false;
    const below = value.items ? keyRows(value.items, definitions, `${key}[].`) : keyRows(value, definitions, `${key}.`);
    return [{ key, type: typeOf(value), required, description: cell(description) }, ...below];
  });
}

/** The type of a value in words; a shared one leads to where it is told. */
export function typeOf(shape: Shape): string {
  const { $ref, anyOf, oneOf, items, prefixItems, additionalProperties, type } = shape;
  if ($ref) return `[${definitionName($ref)}](#${definitionName($ref).toLowerCase()})`;
  if (shape.const !== undefined) return code(shape.const);
  if (shape.enum) return shape.enum.map(code).join(" or ");
  if (prefixItems) return `list of one ${prefixItems.map(typeOf).join(", ")}`;
  if (items) return `list of ${typeOf(items)}`;
  const options = anyOf ?? oneOf;
  if (options) return [...new Set(options.map(typeOf))].join(" or ");
  if (typeof additionalProperties === "object") return `map of ${typeOf(additionalProperties)}`;
  return Array.isArray(type) ? type.join(" or ") : (type ?? "any");
}

/** The name of the definition that a reference leads to. */
export function definitionName(ref: string): string {
  return ref.replace("#/$defs/", "");
}

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

/** A text that fits into a cell of a table. */
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
