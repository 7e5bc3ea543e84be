import type { Send, Source } from "../../model/config/screen";
import type { ResolvedSend, ResolvedSource } from "../../model/resolved-view";
import type { RequestShape } from "../api/operation";
import { type Names, valueOf } from "../api/names";

/**
 * Sources as the browser reads them. A field of an address is text, so that where the request wants a number or true/false
 * it says which.
 */
export function resolveSend(send: Send, shape: RequestShape, params: readonly string[] = []): ResolvedSend {
  return Object.fromEntries(
    Object.entries(send).map(([name, source]) => {
      const { scalar, names } = shape.properties.get(name) ?? {};
      const resolved = resolveSource(source, names);
      const isText =
        resolved.from === "field" && params.includes(resolved.field) && scalar !== undefined && scalar !== "string";
      return [name, isText ? { ...resolved, type: scalar } : resolved];
    }),
  );
}

/** One source as the browser reads it. `names`: those of the values that the target takes. */
export function resolveSource(source: Source, names?: Names): ResolvedSource {
  if (typeof source === "string") return { from: "field", field: source };
  return Array.isArray(source)
    ? { from: "each", field: source[0] }
    : { from: "value", value: valueOf(names, source.value) as typeof source.value };
}
