import type { ConfigField } from "../../model/config/screen";
import type { Row } from "../api/description";
import type { Property } from "../api/property";
import type { Path } from "../read/config-file";
import { detailSections } from "./detail-sections";
import { formSections } from "./form-sections";
import type { ViewInfo } from "./views";

/** Which face of a widget a place shows. */
export type Face = "cell" | "input" | "filter";

/** A place where a view lists a field. */
export interface FieldUse {
  name: string;
  info: ViewInfo;
  face: Face;
  path: Path;
  /** Absent if "fields" does not declare it. */
  field?: ConfigField;
  /** What the API says about it; absent if the API has no such thing here. Of a range filter its lower end. */
  property?: Property;
  /** What the value is a property of, where that is not the view's own row. */
  row?: Row;
  /** Request properties of a filter. */
  params?: [string] | [string, string];
  /** An input that is only shown: the request does not have it, what is loaded does. */
  readOnly?: boolean;
  /** Of an input: the place of its section among all of the form's, those of all steps counted through. */
  section?: number;
  /** The list of objects in whose rows it stands. */
  owner?: FieldUse;
}

const known = new WeakMap<ViewInfo, readonly FieldUse[]>();

/** Every place where a view lists a field to be shown, typed or filtered by. Looked up once per view. */
export function fieldUses(info: ViewInfo): readonly FieldUse[] {
  const found = known.get(info) ?? findUses(info);
  known.set(info, found);
  return found;
}

function findUses(info: ViewInfo): FieldUse[] {
  const { view } = info;
  if (view.kind === "list") {
    return [
      ...(view.filters ?? []).map((name, index) => filterUse(info, name, ["filters", index])),
      ...view.columns.map((name, index) => cellUse(info, name, ["columns", index])),
      ...(view.expand ?? []).map((name, index) => cellUse(info, name, ["expand", index])),
      ...(view.optionalColumns ?? []).map((name, index) => cellUse(info, name, ["optionalColumns", index])),
    ];
  }
  if (view.kind === "form") {
    return formSections(view)
      .flatMap(({ section: { fields }, path }, section) =>
        fields.flatMap((name, index) => withRows({ ...inputUse(info, name, [...path, "fields", index]), section })),
      )
      .concat(previewUses(info));
  }
  if (view.kind === "page") return [];
  if (view.kind === "dashboard") return [...boardFilters(info, view.scope ?? {}), ...boardCells(info)];
  return [
    ...(view.figures ?? []).map((name, index) => cellUse(info, name, ["figures", index])),
    ...detailSections(view).flatMap(({ section, path }) =>
      section.fields.flatMap((name, index) => withRows(cellUse(info, name, [...path, "fields", index]))),
    ),
  ];
}

/** What a form's preview shows: fields of its call's answer. */
function previewUses(info: ViewInfo): FieldUse[] {
  const { view, preview } = info;
  const fields = view.kind === "form" ? (view.preview?.fields ?? []) : [];
  return fields.flatMap((name, index) => {
    const property = preview?.row?.properties.get(name);
    return withRows({
      ...base(info, name, "cell", ["preview", "fields", index]),
      ...(preview?.row ? { row: preview.row } : {}),
      ...(property ? { property } : {}),
    });
  });
}

/** A list of objects, followed by the fields of its rows. */
function withRows(use: FieldUse): FieldUse[] {
  const { info, field, property, name } = use;
  const inner = (field?.rows ?? []).map((full, index): FieldUse => {
    const found = full.startsWith(`${name}.`) ? property?.fields?.get(full.slice(name.length + 1)) : undefined;
    return {
      ...base(info, full, use.face, []),
      path: ["fields", name, "rows", index],
      owner: use,
      ...(found ? { property: found } : {}),
    };
  });
  return [use, ...inner];
}

/** Properties of the fields that stand in one form, by name: those a `when` there may ask about. */
export function inputProperties(uses: readonly FieldUse[]): ReadonlyMap<string, Property> {
  const own = uses.filter(({ owner }) => !owner);
  return new Map(own.flatMap(({ name, property }) => (property ? [[name, property] as const] : [])));
}

/** Request properties that are a list's own business: page and order. */
export const pagingNames: ReadonlySet<string> = new Set(["pageNum", "pageSize", "cursor", "sortField", "sortOrder"]);

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
export function sortableNames({ shape }: ViewInfo): string[] {
  return (shape?.properties.get("sortField")?.values ?? []).map(String);
}

/** Name of the enum whose words a use shows. */
export function enumNameOf({ field, property }: FieldUse): string | undefined {
  const step = field?.timeline && property?.fields?.get(field.timeline.status);
  const side = field?.conversation && property?.fields?.get(field.conversation.side);
  return field?.words ?? step?.enumName ?? side?.enumName ?? property?.enumName;
}

function base(info: ViewInfo, name: string, face: Face, tail: Path): FieldUse {
  const field = info.subject.value.fields[name];
  return { name, info, face, path: [...info.path, ...tail], ...(field ? { field } : {}) };
}

function cellUse(info: ViewInfo, name: string, tail: Path): FieldUse {
  const property = info.row?.properties.get(name);
  return { ...base(info, name, "cell", tail), ...(property ? { property } : {}) };
}

/** A board filters by what the request of any of its cards has. */
function boardFilters(
  info: ViewInfo,
  { month, filters = [] }: { month?: string | undefined; filters?: string[] | undefined },
): FieldUse[] {
  const use = (name: string, tail: Path): FieldUse => {
    const having = info.cards?.find(({ shape }) => shape && filterNames({ shape }).includes(name));
    return filterUse(info, name, ["scope", ...tail], having?.shape);
  };
  return [
    ...(month === undefined ? [] : [use(month, ["month"])]),
    ...filters.map((name, index) => use(name, ["filters", index])),
  ];
}

function boardCells(info: ViewInfo): FieldUse[] {
  return (info.cards ?? []).flatMap(({ fields, row }) =>
    fields.map(({ name, path }) => {
      const property = row?.properties.get(name);
      return {
        ...base(info, name, "cell", path.slice(info.path.length)),
        ...(row ? { row } : {}),
        ...(property ? { property } : {}),
      };
    }),
  );
}

function filterUse(info: ViewInfo, name: string, tail: Path, shape = info.shape): FieldUse {
  const use = base(info, name, "filter", tail);
  const range = shape?.ranges.get(name);
  const property =
    shape && filterNames({ shape }).includes(name) ? shape.properties.get(range?.[0] ?? name) : undefined;
  return property ? { ...use, property, params: range ? [range[0], range[1]] : [name] } : use;
}

function inputUse(info: ViewInfo, name: string, tail: Path): FieldUse {
  const use = base(info, name, "input", tail);
  const range = info.shape?.ranges.get(name);
  if (range) return { ...use, ...periodOf(info, name, range) };
  const typed = info.shape?.properties.get(use.field?.sameAs ?? name);
  if (typed) return { ...use, property: typed };
  const loaded = info.row?.properties.get(name);
  return loaded ? { ...use, property: loaded, readOnly: true } : use;
}

/** Two properties of a request that are typed together. */
function periodOf(
  { shape }: ViewInfo,
  name: string,
  [from, to]: readonly [string, string],
): Pick<FieldUse, "property" | "params"> {
  const ends = [from, to].flatMap((end) => shape?.properties.get(end) ?? []);
  const required = ends.some((end) => end.required);
  const property: Property = {
    name,
    kind: "period",
    schema: { type: "object" },
    required,
    scalar: "string",
    fields: new Map(ends.map((end) => [end.name, end])),
  };
  return { property, params: [from, to] };
}
