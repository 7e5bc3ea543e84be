import type { Description } from "../api/description";
import type { PlacedCall, ViewInfo } from "./views";

/** A view's own call. */
export function ownPlaced({ operation, path }: ViewInfo): PlacedCall {
  return { operation, path: [...path, "call"] };
}

/** The calls that fetch the choices of a view's filters. */
export function choicesOfFilters({ fields }: ViewInfo, api: Description): PlacedCall[] {
  return fields.flatMap(({ face, name, field }) =>
    face === "filter" && field?.choices
      ? [{ operation: api.operation(field.choices.call), path: ["fields", name, "choices", "call"] }]
      : [],
  );
}
