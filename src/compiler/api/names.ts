import type { JsonSchema, OpenApiDocument } from "./json-schema";

/** Numbers of an enum by the names that config writes: `x-enum-varnames` of the description. */
export type Names = ReadonlyMap<string, number>;

/** The names of an enum's values; undefined where it has none, as enums of texts and counted numbers. */
export function namesOf({ enum: values = [], "x-enum-varnames": names }: JsonSchema): Names | undefined {
  return names && new Map(names.map((name, index) => [name, Number(values[index])]));
}

/** What config writes for a value, or for each of several, as the wire carries it. */
export function valueOf<T>(names: Names | undefined, written: T): T | number | (T | number)[] {
  if (Array.isArray(written)) return written.map((each: T) => valueOf(names, each) as T | number);
  return (typeof written === "string" ? names?.get(written) : undefined) ?? written;
}

/** What config writes for the values of each component that is an enum, by its name. */
export function enumComponents(document: OpenApiDocument): Map<string, (string | number)[]> {
  const named = Object.entries(document.components?.schemas ?? {});
  return new Map(named.flatMap(([name, schema]) => (schema.enum ? [[name, writtenValues(schema)]] : [])));
}

function writtenValues(schema: JsonSchema): (string | number)[] {
  const names = namesOf(schema);
  return names ? [...names.keys()] : ((schema.enum ?? []).filter((value) => value !== null) as (string | number)[]);
}
