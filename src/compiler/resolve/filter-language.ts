import type { FilterProperty } from "../../domain/filter/filter";
import type { FilterBy, ListedProperty } from "../../model/resolved-list";
import { vocabularyOf } from "../api/vocabulary";
import { cellUse, enumNameOf, inSlot } from "../index/field-uses";
import { viewNamed } from "../index/targets";
import type { FieldUse, ViewInfo } from "../index/views";
import { compact, takeEnum, type ResolveContext } from "./context";
import { wordsOf } from "./fields";
import { resolveFilter } from "./filters";

/** What the call's `filter` can name, as far as config has words for it: what readers cannot call by a name is not offered to them. */
export function resolveFilterBy(context: ResolveContext, info: ViewInfo): { filterBy?: FilterBy } {
  const vocabulary = info.operation && vocabularyOf(info.operation);
  if (!vocabulary) return {};
  const properties = vocabulary.properties.flatMap((property) => resolveProperty(context, info, property) ?? []);
  return { filterBy: { properties, ...(vocabulary.searched.length > 0 && { searches: true }) } };
}

/** Takes the language of a kept filter into the screen's chunk, that of the list which config names, and returns its name. */
export function takeFilterLanguage(context: ResolveContext, { field }: FieldUse): { filterOf?: string } {
  const list = field?.filterOf && viewNamed(context.scope.subjects, field.filterOf);
  const { filterBy } = list ? resolveFilterBy(context, list) : {};
  if (!list || !filterBy) return {};
  const names = new Set(filterBy.properties.map(({ name }) => name));
  const filters = inSlot(list, "filter")
    .filter((use) => names.has(use.name) && use.field?.choices)
    .map((use) => resolveFilter(context, use));
  const filterOf = `${list.subject.name}.${list.name}`;
  context.filterLanguages[filterOf] = { filterBy, filters };
  return { filterOf };
}

function resolveProperty(
  context: ResolveContext,
  info: ViewInfo,
  { name, kind, values, isList, isOptional }: FilterProperty,
): ListedProperty | undefined {
  const use = cellUse(info, name, "column", []);
  if (!use.field) return undefined;
  return compact<ListedProperty>({
    name,
    kind,
    words: wordsOf(use.field),
    permission: use.property?.permission,
    ...(kind === "choice" ? takeEnum(context, enumNameOf(use)) : {}),
    ...(values ? { values: values.map(({ value, code }) => (code === undefined ? { value } : { value, code })) } : {}),
    ...(isList && { isList }),
    ...(isOptional && { isOptional }),
  });
}
