import type { PartsCard, PivotCard, ResolvedCard, TableCard, WaterfallCard } from "../../model/resolved-dashboard";
import type { ShownField } from "../../model/resolved-view";
import type { Language } from "../../model/words";
import { widgetTraits } from "../../widgets/traits";
import type { Row } from "../../widgets/contract";
import { valueText } from "../../widgets/shared/value-text";
import { headWords } from "../list/columns";
import { partsOf, rowName, stepFields } from "./parts";
import { fullLabel } from "./period-in-progress";
import type { ValueWords } from "./value-words";

/** One cell of a card as a table. */
export interface TableCell {
  /** As it is read. */
  shown: string;
  /** With every digit, where that is more. */
  exact?: string;
  /** As a spreadsheet takes it: numbers without thousands separators. */
  plain: string;
  /** The row of the answer it stands for; a click on it leads to what is behind that. */
  row?: Row;
  /** The field of it that leads to a list of its own. */
  field?: string;
  isNumber: boolean;
}

/** A card's contents as a table: what its chart shows, to be read, spoken and saved. */
export interface CardTable {
  /** `plain` is what a file says, where that is something else. */
  heads: { text: string; plain?: string; isNumber: boolean }[];
  rows: TableCell[][];
}

/** One of a card whose answer is still to come. */
export const noTable: CardTable = { heads: [], rows: [] };

/** Whether a card can be read as a table: one of a single value cannot. */
export function hasTable(card: ResolvedCard): card is Exclude<ResolvedCard, { card: "figure" | "progress" | "text" }> {
  return card.card !== "figure" && card.card !== "progress" && card.card !== "text";
}

/** The table of a card, rounded as the card is; files are exact. Of a chart with several series it has a column for each. Undefined for cards of one value. */
export function tableOf(
  card: ResolvedCard,
  rows: readonly Row[],
  words: ValueWords,
  language: Language,
): CardTable | undefined {
  if (!hasTable(card)) return undefined;
  if (card.card === "waterfall") return stepTable(card, rows[0] ?? {}, words, language);
  if (card.card === "table") return leadingTable(card, rows, words, language);
  if (card.card === "list" || card.card === "calendar")
    return plainTable([card.label, card.value], rows, words, language);
  if (card.card === "pivot") return pivotTable(card, rows, words, language);
  if (!card.series) return withPeriods(card, rows, words, plainTable([card.label, card.value], rows, words, language));
  const parts = partsOf(rows, card, words, "");
  const { labels, series } = parts;
  const head = { text: headWords(card.label, language), isNumber: false };
  return {
    heads: [head, ...series.map(({ name }) => ({ text: name, isNumber: true }))],
    rows: labels.map((label, index) => [
      { shown: fullLabel(parts, index), plain: label, isNumber: false },
      ...series.map(({ parts: values, compared = card.value }): TableCell => {
        const part = values[index];
        return part
          ? { ...numberCell(compared, part.row, words), row: part.row }
          : { shown: "–", plain: "", isNumber: true };
      }),
    ]),
  };
}

/** A line for each series, a column for each label; amounts to the cent, as they are read beside each other. */
function pivotTable(card: PivotCard, rows: readonly Row[], words: ValueWords, language: Language): CardTable {
  const parts = partsOf(rows, card, words, "");
  const named = card.series.filter(({ name }) => rows.some((row) => row[name] !== null && row[name] !== undefined));
  return {
    heads: [
      { text: named.map((field) => headWords(field, language)).join(" / "), isNumber: false },
      ...parts.labels.map((plain, at) => ({ text: fullLabel(parts, at), plain, isNumber: true })),
    ],
    rows: parts.series.map(({ name, parts: values }) => [
      { shown: name, plain: name, isNumber: false },
      ...values.map((part): TableCell =>
        part
          ? { ...numberCell(card.value, part.row, words), row: part.row }
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
      return [
        { shown: name, plain: name, isNumber: false },
        { ...numberCell(field, row, words), row, field: field.name },
      ];
    }),
  };
}

/** A table whose rows may be named by several fields, and whose values may lead to lists of their own. */
function leadingTable(card: TableCard, rows: readonly Row[], words: ValueWords, language: Language): CardTable {
  const { label, columns, valueOpens = {} } = card;
  const plain = plainTable(columns, rows, words, language);
  const table = plain.rows.map((cells, at) =>
    cells.map((cell, column): TableCell => {
      const { name = "" } = columns[column] ?? {};
      const row = rows[at];
      return row && Object.hasOwn(valueOpens, name) ? { ...cell, row, field: name } : cell;
    }),
  );
  if (!label) return { heads: plain.heads, rows: table };
  const shownLabels = label.filter(({ name }) => rows.some((row) => row[name] !== null && row[name] !== undefined));
  const head = shownLabels.map((field) => headWords(field, language)).join(" / ");
  return {
    heads: [{ text: head, isNumber: false }, ...plain.heads],
    rows: table.map(([first, ...cells], at): TableCell[] => {
      const row = rows[at] ?? {};
      const shown = rowName(row, shownLabels, words);
      const { row: _named, ...value } = first ?? { shown: "", plain: "", isNumber: true };
      const cell = first?.field === undefined ? value : first;
      return [{ shown, plain: shown, row, isNumber: false }, cell, ...cells];
    }),
  };
}

/** The table of a chart of one series, which says of a period that is not over that it is not. */
function withPeriods(
  { label }: PartsCard,
  rows: readonly Row[],
  words: ValueWords,
  { heads, rows: lines }: CardTable,
): CardTable {
  const named = (cell: TableCell, at: number): TableCell => ({
    ...cell,
    shown: words.inProgress(label, rows[at]?.[label.name]) ?? cell.shown,
  });
  return {
    heads,
    rows: lines.map((cells, at) => cells.map((cell, column) => (column === 0 ? named(cell, at) : cell))),
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
  const [shown, exact] = [words.glance(field, value), words.exact(field, value)];
  return { shown, plain: valueText(value) ?? "", isNumber: true, ...(exact !== shown && { exact }) };
}

/** A row without a name stands for all others. */
function textCell(field: ShownField, row: Row, words: ValueWords, names: boolean): TableCell {
  const shown = names ? words.label(field, row[field.name]) : words.exact(field, row[field.name]);
  return { shown, plain: shown, isNumber: false };
}
