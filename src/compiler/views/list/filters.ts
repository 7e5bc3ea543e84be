import type { FilterProperty } from "../../../domain/filter/filter";
import type { Filter, FilterBy, ListedProperty } from "../../../model/resolved-list";
import { vocabularyOf } from "../../api/vocabulary";
import { cellUse, enumNameOf, inSlot } from "../../index/field-uses";
import { compact, takeEnum, type ResolveContext } from "../../resolve/context";
import { wordsOf } from "../../resolve/fields";
import { resolveFilter } from "../../resolve/filters";
import type { ListInfo } from "./info";

/** So many filters stand beside the line of filters where config does not say which. */
const mostFrequent = 3;

/** Filters that are typed: they need no control of their own. */
const typed: readonly Filter["kind"][] = ["text", "numberRange", "moneyRange"];

/** The filters of a list, those that stand beside the line of filters marked. */
export function listFilters(context: ResolveContext, info: ListInfo): Filter[] {
  const { view } = info;
  const filters = inSlot(info, "filter").map((use) => resolveFilter(context, use));
  const frequent = new Set(view.frequentFilters ?? usuallyFrequent(filters, view.counts));
  return filters.map((filter) => (frequent.has(filter.name) ? { ...filter, frequent: true as const } : filter));
}

/** Filters that are never empty say what the rows are, so they are always in sight; then the first that are chosen. */
function usuallyFrequent(filters: readonly Filter[], counts: string | undefined): string[] {
  const chosen = filters.filter(({ name, kind }) => name !== counts && !typed.includes(kind));
  const inSight = chosen.filter(({ default: preset }) => preset !== undefined);
  const others = chosen.filter((filter) => !inSight.includes(filter));
  return [...inSight, ...others.slice(0, Math.max(0, mostFrequent - inSight.length))].map(({ name }) => name);
}

/** What the call's `filter` can name, as far as config has words for it: what readers cannot call by a name is not offered to them. */
export function resolveFilterBy(context: ResolveContext, info: ListInfo): { filterBy?: FilterBy } {
  const vocabulary = info.operation && vocabularyOf(info.operation);
  if (!vocabulary) return {};
  const properties = vocabulary.properties.flatMap((property) => resolveProperty(context, info, property) ?? []);
  return { filterBy: { properties, ...(vocabulary.searched.length > 0 && { searches: true }) } };
}

function resolveProperty(
  context: ResolveContext,
  info: ListInfo,
  { name, kind, values, isList, isOptional }: FilterProperty,
): ListedProperty | undefined {
  const use = cellUse(info, name, "column", []);
  if (!use.field) return undefined;
  return compact<ListedProperty>({
    name,
    kind,
    words: wordsOf(use.field),
    ...(kind === "choice" ? takeEnum(context, enumNameOf(use)) : {}),
    ...(values ? { values: values.map(({ value, code }) => (code === undefined ? { value } : { value, code })) } : {}),
    ...(isList && { isList }),
    ...(isOptional && { isOptional }),
  });
}
