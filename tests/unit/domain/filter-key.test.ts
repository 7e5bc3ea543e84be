import { expect, it } from "vitest";
import { filterKey } from "../../../src/domain/filter-key";

it.each(["page", "cursor", "size", "sort", "open", "id", "tab", "view", "columns", "sheet"])(
  "a filter named %s has another name in the address, where that means something else",
  (name) => expect(filterKey(name)).toBe(`filter.${name}`),
);

it.each(["status", "pageNum", "sheets"])("a filter named %s keeps its name", (name) =>
  expect(filterKey(name)).toBe(name),
);
