import type { Comparable } from "../../../domain/field-rule";
import type { Property } from "../../api/property";

/** How values of a property are compared with another's; undefined for lists and objects, which are not. */
export function comparableAs({ kind, schema, scalar }: Property): Comparable | undefined {
  if (schema.type === "array" || kind === "object" || kind === "unknown") return undefined;
  if (kind === "decimal" || kind === "ratio") return "decimal";
  if (kind === "dateTime" || kind === "date" || kind === "month") return "time";
  return scalar === "number" && kind !== "enum" && kind !== "id" ? "number" : "plain";
}
