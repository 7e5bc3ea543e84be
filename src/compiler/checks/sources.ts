import type { Constant, Source } from "../../model/config/screen";
import type { RequestShape } from "../api/description";
import type { Property } from "../api/property";
import { propertyInWords } from "../widgets/kind-words";
import type { Place } from "../read/config-file";
import type { Report } from "../report/report";
import { checkConstant } from "./values";

/** Whether a source can feed a request property; reports at the place if its type is another. */
export function checkSourceFits(
  target: Property,
  source: Source,
  from: Property | undefined,
  place: Place,
  report: Report,
): void {
  const isConstant = typeof source === "object" && "value" in source;
  if (isConstant && target.names && isList(target) === Array.isArray(source.value))
    return checkConstant(target, target.name, source.value, place, report);
  const fits = isConstant ? constantFits(target, source.value) : rowFits(target, source, from);
  if (!fits) report(place, "CFG_SOURCE_MISFIT", { name: target.name, type: propertyInWords(target) });
}

/** Every property that a constant is sent for is in the request of the call and takes it; `placeOf`: that of a property's constant. */
export function checkConstants(
  { call, shape }: { call: string; shape: RequestShape },
  send: Readonly<Record<string, Exclude<Source, string | [string]>>>,
  placeOf: (name: string) => Place,
  report: Report,
): void {
  for (const [name, constant] of Object.entries(send)) {
    const target = shape.properties.get(name);
    if (target) checkSourceFits(target, constant, undefined, placeOf(name), report);
    else report({ ...placeOf(name), key: true }, "CFG_UNKNOWN_INPUT", { name, call }, shape.properties.keys());
  }
}

function constantFits(target: Property, constant: Constant): boolean {
  if (isList(target) !== Array.isArray(constant)) return false;
  return [constant].flat().every((value) => scalarFits(target, value));
}

function scalarFits(target: Property, value: string | number | boolean | null): boolean {
  if (value === null || typeof value !== target.scalar) return false;
  if (target.schema.const !== undefined && target.schema.const !== value) return false;
  return !target.values || typeof value === "boolean" || target.values.includes(value);
}

function rowFits(target: Property, source: Source, from: Property | undefined): boolean {
  if (!from) return true;
  const isEach = Array.isArray(source);
  if (isEach) return isList(target) && !isList(from) && from.scalar === target.scalar;
  return isList(target) === isList(from) && from.scalar === target.scalar;
}

function isList(property: Property): boolean {
  return property.schema.type === "array";
}
