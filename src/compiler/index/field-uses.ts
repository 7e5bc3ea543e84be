import type { RequestShape, Row } from "../api/operation";
import type { Property } from "../api/property";
import { FILTER } from "../api/vocabulary";
import type { Path } from "../read/config-file";
import type { Face, FieldSlot, FieldUse, ViewInfo } from "./views";

/** A place where a view lists a field, without what the API says about it. `tail`: where it stands below the view. */
export function fieldUse(info: ViewInfo, name: string, face: Face, slot: FieldSlot, tail: Path): FieldUse {
  const field = info.subject.value.fields[name];
  return { name, info, face, slot, path: [...info.path, ...tail], ...(field ? { field } : {}) };
}

/** A value of the view's own row that is shown. */
export function cellUse(info: ViewInfo, name: string, slot: FieldSlot, tail: Path): FieldUse {
  const property = info.row?.properties.get(name);
  return { ...fieldUse(info, name, "cell", slot, tail), ...(property ? { property } : {}) };
}

/** A value of another row that is shown; `row`: absent where the call that answers it is a mistake. */
export function otherCellUse(
  info: ViewInfo,
  name: string,
  slot: FieldSlot,
  tail: Path,
  row: Row | undefined,
): FieldUse {
  const property = row?.properties.get(name);
  return {
    ...fieldUse(info, name, "cell", slot, tail),
    ...(row ? { row } : {}),
    ...(property ? { property } : {}),
  };
}

/** A filter, by a property of a request or by a pair of them. */
export function filterUse(
  info: ViewInfo,
  name: string,
  slot: FieldSlot,
  tail: Path,
  shape: RequestShape | undefined = info.shape,
): FieldUse {
  const use = fieldUse(info, name, "filter", slot, tail);
  const range = shape?.ranges.get(name);
  const property =
    shape && filterNames({ shape }).includes(name) ? shape.properties.get(range?.[0] ?? name) : undefined;
  return property ? { ...use, property, params: range ? [range[0], range[1]] : [name] } : use;
}

/** A list of objects, followed by the fields of its rows. */
export function withRows(use: FieldUse): FieldUse[] {
  const { info, field, property, name } = use;
  const inner = (field?.rows ?? []).map((full, index): FieldUse => {
    const found = full.startsWith(`${name}.`) ? property?.fields?.get(full.slice(name.length + 1)) : undefined;
    return {
      ...fieldUse(info, full, use.face, "row", []),
      path: ["fields", name, "rows", index],
      owner: use,
      ...(found ? { property: found } : {}),
    };
  });
  return [use, ...inner];
}

/** The fields that a view lists for something, in order. */
export function inSlot({ fields }: ViewInfo, ...slots: FieldSlot[]): FieldUse[] {
  return fields.filter(({ slot }) => slots.includes(slot));
}

/** What a section, or a call of a card, lists. */
export function inPart(uses: readonly FieldUse[], part: number): FieldUse[] {
  return uses.filter((use) => use.part === part);
}

/** Properties of the fields that stand in one form, by name: those a `when` there may ask about. */
export function inputProperties(uses: readonly FieldUse[]): ReadonlyMap<string, Property> {
  const own = uses.filter(({ owner }) => !owner);
  return new Map(own.flatMap(({ name, property }) => (property ? [[name, property] as const] : [])));
}

/** Request properties that are a list's own business: page, order and the filter of any properties. */
export const pagingNames: ReadonlySet<string> = new Set([
  "pageNum",
  "pageSize",
  "cursor",
  "sortField",
  "sortOrder",
  FILTER,
]);

/** Names a list can filter on: properties of its request, with pairs under their common name. */
export function filterNames({ shape }: Pick<ViewInfo, "shape">): string[] {
  if (!shape) return [];
  const inPairs = new Set([...shape.ranges.values()].flat());
  return [
    ...shape.ranges.keys(),
    ...[...shape.properties.keys()].filter((name) => !pagingNames.has(name) && !inPairs.has(name)),
  ];
}

/** Fields a call can sort by: the values of its request's `sortField`. */
export function sortableNames({ shape }: Pick<ViewInfo, "shape">): string[] {
  return (shape?.properties.get("sortField")?.values ?? []).map(String);
}

/** The properties that stand beside a value in its row, by name; undefined where the row is not known. */
export function besideOf({ owner, row, info }: FieldUse): ReadonlyMap<string, Property> | undefined {
  return owner ? owner.property?.fields : (row ?? info.row)?.properties;
}

/** Name of the enum whose words a use shows. */
export function enumNameOf(use: FieldUse): string | undefined {
  const { field, property } = use;
  const step = field?.timeline && property?.fields?.get(field.timeline.status);
  const side = field?.conversation && property?.fields?.get(field.conversation.side);
  const unit = field?.widget === "thresholdChart" ? property?.fields?.get("unit") : undefined;
  const counted = field?.unitFrom === undefined ? undefined : besideOf(use)?.get(field.unitFrom);
  return field?.words ?? counted?.enumName ?? unit?.enumName ?? step?.enumName ?? side?.enumName ?? property?.enumName;
}
