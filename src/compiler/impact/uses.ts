import type { Source } from "../../model/config/screen";
import type { Description } from "../api/description";
import type { Property } from "../api/property";
import { inputProperties } from "../index/field-uses";
import { requiredOf } from "../index/pick-shape";
import { type FieldUse, type FieldSlot, isKind, type ViewInfo } from "../index/views";
import type { Path } from "../read/config-file";

/** A place of a view that goes by a property of the API. */
export interface PropertyUse {
  info: ViewInfo;
  /** The field's name, or that of the property it reads. */
  name: string;
  property: Property;
  path: Path;
  /** Where it is listed; else: what reads it. */
  slot: FieldSlot | "condition" | "source" | "rule";
  /** The place that lists it, where one does. */
  use?: FieldUse;
}

/** Every place of a view that shows, takes, or reads a property of the API. */
export function propertyUses(info: ViewInfo, api: Description): PropertyUse[] {
  return [...info.fields.flatMap(listed), ...conditions(info), ...sources(info, api), ...rules(info)];
}

/** A range and a period stand for two properties. */
function listed(use: FieldUse): PropertyUse[] {
  const { info, name, property, path, slot, params = [] } = use;
  const ends = params.flatMap((param) => info.shape?.properties.get(param) ?? []);
  const properties = new Set([...(property ? [property] : []), ...ends]);
  return [...properties].map((each) => ({ info, name, property: each, path, slot, use }));
}

function readFrom(
  info: ViewInfo,
  slot: "condition" | "source",
  properties: ReadonlyMap<string, Property> | undefined,
  all: readonly (readonly [string, Path])[],
): PropertyUse[] {
  return all.flatMap(([name, path]) => {
    const property = properties?.get(name);
    return property ? [{ info, name, property, path, slot }] : [];
  });
}

/** What a `when` or `refreshWhile` asks about. */
function conditions(info: ViewInfo): PropertyUse[] {
  const { actions, fields, view, row } = info;
  const asked = (when: object | undefined, at: Path): [string, Path][] =>
    Object.keys(when ?? {}).map((name) => [name, [...at, name]]);
  const ofActions = actions.flatMap(({ action, name, rows }) =>
    rows === "none" ? [] : asked(action?.when, ["actions", name, "when"]),
  );
  const ofCells = fields.flatMap(({ face, field, name }) =>
    face === "cell" ? asked(field?.when, ["fields", name, "when"]) : [],
  );
  const ofInputs = fields.flatMap(({ face, field, name }) =>
    face === "input" ? asked(field?.when, ["fields", name, "when"]) : [],
  );
  const refresh = "refreshWhile" in view ? asked(view.refreshWhile, [...info.path, "refreshWhile"]) : [];
  return [
    ...readFrom(info, "condition", row?.properties, [...ofActions, ...ofCells, ...refresh]),
    ...readFrom(info, "condition", inputProperties(fields), ofInputs),
  ];
}

/** What an action sends of the rows at hand: what config says, and what the call requires under the same name. */
function sources(info: ViewInfo, api: Description): PropertyUse[] {
  const all = info.actions.flatMap(({ action, name, rows }) => {
    if (!action || rows === "none") return [];
    const { send = {}, call = "" } = action;
    const at: Path = ["actions", name];
    const [shape] = api.operation(call)?.shapes ?? [];
    const implied = shape && rows === "one" ? requiredOf(shape).filter((each) => !Object.hasOwn(send, each)) : [];
    return [
      ...Object.entries(send).flatMap(([key, source]) => fromRow(source, [...at, "send", key])),
      ...implied.map((each) => [each, [...at, "call"]] as const),
    ];
  });
  return readFrom(info, "source", info.row?.properties, all);
}

function fromRow(source: Source, path: Path): (readonly [string, Path])[] {
  const name = typeof source === "string" ? source : Array.isArray(source) ? source[0] : undefined;
  return name === undefined ? [] : [[name, path]];
}

/** The two inputs that a rule of a form compares. */
function rules(info: ViewInfo): PropertyUse[] {
  if (!isKind(info, "form")) return [];
  const inputs = inputProperties(info.fields);
  return (info.view.rules ?? []).flatMap((rule, index) =>
    (["left", "right"] as const).flatMap((side): PropertyUse[] => {
      const [name, property] = [rule[side], inputs.get(rule[side])];
      return property ? [{ info, name, property, slot: "rule", path: [...info.path, "rules", index, side] }] : [];
    }),
  );
}
