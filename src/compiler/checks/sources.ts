import type { Constant, Source } from "../../model/config/screen";
import type { RequestShape } from "../api/operation";
import type { JsonSchema } from "../api/json-schema";
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
  if (isConstant && target.values && isList(target) === Array.isArray(source.value))
    return checkConstant(target, target.name, source.value, place, report);
  const fits = isConstant ? constantFits(target, source.value) : fieldFits(target, source, from);
  if (!fits) report(place, "CFG_SOURCE_MISFIT", { name: target.name, type: propertyInWords(target) });
  else if (from && meaningOf(from) !== meaningOf(target)) reportMeaning(target, from, place, report);
}

/**
 * Whether the field of a row can be what a list is filtered by: a list's filter may be any of several values, and a plain text may stand
 * for anything.
 */
export function checkFilterFits(target: Property, from: Property, place: Place, report: Report): void {
  const isPlain = meaningOf(from) === "string";
  if (from.scalar !== target.scalar || (isList(from) && !isList(target)))
    report(place, "CFG_SOURCE_MISFIT", { name: target.name, type: propertyInWords(target) });
  else if (!isPlain && meaningOf(from) !== meaningOf(target) && !isPartOf(from, target))
    reportMeaning(target, from, place, report);
}

/** Whether all that one may be is among what the other may be, by texts: numbers say nothing of what they mean. */
function isPartOf({ values = [] }: Property, { values: all = [] }: Property): boolean {
  return values.length > 0 && values.every((value) => typeof value === "string" && all.includes(value));
}

function reportMeaning(target: Property, from: Property, place: Place, report: Report): void {
  const words = { type: propertyInWords(target), fromType: propertyInWords(from) };
  report(place, "CFG_SOURCE_KIND", { name: target.name, from: from.name, ...words });
}

/** What a value is besides its type: an amount is no name, though both are texts. */
function meaningOf({ enumName, schema, scalar }: Property): string {
  return enumName ?? (schema.items ?? schema).format ?? scalar;
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
  const { minItems = 0, maxItems = Infinity, items } = target.schema;
  const values = [constant].flat();
  if (isList(target) && (values.length < minItems || values.length > maxItems)) return false;
  return values.every((value) => scalarFits(target, value) && isWithin(items ?? target.schema, value));
}

/** Whether a constant keeps the limits that the API sets. */
function isWithin(schema: JsonSchema, value: string | number | boolean | null): boolean {
  const { minimum = -Infinity, maximum = Infinity, minLength = 0, maxLength = Infinity, pattern } = schema;
  if (typeof value === "number") return value >= minimum && value <= maximum;
  if (typeof value !== "string") return true;
  const fits = pattern === undefined || new RegExp(pattern, "u").test(value);
  return fits && value.length >= minLength && value.length <= maxLength;
}

function scalarFits(target: Property, value: string | number | boolean | null): boolean {
  if (value === null || typeof value !== target.scalar) return false;
  return target.schema.const === undefined || target.schema.const === value;
}

/** Whether a property of what is at hand can feed one of a request by its type; one that is not known can. */
export function fieldFits(target: Property, source: Source, from: Property | undefined): boolean {
  if (!from) return true;
  if (target.inPath) return !Array.isArray(source) && !isList(from);
  const isEach = Array.isArray(source);
  if (isEach) return isList(target) && !isList(from) && from.scalar === target.scalar;
  return isList(target) === isList(from) && from.scalar === target.scalar;
}

function isList(property: Property): boolean {
  return property.schema.type === "array";
}
