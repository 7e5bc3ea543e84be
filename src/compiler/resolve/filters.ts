import type { Filter } from "../../model/resolved-list";
import { enumNameOf } from "../index/field-uses";
import type { FieldUse } from "../index/views";
import type { ValueKind } from "../../model/value-kind";
import { isList, shownKind } from "../widgets/natural";
import { compact, takeEnum, type ResolveContext } from "./context";
import { resolveChoices, wordsOf } from "./fields";

/** At most so many values fit beside each other as segments. */
const mostSegments = 4;

const ranges: Partial<Record<ValueKind, Filter["kind"]>> = {
  dateTime: "dateTimeRange",
  date: "dateRange",
  month: "monthRange",
  decimal: "moneyRange",
  number: "numberRange",
  ratio: "numberRange",
};

/** A filter of a list, from the request property or pair of properties behind it. */
export function resolveFilter(context: ResolveContext, use: FieldUse): Filter {
  const { name, field, property, params = [name] } = use;
  const schema = property?.schema ?? {};
  const kind = filterKind(use);
  const isText = kind === "text";
  const preset = typeof schema.default === "string" || typeof schema.default === "number" ? schema.default : undefined;
  return compact<Filter>({
    name,
    words: field ? wordsOf(field) : { zh: name, en: name },
    ...(field?.placeholder ? { placeholder: field.placeholder } : {}),
    kind,
    permission: property?.permission ?? use.info.row?.properties.get(name)?.permission,
    params,
    ...takeEnum(context, enumNameOf(use)),
    ...resolveChoices(context, use),
    ...(preset === undefined ? {} : { default: preset }),
    ...(kind === "multiChoice" && schema.maxItems !== undefined ? { most: schema.maxItems } : {}),
    ...(isText && schema.maxLength !== undefined ? { maxLength: schema.maxLength } : {}),
    ...(isText && schema.pattern !== undefined ? { pattern: schema.pattern } : {}),
    ...(isText && schema["x-match"] ? { match: schema["x-match"] } : {}),
    type: property?.scalar ?? "string",
  });
}

/** Whether a filter takes a text that is typed. */
export function isTextFilter(use: FieldUse): boolean {
  return filterKind(use) === "text";
}

/** Only what an address needs of a filter: its words and choices are in the list's own chunk. */
export function writtenFilter(context: ResolveContext, use: FieldUse): Pick<Filter, "name" | "kind" | "default"> {
  const { name, kind, default: preset } = resolveFilter({ ...context, enums: {} }, use);
  return { name, kind, ...(preset === undefined ? {} : { default: preset }) };
}

function filterKind(use: FieldUse): Filter["kind"] {
  const { field, property, params } = use;
  const kind = shownKind(use);
  if (params?.length === 2) return ranges[kind] ?? "dateTimeRange";
  if (isList(property)) return "multiChoice";
  if (field?.widget === "segmented" || field?.widget === "choice") return field.widget;
  if (field?.choices) return "choice";
  if (kind === "boolean") return "boolean";
  if (kind !== "enum") return "text";
  const isShort = (property?.values?.length ?? Infinity) <= mostSegments;
  return isShort && property?.schema.default !== undefined ? "segmented" : "choice";
}
