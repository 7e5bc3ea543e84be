import { pick } from "./pick";

/** A schema of the description, as far as values are made of it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  examples?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  "x-scale"?: number;
  "x-minimum"?: string;
  "x-maximum"?: string;
  "x-filter-of"?: string;
}

/** A schema without references and alternatives: one type, which may be null. */
export interface PlainSchema extends Schema {
  type: string;
  isNullable: boolean;
}

/** Schemas by name. */
export type Schemas = Readonly<Record<string, Schema>>;

/** What has been made of schemas: answers of a hundred rows ask for the same ones again and again. */
const known = new WeakMap<Schema, PlainSchema[]>();

/** The alternative of a schema that the number chooses, with what is said beside a reference. */
export function plain(schema: Schema, schemas: Schemas, number = 0): PlainSchema {
  const alternatives = known.get(schema) ?? plainAlternatives(schema, schemas);
  known.set(schema, alternatives);
  return pick(alternatives, number);
}

function plainAlternatives(schema: Schema, schemas: Schemas): PlainSchema[] {
  const { isNullable, alternatives } = alternativesOf(followed(schema, schemas));
  return alternatives.map((alternative) => {
    const merged = followed(alternative, schemas);
    const types = [merged.type ?? typeOf(merged)].flat();
    const type = types.find((one) => one !== "null") ?? "null";
    return { ...merged, type, isNullable: isNullable || types.includes("null") };
  });
}

/** Follows references and puts the parts of `allOf` together. */
function followed({ $ref, allOf, ...own }: Schema, schemas: Schemas): Schema {
  const named = $ref === undefined ? {} : schemas[$ref.split("/").at(-1) ?? ""];
  if (!named) throw new Error(`The description has no ${$ref}.`);
  const parts = [
    ...($ref === undefined ? [] : [followed(named, schemas)]),
    ...(allOf ?? []).map((part) => followed(part, schemas)),
  ];
  return parts.reduceRight((sum, part) => ({ ...part, ...sum, ...bothOf(part, sum) }), own);
}

function bothOf(one: Schema, other: Schema): Schema {
  return {
    ...(one.properties && { properties: { ...one.properties, ...other.properties } }),
    ...(one.required && { required: [...one.required, ...(other.required ?? [])] }),
  };
}

function alternativesOf({ anyOf, oneOf, ...own }: Schema): { isNullable: boolean; alternatives: Schema[] } {
  const all = anyOf ?? oneOf;
  if (!all) return { isNullable: false, alternatives: [own] };
  const alternatives = all.filter(({ type }) => type !== "null").map((each) => ({ ...each, ...own }));
  return { isNullable: alternatives.length < all.length, alternatives };
}

/** Of a schema that names no type: an enumeration or constant has its values'. */
function typeOf({ enum: values, const: value, properties }: Schema): string {
  if (properties) return "object";
  const [first] = values ?? [value];
  return first === undefined ? "null" : typeof first;
}
