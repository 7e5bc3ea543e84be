import type { Property } from "../api/property";
import type { Place } from "../read/config-file";
import type { Report } from "../report/report";

type Valued = Pick<Property, "names" | "values">;

/**
 * Whether config writes a value of an enum as it should: by its name, where it has one. Reports a bare number with the name to
 * write instead, and what is no value with the nearest one.
 */
export function checkValue(
  { names, values = [] }: Valued,
  field: string,
  written: unknown,
  place: Place,
  report: Report,
): void {
  if (isValue({ ...(names && { names }), values }, written)) return;
  const [name] = [...(names ?? [])].find(([, number]) => number === written) ?? [];
  if (name === undefined)
    report(place, "CFG_WHEN_VALUE", { field, name: String(written) }, names?.keys() ?? values.map(String));
  else report(place, "CFG_BARE_NUMBER", { field, value: String(written), name });
}

/** The same of a constant, `{ "value": 1 }`, or of each in a list; `place`: that of the whole. */
export function checkConstant(property: Valued, field: string, constant: unknown, place: Place, report: Report): void {
  for (const [index, value] of [constant].flat().entries()) {
    const path = [...place.path, "value", ...(Array.isArray(constant) ? [index] : [])];
    checkValue(property, field, value, { ...place, path }, report);
  }
}

/** Whether this is what config writes for one of the values. */
export function isValue({ names, values = [] }: Valued, written: unknown): boolean {
  if (names) return typeof written === "string" && names.has(written);
  return values.some((value) => value === written);
}
