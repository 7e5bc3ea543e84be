import { roundDecimal } from "../../domain/decimal-math";
import { formatDecimal, formatPercent } from "../../domain/decimal-format";
import type { EnumWords } from "../../model/config/texts";
import type { ShownField } from "../../model/resolved-view";
import type { Speaker } from "../../state/language";
import { enumShown } from "../../widgets/shared/enum-words";
import { valueText } from "../../widgets/shared/value-text";

/** What is left of an amount that is read at a glance; tables and files have every digit. */
const GLANCE_PLACES = 2;
const CENTS = 2;

/** Says values of cards in the reader's language. */
export interface ValueWords {
  /** With every digit that counts. */
  exact(field: ShownField, value: unknown): string;
  /** Rounded, for figures and charts. */
  glance(field: ShownField, value: unknown): string;
  /** What a part is called; a part without a value stands for all others. */
  label(field: ShownField, value: unknown): string;
  /** What a field is called. */
  called(field: ShownField): string;
}

/** Values in words of one language. */
export function valueWords({ language, reading, t }: Speaker, enums: EnumWords): ValueWords {
  const { grouping } = reading;
  const exact = (field: ShownField, value: unknown): string => {
    const text = valueText(value);
    if (text === undefined) return field.none?.[language] ?? "–";
    if (field.widget === "money") return formatDecimal(text, { min: CENTS, grouping }) ?? text;
    if (field.widget === "number") return formatDecimal(text, { grouping }) ?? text;
    if (field.widget === "percent") return formatPercent(text, { grouping }) ?? text;
    return enumShown(text, field.enum, enums, language)?.text ?? text;
  };
  return {
    exact,
    glance(field, value) {
      const text = valueText(value);
      if (text === undefined) return exact(field, value);
      // A per cent is a hundredth: two places more.
      return exact(field, roundDecimal(text, field.widget === "percent" ? GLANCE_PLACES + 2 : GLANCE_PLACES));
    },
    label: (field, value) => (value === null || value === undefined ? t("board.others") : exact(field, value)),
    called: (field) => field.words[language],
  };
}
