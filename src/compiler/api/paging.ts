import type { ApiAdapter, Paging } from "../../model/config/api-adapter";
import type { JsonSchema } from "./json-schema";
import type { Property } from "./property";

/** The console's own names of what a page is asked for by. */
export const pageNames = { page: "pageNum", size: "pageSize", cursor: "cursor" } as const;
/** The console's own names of what an order is asked for by. */
export const sortNames = { field: "sortField", order: "sortOrder" } as const;

/** The parameters by which a way of paging asks, each with the console's own name for it. */
export function askedBy(paging: Paging): readonly (readonly [param: string, own: string])[] {
  const size = [paging.size, pageNames.size] as const;
  if (paging.kind === "page") return [[paging.page, pageNames.page], size];
  if (paging.kind === "offset") return [[paging.offset, pageNames.page], size];
  return [[paging.cursor, pageNames.cursor], size];
}

/** The first way of paging whose parameters a request has. */
export function pagingOf({ paging }: ApiAdapter, properties: ReadonlyMap<string, unknown>): Paging | undefined {
  return paging.find((way) => askedBy(way).every(([param]) => properties.has(param)));
}

/** Whether a way asks for pages as the console does, so that nothing has to be translated. */
export function isOwnPaging(way: Paging): boolean {
  const asOwn = askedBy(way).every(([param, own]) => param === own);
  if (!asOwn || way.rows !== "list") return false;
  return way.kind === "cursor"
    ? way.next === "nextCursor"
    : way.kind === "page" && way.total === "total" && way.first !== 0;
}

/** A request's properties with the console's own names for page and order. */
export function withOwnNames(
  properties: ReadonlyMap<string, Property>,
  { sorting }: ApiAdapter,
  paging: Paging | undefined,
): Map<string, Property> {
  const names = new Map<string, string>(paging ? askedBy(paging) : []);
  const order = sorting?.order;
  if (order !== undefined && properties.has(order)) names.set(order, sortNames.order);
  const renamed = [...properties].map(([name, property]) => {
    const own = names.get(name) ?? name;
    // Nobody has to type what the list sends by itself.
    return [own, own === name ? property : { ...property, name: own, required: false }] as const;
  });
  const made = new Map<string, Property>(renamed);
  const field = sorting && properties.get(sorting.field);
  if (!sorting || !field?.values || (order !== undefined && !properties.has(order))) return made;
  if (sorting.field !== sortNames.field) made.delete(sorting.field);
  const values =
    order === undefined ? [...new Set(field.values.map((value) => String(value).replace(/^-/, "")))] : field.values;
  made.set(sortNames.field, {
    ...field,
    name: sortNames.field,
    values,
    required: field.required && sorting.field === sortNames.field,
  });
  return made;
}

/** What stands at a place of an answer; undefined where there is no such place. */
export function schemaAt(
  schema: JsonSchema,
  place: string,
  read: (schema: JsonSchema) => JsonSchema,
): JsonSchema | undefined {
  return place.split(".").reduce<JsonSchema | undefined>((found, key) => {
    const inner = found?.properties?.[key];
    return inner && read(inner);
  }, schema);
}
