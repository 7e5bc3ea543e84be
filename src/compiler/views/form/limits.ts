import type { FieldLimits } from "../../../model/resolved-form";
import type { ConfigField } from "../../../model/config/screen";
import type { Property } from "../../api/property";
import { compact } from "../../resolve/context";
import { limitKeys, limitsIn, tighter, writtenLimits } from "../../widgets/limits";

/** What the description asks of a value beyond JSON Schema, tightened by config; nothing where neither asks for anything. */
export function limitsOf(property: Property | undefined, field: ConfigField | undefined): { limits?: FieldLimits } {
  const { items, ...own } = property?.schema ?? {};
  // What is asked of each file of a list is asked of the list.
  const schema = property?.kind === "files" ? { ...items, ...own } : own;
  const limits = compact<FieldLimits>({
    ...given("scale", schema["x-scale"]),
    ...amountLimits(property, field),
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

/** The least and the most of an amount, as texts. */
function amountLimits(
  property: Property | undefined,
  field: ConfigField | undefined,
): Pick<FieldLimits, "minimum" | "maximum"> {
  const [, keys] = limitKeys;
  if (!property || property.scalar !== "string") return {};
  const [least, most] = tighter(limitsIn(property, keys) ?? [], writtenLimits(field, keys));
  return { ...given("minimum", least?.toString()), ...given("maximum", most?.toString()) };
}
