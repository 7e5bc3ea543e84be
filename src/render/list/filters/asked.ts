import { type Condition, joined, type RowFilter } from "../../../domain/filter/filter";
import { intervals } from "../../../domain/filter/moments";
import { codesOf } from "../../../domain/filter/values";
import { addMonths } from "../../../domain/month";
import type { Filter } from "../../../model/resolved-list";
import type { FilterValue, RangeValue } from "../../../widgets/contract";
import { defaultOf, filterAllows, isDefault, isRange } from "./filter-values";
import type { Line, LineProperty } from "../../filters/line";

/**
 * One filter is asked for in two ways: what a filter of the call can say is a parameter of its own, in addresses as in calls, and only what
 * is left is text. Here both become one filter, and one filter becomes both.
 */
export interface Asked {
  /** By name; a filter with a default always has a value. */
  filters: Record<string, FilterValue>;
  /** What none of them can say. */
  filter?: RowFilter | undefined;
}

/** All that a list is narrowed down by. @param all the list's filters, in their order */
export function filterOf({ filters, filter }: Asked, all: readonly Filter[], line: Line): RowFilter | undefined {
  const parts = all.flatMap((plain) => partOf(plain, filters[plain.name], line) ?? []);
  return joined("and", [...parts, ...(filter ? [filter] : [])]);
}

/**
 * How a filter is asked for: undefined where the call cannot be asked so. `now`: as the API writes moments; the filters of a call know no
 * times that are counted from the present one.
 */
export function askedFor(
  filter: RowFilter | undefined,
  all: readonly Filter[],
  line: Line,
  now: string,
): Asked | undefined {
  const filters: Record<string, FilterValue> = Object.fromEntries(all.map((plain) => [plain.name, defaultOf(plain)]));
  const taken = new Set<string>();
  const rest = (filter?.kind === "and" ? filter.of : filter ? [filter] : []).filter((part) => {
    const said = plainOf(part, line, now);
    if (!said || taken.has(said.name)) return true;
    taken.add(said.name);
    filters[said.name] = said.value;
    return false;
  });
  const left = joined("and", rest);
  if (left && !(line.isFree && isNamed(left, line))) return undefined;
  return { filters, filter: left };
}

/** Whether a part is what this filter of the call asks for, and not text that says something of the same property. */
export function isAskedBy(part: RowFilter, plain: Filter, { filters }: Pick<Asked, "filters">, line: Line): boolean {
  const asked = partOf(plain, filters[plain.name], line);
  return asked !== undefined && JSON.stringify(asked) === JSON.stringify(part);
}

/** Whether the call's `filter` can name everything in a filter. */
function isNamed(filter: RowFilter, line: Line): boolean {
  if (filter.kind === "text") return true;
  if (filter.kind === "condition") return propertyOf(filter, line)?.isNamed === true;
  return filter.of.every((part) => isNamed(part, line));
}

function propertyOf({ property }: Condition, { properties }: Line): LineProperty | undefined {
  return properties.find(({ name }) => name === property);
}

/** The condition that a filter of the call stands for. */
function partOf(plain: Filter, value: FilterValue, line: Line): RowFilter | undefined {
  if (value === undefined || isDefault(plain, value)) return undefined;
  if (plain === line.text) return { kind: "text", text: String(value) };
  const property = line.properties.find(({ name }) => name === plain.name);
  if (!property) return undefined;
  const of = (operator: Condition["operator"], values: readonly string[]): Condition => ({
    kind: "condition",
    property: property.name,
    operator,
    values,
  });
  if (isRange(plain)) return rangePart(of, value as RangeValue, property);
  if (plain.kind === "text")
    return of(property.isNamed ? (plain.match ?? "contains") : (property.operators?.[0] ?? "is"), [String(value)]);
  return of(
    "is",
    [value]
      .flat()
      .map(
        (each) =>
          property.values?.find(({ value: name, code }) => String(code ?? name) === String(each))?.value ??
          String(each),
      ),
  );
}

const DAY_BEGINS = " 00:00:00";
const DAY_ENDS = " 23:59:59";

function rangePart(
  of: (operator: Condition["operator"], values: readonly string[]) => Condition,
  { from, to }: RangeValue,
  { kind }: LineProperty,
): Condition {
  const [first, last] = [from === undefined ? undefined : String(from), to === undefined ? undefined : String(to)];
  // Whole days are written as days.
  const areDays = kind === "moment" && (first?.endsWith(DAY_BEGINS) ?? true) && (last?.endsWith(DAY_ENDS) ?? true);
  const [one, other] = areDays ? [first?.slice(0, 10), last?.slice(0, 10)] : [first, last];
  if (one === undefined) return of("atMost", [other ?? ""]);
  if (other === undefined) return of("atLeast", [one]);
  return one === other ? of("is", [one]) : of("between", [one, other]);
}

/** The filter of the call that says a part, and its value. */
function plainOf(part: RowFilter, line: Line, now: string): { name: string; value: FilterValue } | undefined {
  if (part.kind === "text") return line.text && allowed(line.text, part.text);
  if (part.kind !== "condition") return undefined;
  const property = propertyOf(part, line);
  const plain = property?.plain;
  if (!plain) return undefined;
  if (isRange(plain)) {
    const range = rangeOf(part, property, now);
    return range && { name: plain.name, value: typed(plain, range) };
  }
  const [value = ""] = part.values;
  if (plain.kind === "text")
    return part.operator === (plain.type === "number" ? "is" : (plain.match ?? "contains"))
      ? allowed(plain, value)
      : undefined;
  if (part.operator !== "is" || (plain.kind !== "multiChoice" && part.values.length > 1)) return undefined;
  if (plain.kind === "boolean") return { name: plain.name, value: value === "true" };
  const codes = codesOf(property, part.values).map((code) => (plain.type === "number" ? Number(code) : String(code)));
  return { name: plain.name, value: plain.kind === "multiChoice" ? codes : codes[0] };
}

/** A text, where the filter takes it. */
function allowed(plain: Filter, text: string): { name: string; value: FilterValue } | undefined {
  const value = filterAllows(plain, text);
  return value === undefined ? undefined : { name: plain.name, value };
}

function rangeOf(condition: Condition, { kind, isNamed: isFree }: LineProperty, now: string): RangeValue | undefined {
  const { operator, values } = condition;
  const [one, other = one] = values;
  if (operator === "isNot" || one === undefined || values.length > (operator === "between" ? 2 : 1)) return undefined;
  if (kind === "day" || kind === "moment") {
    // Text keeps "today" as it is: tomorrow it is another day.
    if (isFree && values.some((value) => /^(today|now)/.test(value))) return undefined;
    return intervals(condition, kind === "moment", now)[0];
  }
  switch (operator) {
    case "atLeast":
      return { from: one };
    case "atMost":
      return { to: one };
    case "above":
      return kind === "month" ? { from: addMonths(one, 1) } : undefined;
    case "below":
      return kind === "month" ? { to: addMonths(one, -1) } : undefined;
    case "is":
    case "between":
      return { from: one, to: other };
    default:
      return undefined;
  }
}

function typed({ type }: Filter, range: RangeValue): RangeValue {
  if (type !== "number") return range;
  return Object.fromEntries(Object.entries(range).map(([side, bound]) => [side, Number(bound)]));
}
