import type { FieldLimits } from "../../../model/resolved-form";
import type { Property } from "../../api/property";
import { compact } from "../../resolve/context";

/** What the description asks of a value beyond JSON Schema; nothing where it asks nothing. */
export function limitsOf(property: Property | undefined): { limits?: FieldLimits } {
  const { items, ...own } = property?.schema ?? {};
  // What is asked of each file of a list is asked of the list.
  const schema = property?.kind === "files" ? { ...items, ...own } : own;
  const limits = compact<FieldLimits>({
    ...given("scale", schema["x-scale"]),
    ...given("minimum", schema["x-minimum"]),
    ...given("maximum", schema["x-maximum"]),
    ...given("accept", schema["x-accept"]),
    ...given("maxSize", schema["x-max-size"]),
    ...given("units", schema["x-units"] as FieldLimits["units"]),
    ...given("unique", schema["x-unique"]),
  });
  return Object.keys(limits).length > 0 ? { limits } : {};
}

function given<K extends keyof FieldLimits>(key: K, value: FieldLimits[K] | undefined): Partial<FieldLimits> {
  return value === undefined ? {} : { [key]: value };
}
