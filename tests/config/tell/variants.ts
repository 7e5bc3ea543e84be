type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Every value that differs from this one in one place: a part removed, the parts in another order, a text or number changed. */
export function* variants(value: Json, path = ""): Generator<[what: string, variant: Json]> {
  if (Array.isArray(value)) yield* variantsOfList(value, path);
  else if (typeof value === "object" && value !== null) yield* variantsOfObject(value, path);
  else if (typeof value === "string") yield [`${path} changed`, `${value}x`];
  else if (typeof value === "number") yield [`${path} changed`, value + 1];
  else if (typeof value === "boolean") yield [`${path} changed`, !value];
}

function* variantsOfList(list: Json[], path: string): Generator<[string, Json]> {
  const [first, ...rest] = list;
  if (first !== undefined && rest.length > 0) yield [`${path} moved`, [...rest, first]];
  for (const [index, part] of list.entries()) {
    yield [`${path}.${index} removed`, list.toSpliced(index, 1)];
    for (const [what, variant] of variants(part, `${path}.${index}`)) yield [what, list.with(index, variant)];
  }
}

function* variantsOfObject(object: { [key: string]: Json }, path: string): Generator<[string, Json]> {
  const entries = Object.entries(object);
  const [first, ...rest] = entries;
  if (first && rest.length > 0) yield [`${path} moved`, Object.fromEntries([...rest, first])];
  for (const [key, part] of entries) {
    yield [`${path}.${key} removed`, Object.fromEntries(entries.filter(([name]) => name !== key))];
    for (const [what, variant] of variants(part, `${path}.${key}`)) yield [what, { ...object, [key]: variant }];
  }
}
