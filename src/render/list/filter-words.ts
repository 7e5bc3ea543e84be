import { formatDecimal } from "../../domain/decimal-format";
import type { Reading } from "../../domain/reading";
import { toTimeZone } from "../../domain/time-zone";
import type { EnumWords } from "../../model/config/texts";
import type { Filter } from "../../model/resolved-list";
import type { Language } from "../../model/words";
import type { ChoiceOption, FilterValue, RangeValue, Say } from "../../widgets/contract";
import { presetOf } from "../../widgets/range/presets";
import { filterChoices } from "../../widgets/shared/filter-choices";
import { defaultOf, isDefault, isRange } from "./filter-values";

/** One applied filter, or one of the values of a filter that holds several. */
export interface AppliedFilter {
  /** Unique in the list. */
  key: string;
  /** "Type: Finance". */
  text: string;
  /** The filter's value without this one. */
  rest: FilterValue;
}

/** What filter values are put into words with. */
export interface FilterSetting {
  language: Language;
  enums: EnumWords;
  /** Choices from a call; until they are there a value stands as it is. */
  options: ChoiceOption[] | undefined;
  text: Say;
  /** The clock and the separators that the inputs show them by, too. */
  reading: Reading;
  /** The present moment unless told. */
  now?: Date;
}

/** What a filter does at present, in words; nothing where it stands as it stood at first. */
export function appliedFilters(filter: Filter, value: FilterValue, setting: FilterSetting): AppliedFilter[] {
  if (isDefault(filter, value)) return [];
  const say = (shown: string): string =>
    setting.text("list.appliedValue", { label: filter.words[setting.language], value: shown });
  if (Array.isArray(value)) {
    return value.map((item) => ({
      key: `${filter.name} ${item}`,
      text: say(choiceWords(filter, item, setting)),
      rest: without(value, item),
    }));
  }
  const shown = isRange(filter)
    ? rangeWords(filter, value as RangeValue, setting)
    : choiceWords(filter, value as string | number | boolean, setting);
  return [{ key: filter.name, text: say(shown), rest: defaultOf(filter) }];
}

function without(values: readonly (string | number)[], item: string | number): FilterValue {
  const rest = values.filter((other) => other !== item);
  return rest.length > 0 ? rest : undefined;
}

function choiceWords(
  filter: Filter,
  value: string | number | boolean,
  { options, text, ...setting }: FilterSetting,
): string {
  if (typeof value === "boolean") return text(value ? "cell.yes" : "cell.no");
  if (filter.kind === "text") return String(value);
  const choices = filterChoices({ filter, ...setting, ...(options && { options }) });
  return choices.find(({ key }) => key === String(value))?.label ?? String(value);
}

function rangeWords(filter: Filter, range: RangeValue, { text, reading, now }: FilterSetting): string {
  const preset = presetOf(filter.kind, range, reading.timeZone, now);
  if (preset) return text(`filter.preset.${preset}`);
  const [from, to] = [boundWords(filter, range.from, reading), boundWords(filter, range.to, reading)];
  if (from !== undefined && to !== undefined) return from === to ? from : text("list.appliedRange", { from, to });
  return from === undefined ? text("list.appliedTo", { to: to ?? "" }) : text("list.appliedFrom", { from });
}

function boundWords(
  filter: Filter,
  bound: string | number | undefined,
  { timeZone, grouping }: Reading,
): string | undefined {
  if (bound === undefined) return undefined;
  const plain = String(bound);
  if (filter.kind === "dateTimeRange") return toTimeZone(plain, timeZone).slice(0, 16);
  return filter.type === "number" || filter.kind === "moneyRange" || filter.kind === "numberRange"
    ? (formatDecimal(plain, { grouping }) ?? plain)
    : plain;
}
