import type { PivotCard, ResolvedCard, WaterfallCard } from "../../model/resolved-dashboard";
import type { ShownField } from "../../model/resolved-view";
import type { Language } from "../../model/words";
import { widgetTraits } from "../../widgets/traits";
import type { Row } from "../../widgets/contract";
import { valueText } from "../../widgets/shared/value-text";
import { headWords } from "../list/columns";
import { partsOf, stepFields } from "./parts";
import type { ValueWords } from "./value-words";

/** One cell of a card as a table. */
export interface TableCell {
  /** As it is read. */
  shown: string;
  /** As a spreadsheet takes it: numbers without thousands separators. */
  plain: string;
  /** The row of the answer it stands for; a click on it leads to what is behind that. */
  row?: Row;
  isNumber: boolean;
}

/** A card's contents as a table: what its chart shows, to be read, spoken and saved. */
export interface CardTable {
  heads: { text: string; isNumber: boolean }[];
  rows: TableCell[][];
}

/**
 * The table of a card. That of a chart has every digit, cards that are read at a glance are rounded; files are always exact. Of a chart with
 * several series it has a column for each. Undefined for cards of one value.
 */
export function tableOf(
  card: ResolvedCard,
  rows: readonly Row[],
  words: ValueWords,
  language: Language,
): CardTable | undefined {
  if (card.card === "figure" || card.card === "progress" || card.card === "text") return undefined;
  if (card.card === "waterfall") return stepTable(card, rows[0] ?? {}, words, language);
  if (card.card === "table") return plainTable(card.columns, rows, { ...words, exact: words.glance }, language);
  if (card.card === "list" || card.card === "calendar")
    return plainTable([card.label, card.value], rows, { ...words, exact: words.glance }, language);
  if (card.card === "pivot") return pivotTable(card, rows, words, language);
  if (!card.series) return plainTable([card.label, card.value], rows, words, language);
  const { labels, series } = partsOf(rows, card, words, "");
  const head = { text: headWords(card.label, language), isNumber: false };
  return {
    heads: [head, ...series.map(({ name }) => ({ text: name, isNumber: true }))],
    rows: labels.map((label, index) => [
      { shown: label, plain: label, isNumber: false },
      ...series.map(({ parts }): TableCell => {
        const part = parts[index];
        return part
          ? { ...numberCell(card.value, part.row, words), row: part.row }
          : { shown: "–", plain: "", isNumber: true };
      }),
    ]),
  };
}

/** A line for each series, a column for each label; amounts to the cent, as they are read beside each other. */
function pivotTable(card: PivotCard, rows: readonly Row[], words: ValueWords, language: Language): CardTable {
  const { labels, series } = partsOf(rows, card, words, "");
  const named = card.series.filter(({ name }) => rows.some((row) => row[name] !== null && row[name] !== undefined));
  const glance = { ...words, exact: words.glance };
  return {
    heads: [
      { text: named.map((field) => headWords(field, language)).join(" / "), isNumber: false },
      ...labels.map((text) => ({ text, isNumber: true })),
    ],
    rows: series.map(({ name, parts }) => [
      { shown: name, plain: name, isNumber: false },
      ...parts.map((part): TableCell =>
        part
          ? { ...numberCell(card.value, part.row, glance), row: part.row }
          : { shown: "–", plain: "", isNumber: true },
      ),
    ]),
  };
}

/** A line for each value of a waterfall, in a column that is named as its end. */
function stepTable(card: WaterfallCard, row: Row, words: ValueWords, language: Language): CardTable {
  return {
    heads: [
      { text: card.words[language], isNumber: false },
      { text: headWords(card.to, language), isNumber: true },
    ],
    rows: stepFields(card).map((field) => {
      const name = field.words[language];
      return [{ shown: name, plain: name, isNumber: false }, numberCell(field, row, words)];
    }),
  };
}

function plainTable(
  fields: readonly ShownField[],
  rows: readonly Row[],
  words: ValueWords,
  language: Language,
): CardTable {
  return {
    heads: fields.map((field) => ({ text: headWords(field, language), isNumber: isNumeric(field) })),
    rows: rows.map((row) =>
      fields.map((field, index): TableCell => {
        const cell = isNumeric(field) ? numberCell(field, row, words) : textCell(field, row, words, index === 0);
        return index === 0 ? { ...cell, row } : cell;
      }),
    ),
  };
}

/** Whether its values stand flush right. */
function isNumeric({ widget }: ShownField): boolean {
  return widgetTraits(widget).numeric === true;
}

function numberCell(field: ShownField, row: Row, words: ValueWords): TableCell {
  const value = row[field.name];
  return { shown: words.exact(field, value), plain: valueText(value) ?? "", isNumber: true };
}

/** A row without a name stands for all others. */
function textCell(field: ShownField, row: Row, words: ValueWords, names: boolean): TableCell {
  const shown = names ? words.label(field, row[field.name]) : words.exact(field, row[field.name]);
  return { shown, plain: shown, isNumber: false };
}
