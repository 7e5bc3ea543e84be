import type { Source } from "../../model/config/screen";
import { actionShape, rowsOfCall } from "../index/action-shape";
import { boardFilters, rowsUnknown } from "../index/at-hand";
import { requiredOf } from "../index/pick-shape";
import type { ActionUse, FieldUse } from "../index/views";
import type { RequestShape } from "../api/operation";
import type { Report } from "../report/report";
import { checkSourceFits } from "./sources";
import { at, atKey, eachUse } from "./check";

/** The call of an action gets all it requires, wherever the action is listed, from the row or rows at hand. */
export const checkActionInputs = eachUse((use, report, { scope }) => {
  const shape = actionShape(scope, use)?.shape;
  if (shape) checkUse({ ...use, rows: rowsOfCall(use) }, shape, report);
});

function checkUse(use: ActionUse, shape: RequestShape, report: Report): void {
  const { action, info, name, rows } = use;
  const key = action?.call === undefined ? "download" : "call";
  const call = action?.[key] ?? "";
  const send = action?.send ?? {};
  for (const [property, source] of Object.entries<Source>(send)) {
    const target = shape.properties.get(property);
    const path = ["actions", name, "send", property];
    if (!target) {
      report(atKey(info.subject, path), "CFG_UNKNOWN_INPUT", { name: property, call }, shape.properties.keys());
      continue;
    }
    if (!sourceExists(use, source, property, report)) continue;
    checkSourceFits(target, source, fieldOf(use, source), at(info.subject, path), report);
    if (
      rows === "many" &&
      Array.isArray(source) &&
      target.schema.type === "array" &&
      target.schema.maxItems === undefined
    ) {
      report(at(info.subject, path), "CFG_BULK_NO_LIMIT", { name: property, call });
    }
  }
  for (const property of requiredOf(shape)) {
    const byItself = rowsUnknown(use) || (rows === "one" && info.row?.properties.has(property));
    if (!Object.hasOwn(send, property) && !byItself)
      report(at(info.subject, ["actions", name, key]), "CFG_MISSING_INPUT", { name: property, call });
  }
}

const withoutRow = { zh: "没有行的页面按钮", en: "a page's button, which has no row" };

/** Whether a source is at hand where the action is listed; reports where it is not. */
export function sourceExists(use: ActionUse, source: Source, property: string, report: Report): boolean {
  if (typeof source === "object" && "value" in source) return true;
  const place = at(use.info.subject, ["actions", use.name, "send", property]);
  const name = typeof source === "string" ? source : source[0];
  const { row, params } = use.info;
  if (use.rows === "none" && typeof source === "string" && params.includes(name)) return true;
  const filters = boardFilters(use);
  const known = filters.map((each) => each.name);
  const filter = filters.find((each) => each.name === name);
  // One that may be unset is a list, which is then empty.
  if (filter && typeof source === "string" && !isAlwaysSet(filter)) report(place, "CFG_UNSET_FILTER", { name });
  else if (filter) return true;
  else if (use.rows === "none" && typeof source !== "string")
    report(place, "CFG_EACH_WITHOUT_ROWS", { name }, known.length > 0 ? known : undefined);
  else if (use.rows === "none") report(place, "CFG_UNKNOWN_SOURCE", { name, owner: withoutRow }, [...params, ...known]);
  else if (use.rows === "many" && typeof source === "string") report(place, "CFG_ONE_OF_MANY", { name });
  else if (row && !row.properties.has(name))
    report(place, "CFG_UNKNOWN_SOURCE", { name, owner: row.name }, row.properties.keys());
  else return true;
  return false;
}

function isAlwaysSet({ slot, property }: FieldUse): boolean {
  return slot === "month" || property?.schema.default !== undefined;
}

/** The field of the row that a source is taken from; undefined for a constant. */
export function fieldOf({ info }: ActionUse, source: Source) {
  if (typeof source === "object" && "value" in source) return undefined;
  return info.row?.properties.get(typeof source === "string" ? source : source[0]);
}
