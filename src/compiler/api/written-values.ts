import type { OpenApiDocument } from "./json-schema";
import { namesOf } from "./names";
import { type Property, propertyOf } from "./property";

/** What config may write for a property, wherever in the description it is. */
export interface WrittenValues {
  values: Set<string>;
  /** Whether nothing else can be meant: every property of this name is an enum of texts or of named numbers. */
  closed: boolean;
}

/** What config writes for properties whose numbers have names, by the property's name: for editors, which don't know the row. */
export function writtenValues(document: OpenApiDocument): Map<string, WrittenValues> {
  const found = new Map<string, WrittenValues>();
  const numbered = new Set<string>();
  const named = Object.values(document.components?.schemas ?? {}).flatMap(({ properties }) =>
    Object.entries(properties ?? {}),
  );
  for (const [name, schema] of named) {
    const property = propertyOf(document, name, schema, false);
    if (property.names) numbered.add(name);
    const written = valuesWritten(property);
    const { values, closed } = found.get(name) ?? { values: new Set(), closed: true };
    found.set(name, { values: new Set([...values, ...(written ?? [])]), closed: closed && written !== undefined });
  }
  return new Map([...found].filter(([name]) => numbered.has(name)));
}

/** What config writes for each value of an enum component. */
export function enumKeys(document: OpenApiDocument): Map<string, string[]> {
  const schemas = Object.entries(document.components?.schemas ?? {});
  return new Map(
    schemas.flatMap(([name, schema]) =>
      schema.enum ? [[name, [...(namesOf(schema)?.keys() ?? schema.enum.map(String))]]] : [],
    ),
  );
}

function valuesWritten({ names, values }: Property): string[] | undefined {
  if (names) return [...names.keys()];
  const texts = values?.filter((value) => typeof value === "string");
  return texts?.length === values?.length ? texts : undefined;
}
