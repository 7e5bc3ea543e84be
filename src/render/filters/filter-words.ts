import { formatDecimal } from "../../domain/decimal-format";
import type { Condition, FilterProperty, PropertyKind, RowFilter } from "../../domain/filter/filter";
import { relativeWords, valueWords } from "../../domain/filter/values";
import { joinWords, operatorSigns, operatorWords } from "../../domain/filter/words";
import type { Reading } from "../../domain/reading";
import { toTimeZone } from "../../domain/time-zone";
import type { Filter } from "../../model/resolved-list";
import type { Language } from "../../model/words";
import type { Say } from "../../widgets/contract";
import { rangeWords } from "../../widgets/range/words";
import type { LineProperty } from "./line";

/** What filters are put into words with. */
export interface FilterSetting {
  language: Language;
  properties: readonly LineProperty[];
  text: Say;
  /** The clock and the separators that everything else is shown by, too. */
  reading: Reading;
  /** The present moment unless told. */
  now?: Date;
}

/** A filter as its token shows it: "Status: Pending payment", "Amount ≥ 1,000". */
export function filterWords(filter: RowFilter, setting: FilterSetting, within?: "and" | "or"): string {
  if (filter.kind === "text") return setting.text("list.quoted", { text: filter.text });
  if (filter.kind === "condition") return conditionWords(filter, setting);
  const word = joinWords[filter.kind][setting.language][0] ?? filter.kind;
  const inside = filter.of.map((part) => filterWords(part, setting, filter.kind)).join(` ${word} `);
  return within === undefined ? inside : `(${inside})`;
}

/** Signs that need no words. */
const shown: Readonly<Record<string, string>> = { "!=": "≠", ">=": "≥", "<=": "≤", ">": ">", "<": "<" };

function conditionWords(condition: Condition, setting: FilterSetting): string {
  const { language, properties, text } = setting;
  const { operator, values, key } = condition;
  const property = properties.find(({ name }) => name === condition.property);
  const name = property?.words[language] ?? condition.property;
  const label = key === undefined ? name : `${name} ${key}`;
  const range = property && timeWords(condition, property.kind, setting);
  if (range !== undefined) return text("list.appliedValue", { label, value: range });
  const written = values.map((value) => (property ? wordsOfValue(property, value, setting) : value));
  if (operator === "between")
    return text("list.appliedValue", {
      label,
      value: text("list.appliedRange", { from: written[0] ?? "", to: written[1] ?? "" }),
    });
  const value = written.join(text("list.or"));
  // A text that is searched in is a part of it unless something else is said.
  const isPlain = operator === "is" || (operator === "contains" && property?.isNamed === false);
  if (isPlain) return text("list.appliedValue", { label, value });
  const kind = property?.kind ?? "text";
  const sign = kind === "number" ? shown[operatorSigns[operator] ?? ""] : undefined;
  return [label, sign ?? operatorWords(operator, kind, language), value].filter((part) => part !== "").join(" ");
}

const timeRanges: Partial<Record<PropertyKind, Filter["kind"]>> = {
  month: "monthRange",
  day: "dateRange",
  moment: "dateTimeRange",
};

/** A range of time as the controls beside the line say it, by its name where it has one. */
function timeWords(
  { operator, values }: Condition,
  kind: PropertyKind,
  { text, reading, now }: FilterSetting,
): string | undefined {
  const range = timeRanges[kind];
  const [one, other = one] = values;
  if (!range || one === undefined || other === undefined || values.some((value) => /^(today|now)/.test(value)))
    return undefined;
  const whole = (value: string, end: string): string =>
    kind === "moment" && value.length === 10 ? `${value} ${end}` : value;
  const from = operator === "atMost" ? undefined : whole(one, "00:00:00");
  const to = operator === "atLeast" ? undefined : whole(other, "23:59:59");
  const isRange =
    operator === "between" ||
    operator === "atLeast" ||
    operator === "atMost" ||
    (operator === "is" && values.length === 1);
  return isRange
    ? rangeWords(range, { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }, text, reading, now)
    : undefined;
}

function wordsOfValue(property: FilterProperty, value: string, { language, text, reading }: FilterSetting): string {
  switch (property.kind) {
    case "boolean":
      return text(value === "true" ? "cell.yes" : "cell.no");
    case "number":
      return formatDecimal(value, { grouping: reading.grouping }) ?? value;
    case "day":
    case "moment":
      return (
        relativeWords(value, language) ?? (value.length > 10 ? toTimeZone(value, reading.timeZone).slice(0, 16) : value)
      );
    default:
      return valueWords(property, value, language);
  }
}
