import type { FilterProps } from "../contract";
import { enumChoices } from "./enum-words";

/** A choice of a filter: `key` in the page, `value` for the API, `label` for the reader. */
export interface FilterChoice {
  key: string;
  value: string | number;
  label: string;
}

/** What can be chosen, each value once: the choices fetched by a call, else the members of the enum, typed as the API takes them. */
export function filterChoices({
  filter,
  enums,
  language,
  options,
}: Pick<FilterProps, "filter" | "enums" | "language" | "options">): FilterChoice[] {
  if (filter.choices) {
    const found = new Map(
      (options ?? []).map(({ value, label }) => [String(value), { key: String(value), value, label }]),
    );
    return [...found.values()];
  }
  return enumChoices(filter.enum, enums, language).map(({ value, label }) => ({
    key: value,
    value: filter.type === "number" ? Number(value) : value,
    label,
  }));
}
