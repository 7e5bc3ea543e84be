import type { Filter } from "../../../model/resolved-list";
import { inSlot } from "../../index/field-uses";
import type { ResolveContext } from "../../resolve/context";
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
