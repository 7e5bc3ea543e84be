import { roundDecimal } from "../../domain/decimal-math";
import { formats } from "../../domain/formats";
import { formatDecimal, formatPercent } from "../../domain/decimal-format";
import { API_TIME_ZONE } from "../../domain/reading";
import { dayAt, toTimeZone } from "../../domain/time-zone";
import { currencySign, moneyText } from "../../domain/money";
import type { EnumWords } from "../../model/config/texts";
import type { Hue } from "../../model/hues";
import type { ShownField } from "../../model/resolved-view";
import type { Speaker } from "../../state/language";
import { enumShown } from "../../widgets/shared/enum-words";
import { valueText } from "../../widgets/shared/value-text";

/** Decimals of a number that is read at a glance; files have every digit. */
const GLANCE_PLACES = 2;

/** Says values of cards in the reader's language. */
export interface ValueWords {
  /** With every digit that counts. */
  exact(field: ShownField, value: unknown): string;
  /** Rounded, for figures, charts and tables. */
  glance(field: ShownField, value: unknown): string;
  /** Short, for an axis: "¥12K", "1.2万". */
  short(field: ShownField, value: number): string;
  /** What a part is called; a part without a value stands for all others. */
  label(field: ShownField, value: unknown): string;
  /** What a day or a month is called that has begun and is not over; undefined for any other value. */
  inProgress(field: ShownField, value: unknown): string | undefined;
  /** The colour of a value's own, where config gives it one. */
  hue(field: ShownField, value: unknown): Hue | undefined;
  /** What a field is called. */
  called(field: ShownField): string;
}

/** Values in words of one language, amounts in one currency. */
export function valueWords({ language, reading, t }: Speaker, enums: EnumWords, currency?: unknown): ValueWords {
  const { grouping } = reading;
  let compact: Intl.NumberFormat | undefined;
  const exact = (field: ShownField, value: unknown): string => {
    const text = valueText(value);
    if (text === undefined) return field.none?.[language] ?? "–";
    if (field.widget === "money") return moneyText(text, reading, currency)?.exact ?? text;
    if (field.widget === "number") return formatDecimal(text, { grouping }) ?? text;
    if (field.widget === "percent") return formatPercent(text, { grouping }) ?? text;
    if (field.widget === "dateTime" || field.widget === "relativeTime") return toTimeZone(text, reading.timeZone);
    return enumShown(text, field.enum, enums, language)?.text ?? text;
  };
  return {
    exact,
    glance(field, value) {
      const text = valueText(value);
      if (text === undefined) return exact(field, value);
      if (field.widget === "money") return moneyText(text, reading, currency)?.shown ?? text;
      // A per cent is a hundredth: two places more.
      return exact(field, roundDecimal(text, field.widget === "percent" ? GLANCE_PLACES + 2 : GLANCE_PLACES));
    },
    short(field, value) {
      compact ??= new Intl.NumberFormat(language === "zh" ? "zh-CN" : "en-US", {
        notation: "compact",
        maximumFractionDigits: 1,
      });
      const sign = field.widget === "money" ? currencySign(currency) : "";
      return `${value < 0 ? "-" : ""}${sign}${compact.format(Math.abs(value))}`;
    },
    label: (field, value) => (value === null || value === undefined ? t("board.others") : exact(field, value)),
    inProgress: (field, value) =>
      isInProgress(value, Date.now()) ? t("board.inProgress", { period: exact(field, value) }) : undefined,
    hue: (field, value) => enumShown(value, field.enum, enums, language)?.hue,
    called: (field) => field.words[language],
  };
}

/** Whether a value is the day or the month of a moment, by the clock of the API. */
function isInProgress(value: unknown, now: number): boolean {
  if (typeof value !== "string" || !(formats.date(value) || formats["year-month"](value))) return false;
  return dayAt(now, API_TIME_ZONE).startsWith(value);
}
