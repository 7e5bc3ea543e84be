import { formats } from "../../../domain/formats";
import { isReversed } from "../../../domain/range-order";
import type { EnumWords } from "../../../model/config/texts";
import type { Filter } from "../../../model/resolved-list";
import type { FilterValue, RangeValue } from "../../../widgets/contract";

/**
 * Filter values between the address and the API: read from the address (unknown and invalid parts are dropped
 * silently, so that a mangled link still shows a list), written into it, and turned into request properties.
 */

/** What an address needs to know of a filter. */
export type WrittenFilter = Pick<Filter, "name" | "kind" | "default">;

/** The most choices one filter holds; the API's own limit for lists. */
const MOST_CHOICES = 50;

/** Reads the texts of one filter: one text for most kinds, several for multiChoice. */
export function readFilter(filter: Filter, texts: readonly string[], enums: EnumWords): FilterValue {
  if (filter.kind === "multiChoice") {
    const chosen = texts.map((text) => readScalar(filter, text, enums)).filter((value) => value !== undefined);
    const distinct = [...new Set(chosen)].slice(0, MOST_CHOICES) as (string | number)[];
    return distinct.length > 0 ? distinct : undefined;
  }
  const [text] = texts;
  return text === undefined ? undefined : readScalar(filter, text, enums);
}

/** A text as a filter that takes texts has it; undefined where it takes no such one. */
export function filterAllows(filter: Filter, text: string): FilterValue {
  return readFilter(filter, [text], {});
}

/** Reads the two sides of a range; a range that is the wrong way round is none. */
export function readRange(filter: Filter, from: string | null, to: string | null): RangeValue | undefined {
  const range: RangeValue = {};
  const [first, last] = [readBound(filter, from), readBound(filter, to)];
  if (first !== undefined) range.from = first;
  if (last !== undefined) range.to = last;
  if (first === undefined && last === undefined) return undefined;
  const of = filter.kind === "moneyRange" || filter.kind === "numberRange" ? "numbers" : "times";
  return isReversed([first, last], of) ? undefined : range;
}

/** Whether a filter has two sides. */
export function isRange(filter: WrittenFilter): boolean {
  return filter.kind.endsWith("Range");
}

/** The value the filter holds without the reader's doing. */
export function defaultOf(filter: WrittenFilter): FilterValue {
  return filter.default;
}

/** Whether the filter stands as it stood at first. */
export function isDefault(filter: WrittenFilter, value: FilterValue): boolean {
  return value === undefined || value === "" || value === defaultOf(filter);
}

/** The request properties of one filter. Open sides and empty values are left out. */
export function filterInput(filter: Filter, value: FilterValue): Record<string, unknown> {
  if (value === undefined || value === "") return {};
  if (!isRange(filter)) return { [filter.params[0]]: value };
  const { from, to } = value as RangeValue;
  const [fromName, toName = fromName] = filter.params;
  return { ...(from === undefined ? {} : { [fromName]: from }), ...(to === undefined ? {} : { [toName]: to }) };
}

function readScalar(filter: Filter, text: string, enums: EnumWords): string | number | boolean | undefined {
  if (filter.kind === "boolean") return text === "true" ? true : text === "false" ? false : undefined;
  if (filter.kind === "month") return formats["year-month"](text) ? text : undefined;
  if (filter.kind === "text" && filter.type === "string") return readText(filter, text);
  if (filter.enum && !Object.hasOwn(enums[filter.enum] ?? {}, text)) return undefined;
  if (filter.type === "number") return readNumber(text);
  return text === "" || text.length > 200 || hasControls(text) ? undefined : text;
}

function readText(filter: Filter, raw: string): string | undefined {
  const text = raw.trim();
  if (text === "" || hasControls(text)) return undefined;
  if (filter.maxLength !== undefined && text.length > filter.maxLength) return undefined;
  if (filter.pattern !== undefined && !new RegExp(filter.pattern, "u").test(text)) return undefined;
  return text;
}

/** NUL and its kin have no place in a search; the API refuses them. */
function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

function readNumber(text: string): number | undefined {
  if (!/^-?\d{1,16}(\.\d{1,8})?$/.test(text)) return undefined;
  const value = Number(text);
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined;
}

function readBound(filter: Filter, text: string | null): string | number | undefined {
  if (text === null) return undefined;
  if (filter.type === "number") return readNumber(text);
  return boundFormats[filter.kind]?.(text) ? text : undefined;
}

const boundFormats: Partial<Record<Filter["kind"], (text: string) => boolean>> = {
  dateRange: formats.date,
  dateTimeRange: formats["local-date-time"],
  monthRange: formats["year-month"],
  moneyRange: formats.decimal,
  numberRange: formats.decimal,
};
