import type { FilterProperty, PropertyKind } from "../../domain/filter/filter";
import type { Vocabulary } from "../../domain/filter/vocabulary";
import type { ValueKind } from "../../model/value-kind";
import { suggest } from "../report/suggest";
import type { Operation } from "./operation";
import type { Property } from "./property";

/** The request property that holds a filter. */
export const FILTER = "filter";

const kinds: Partial<Record<ValueKind, PropertyKind>> = {
  enum: "choice",
  enums: "choice",
  boolean: "boolean",
  decimal: "number",
  ratio: "number",
  number: "number",
  id: "number",
  month: "month",
  date: "day",
  dateTime: "moment",
};

/**
 * What an operation's rows can be filtered by: the properties that `x-filter` of its request names, as the rows have them. Undefined where its
 * request has no filter. Throws where a name is none of a row's.
 */
export function vocabularyOf({ id, answer, shapes: [{ properties }] }: Operation): Vocabulary | undefined {
  const described = properties.get(FILTER)?.schema["x-filter"];
  if (!described || answer.kind !== "page") return undefined;
  const { row } = answer;
  const read = (name: string): FilterProperty => {
    const property = row.properties.get(name);
    if (property) return propertyOf(property);
    const meant = suggest(name, row.properties.keys());
    throw new Error(
      `x-filter of ${id} names "${name}", which ${row.name} has not${meant === undefined ? "" : `; did you mean "${meant}"?`}`,
    );
  };
  const { searched = [] } = described;
  searched.forEach(read);
  return { properties: described.properties.map(read), searched };
}

function propertyOf(property: Property): FilterProperty {
  const { name, kind, nullable, schema, values, names } = property;
  // Whoever may name a property with a permission of its own is given it in every row.
  const required = property.required || property.permission !== undefined;
  if (isTags(property)) return { name, kind: "tag" };
  const isList = schema.type === "array";
  return {
    name,
    kind: kinds[kind] ?? "text",
    ...(values && {
      values: names
        ? [...names].map(([value, code]) => ({ value, code }))
        : values.map((value) => ({ value: String(value) })),
    }),
    ...(isList && { isList }),
    // A list may have no value at all.
    ...((nullable || !required || isList) && { isOptional: true }),
  };
}

/** Whether it holds tags: pairs of a key and its value. */
function isTags({ fields }: Property): boolean {
  return fields?.has("key") === true && fields.has("value");
}
