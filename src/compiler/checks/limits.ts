import { type FormatName, formats } from "../../domain/formats";
import { widgetRow } from "../../model/widgets";
import type { Property } from "../api/property";
import type { FieldUse } from "../index/views";
import type { Report } from "../report/report";
import { propertyInWords } from "../widgets/kind-words";
import { limitKeys, type Limits, limitsIn, writtenLimits } from "../widgets/limits";
import { widgetOf } from "../widgets/natural";
import { at, eachField } from "./check";
import { checkSourceFits } from "./sources";

/** Limits that config sets on an input only tighten those of the API, and what it begins with keeps both. */
export const checkLimits = eachField((use, report) => {
  const { face, field, property } = use;
  if (face !== "input" || !property || !field) return;
  for (const keys of limitKeys) checkPair(use, property, keys, report);
  checkDefault(use, property, report);
});

function checkPair(
  { field, info, name }: FieldUse,
  property: Property,
  keys: (typeof limitKeys)[number],
  report: Report,
): void {
  const api = limitsIn(property, keys);
  const own = writtenLimits(field, keys);
  for (const [index, key] of keys.entries()) {
    const found = own[index];
    if (found === undefined) continue;
    const place = at(info.subject, ["fields", name, key]);
    const broken = api && brokenBy(found, api);
    if (!api) report({ ...place, key: true }, "CFG_NO_SUCH_LIMIT", { key, name, type: propertyInWords(property) });
    else if (broken !== undefined) report(place, "CFG_WIDENS_LIMIT", { key, found, limit: broken });
  }
  const [least, most] = own;
  if (api && least !== undefined && most !== undefined && least > most)
    report(at(info.subject, ["fields", name, keys[1]]), "CFG_LIMITS_CROSSED", { key: keys[0], least, most });
}

/** What an input begins with is a value that it takes. */
function checkDefault(use: FieldUse, property: Property, report: Report): void {
  const { field, info, name } = use;
  if (!field?.default) return;
  const { value } = field.default;
  const place = at(info.subject, ["fields", name, "default"]);
  const { format = "" } = property.schema;
  const isText = typeof value === "string";
  if (isText && Object.hasOwn(formats, format) && !formats[format as FormatName](value))
    report(place, "CFG_SOURCE_MISFIT", { name, type: propertyInWords(property) });
  else checkSourceFits(property, field.default, undefined, place, report);
  if (use.owner || use.readOnly || field.sameAs !== undefined || widgetRow(widgetOf(use)).secret)
    report({ ...place, key: true }, "CFG_DEFAULT_UNUSED", { name });
  for (const keys of limitKeys) {
    const size = keys[0] === "minLength" ? String(value).length : Number(value);
    const broken = limitsIn(property, keys) && brokenBy(size, writtenLimits(field, keys));
    if (broken !== undefined) report(place, "CFG_DEFAULT_LIMIT", { name, value: String(value), limit: broken });
  }
}

/** The limit that a number does not keep. */
function brokenBy(found: number, [least = -Infinity, most = Infinity]: Limits): number | undefined {
  if (found < least) return least;
  return found > most ? most : undefined;
}
