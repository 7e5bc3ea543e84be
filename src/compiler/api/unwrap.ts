import type { JsonSchema } from "./json-schema";

/** What an answer holds, and where. */
export interface Unwrapped {
  schema: JsonSchema;
  name?: string;
  /** Names joined by dots; absent: it is the answer itself. */
  at?: string;
  /** It is a list. */
  rows?: true;
}

/** Names of what answers say of themselves, besides what they hold. */
const about =
  /^(_?links?|_?meta(_?data)?|page(s|_?info|_?ination|_?(size|num(ber)?|token|count))?|pagination|paging|per_?page|total\w*|count|size|limit|offset|next\w*|prev\w*|first|last|cursor|has_?\w+|is_?last\w*|object|kind|apiVersion|self|success|status|message|code|errors?|warnings?|request_?id|\$schema)$/i;

/** So many levels deep answers are unwrapped: `{ data: { items: [ … ] } }`. */
const DEEPEST = 2;

/**
 * Finds the list or object that an answer is there for: its only list beside what it says of itself, or its only object.
 * @param read a schema without references
 * @param paged whether pages are asked for, so that a list is expected
 */
export function unwrapped(schema: JsonSchema, read: (schema: JsonSchema) => JsonSchema, paged: boolean): Unwrapped {
  let [found, places]: [JsonSchema, string[]] = [schema, []];
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    const at = places.length > 0 ? { at: places.join(".") } : {};
    if (found.type === "array") return { schema: found, rows: true, ...at };
    const inner = onlyOne(found, read, paged);
    if (inner === undefined || depth === DEEPEST) return { schema: found, ...at };
    [found, places] = [inner[1], [...places, inner[0]]];
  }
  return { schema: found };
}

function onlyOne(
  { properties = {} }: JsonSchema,
  read: (schema: JsonSchema) => JsonSchema,
  paged: boolean,
): readonly [string, JsonSchema] | undefined {
  const all = Object.entries(properties).map(([name, schema]) => [name, read(schema)] as const);
  const held = all.filter(([name]) => !about.test(name));
  const lists = held.filter(([, { type }]) => type === "array");
  if (lists.length === 1 && (held.length === 1 || paged)) return lists[0];
  const ofObjects = lists.filter(([, { items }]) => items && read(items).properties);
  if (paged && ofObjects.length === 1) return ofObjects[0];
  const [only] = held;
  return held.length === 1 && only?.[1].properties ? only : undefined;
}
