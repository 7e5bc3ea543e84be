import { resolveSend } from "../shared/resolve-send";
import type { FormProperty, FormView } from "../../model/resolved-form";
import type { Row } from "../../widgets/contract";
import { fieldsOf, isEmpty, visibleNames } from "./form-fields";

/** What a form's request is made from. */
export interface RequestParts {
  view: FormView;
  values: Row;
  initial: Row;
  /** The row at hand over the address's parameters. */
  source: Row;
}

/**
 * The request of a form: all its shown fields and what `send` takes from the row. Not sent are repeated and read-only
 * fields, and fields without a value, unless it was the user who emptied them.
 */
export function requestOf({ view, values, initial, source }: RequestParts): Row {
  const fields = fieldsOf(view);
  const visible = visibleNames(fields, values);
  const request: Row = resolveSend(view.send, [source]);
  for (const { name, sameAs, readOnly, params } of fields) {
    if (sameAs || readOnly || !visible.has(name)) continue;
    if (params) {
      Object.assign(request, values[name] ?? {});
      continue;
    }
    const value = sentValue(view.schema.properties[name], values[name], initial[name]);
    if (value !== undefined) request[name] = value;
  }
  return request;
}

/** The value that says "nothing" to the server, if the description has one: the empty list or the empty text. */
export function clearedValue(property: FormProperty): "" | [] | undefined {
  if (property.type === "array") return (property.minItems ?? 0) === 0 ? [] : undefined;
  if (property.type !== "string" || property.format || property.enum || (property.minLength ?? 0) > 0) return undefined;
  return property.pattern === undefined || new RegExp(property.pattern, "u").test("") ? "" : undefined;
}

function sentValue(property: FormProperty | undefined, value: unknown, initial: unknown): unknown {
  if (!property || !isEmpty(value)) return property && value;
  if (Array.isArray(value)) return value;
  return isEmpty(initial) ? undefined : clearedValue(property);
}
