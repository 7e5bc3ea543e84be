import type { ChartCard, PartsCard, PivotCard, WaterfallCard } from "../../model/resolved-dashboard";
import type { ShownField } from "../../model/resolved-view";
import type { Hue } from "../../model/hues";
import type { Language } from "../../model/words";
import type { Row } from "../../widgets/contract";
import { valueText } from "../../widgets/shared/value-text";
import { withMissingPeriods } from "./missing-periods";
import type { ValueWords } from "./value-words";

/** One part of a chart: a row of the answer. */
export interface Part {
  row: Row;
  /** Of a step, the field it stands for. */
  field?: string;
  /** As the API wrote it. */
  text: string;
  /** For lengths and heights only; whatever is read comes from `text`. */
  size: number;
}

/** The parts of one colour, in the order of the labels; a label without a row has none. */
export interface PartSeries {
  name: string;
  /** The colour of its own; undefined where it has none. */
  hue?: Hue | undefined;
  /** Of what an earlier period was: its values are in this field. */
  compared?: ShownField;
  parts: (Part | undefined)[];
}

/** The rows of a card as labels and series, both in the order the server sent them. */
export interface Parts {
  labels: string[];
  /** The colour of each label's own; left out where none has one. */
  hues?: (Hue | undefined)[];
  /** The label of a period that is not over, if there is one, and what to call it where there is room. */
  inProgress?: { at: number; name: string };
  series: PartSeries[];
}

/** What a chart draws, and how. */
export interface Drawing {
  kind: ChartKind;
  parts: Parts;
}

/** What a chart draws of its rows; undefined where nothing would be seen. */
export function drawingOf(
  rows: readonly Row[],
  card: ChartCard,
  words: ValueWords,
  title: string,
  language: Language,
): Drawing | undefined {
  const parts = chartParts(rows, card, words, title, language);
  const kind = kindOf(card, parts);
  return showNothing(kind, parts) ? undefined : { kind, parts };
}

/** The rows of a chart as its parts. */
export function chartParts(
  rows: readonly Row[],
  card: ChartCard,
  words: ValueWords,
  title: string,
  language: Language,
): Parts {
  return card.card === "waterfall" ? stepsOf(rows[0] ?? {}, card, title, language) : partsOf(rows, card, words, title);
}

/** The field whose values a chart measures. */
export function measuredBy(card: ChartCard): ShownField {
  return card.card === "waterfall" ? card.from : card.value;
}

/** The fields of a waterfall in their order, the first and the last among them. */
export function stepFields({ from, steps, to }: WaterfallCard): ShownField[] {
  return [from, ...steps, to];
}

function stepsOf(row: Row, card: WaterfallCard, title: string, language: Language): Parts {
  const fields = stepFields(card);
  return {
    labels: fields.map(({ words }) => words[language]),
    series: [{ name: title, parts: fields.map((field) => stepOf(row, field)) }],
  };
}

function stepOf(row: Row, field: ShownField): Part | undefined {
  const part = partOf(row, field);
  return part && { ...part, field: field.name };
}

/**
 * Sorts the rows by label and series, a missing month or day among the labels, those of an earlier period last. Of two rows in the same place the first counts: the browser adds
 * nothing up.
 */
export function partsOf(rows: readonly Row[], card: PartsCard | PivotCard, words: ValueWords, title: string): Parts {
  const labels = withMissingPeriods(distinct(rows.map((row) => row[card.label.name])));
  const compare = card.card === "pivot" ? undefined : card.compare;
  const isEarlier = (row: Row): boolean => compare !== undefined && (row[compare.name] ?? null) !== null;
  const own = seriesOf(
    rows.filter((row) => !isEarlier(row)),
    labels,
    card,
    words,
    title,
  );
  const earlier = rows.filter(isEarlier);
  if (compare && earlier.length > 0)
    own.push(
      ...seriesOf(earlier, labels, { ...card, value: compare }, words, words.called(compare)).map((series) => ({
        ...series,
        compared: compare,
      })),
    );
  const hues = labels.map((label) => words.hue(card.label, label));
  const [inProgress] = labels.flatMap((label, at) => {
    const name = words.inProgress(card.label, label);
    return name === undefined ? [] : [{ at, name }];
  });
  return {
    labels: labels.map((label) => words.label(card.label, label)),
    ...(hues.some((hue) => hue !== undefined) && { hues }),
    ...(inProgress && { inProgress }),
    series: own,
  };
}

function seriesOf(
  rows: readonly Row[],
  labels: readonly unknown[],
  card: PartsCard | PivotCard,
  words: ValueWords,
  title: string,
): PartSeries[] {
  const fields = card.series ?? [];
  const inSeries = (row: Row): string => placeOf(fields.map(({ name }) => row[name]));
  const series = card.series
    ? new Map(rows.map((row) => [inSeries(row), row]))
    : new Map<string, Row>([[placeOf([]), {}]]);
  const byPlace = new Map<string, Row>();
  for (const row of rows) {
    const place = placeOf([row[card.label.name], inSeries(row)]);
    if (!byPlace.has(place)) byPlace.set(place, row);
  }
  return [...series].map(([value, row]) => ({
    name: card.series ? rowName(row, card.series, words) : title,
    hue: hueOf(row, fields, words),
    parts: labels.map((label) => partOf(byPlace.get(placeOf([label, value])), card.value)),
  }));
}

/** The fields that a row has a value of. */
function namedIn(row: Row, fields: readonly ShownField[]): ShownField[] {
  return fields.filter(({ name }) => row[name] !== null && row[name] !== undefined);
}

/** The hue of what a series is of, such as a cloud, unless it is of several things. */
function hueOf(row: Row, fields: readonly ShownField[], words: ValueWords): PartSeries["hue"] {
  const [only, ...further] = namedIn(row, fields);
  return only && further.length === 0 ? words.hue(only, row[only.name]) : undefined;
}

/** What a row or a series is called: by every field that it has, or as all others. */
export function rowName(row: Row, fields: readonly ShownField[], words: ValueWords): string {
  const named = namedIn(row, fields);
  const shown = named.length > 0 ? named : fields.slice(0, 1);
  return shown.map((field) => words.label(field, row[field.name])).join(" / ");
}

/** Whether a part is below zero: such a whole cannot be divided into slices. */
function hasNegative({ series }: Parts): boolean {
  return series.some(({ parts }) => parts.some((part) => part !== undefined && part.size < 0));
}

/** How parts are drawn. */
export type ChartKind = Exclude<ChartCard["card"], "list">;

/** How a card's parts are drawn: a whole with a part below zero has no slices; bars show both directions. */
export function kindOf({ card }: ChartCard, parts: Parts): ChartKind {
  return card === "list" || (card === "pie" && hasNegative(parts)) ? "bar" : card;
}

/** Whether nothing is seen of them: a slice needs a size, and steps have to lead from somewhere to somewhere; a line of zeros is a line all the same. */
export function showNothing(kind: ChartKind, { series }: Parts): boolean {
  const sized = kind === "pie" || kind === "waterfall";
  return series.every(
    ({ parts }) =>
      (kind === "waterfall" && parts.includes(undefined)) || parts.every((part) => (sized ? !part?.size : !part)),
  );
}

function partOf(row: Row | undefined, { name }: ShownField): Part | undefined {
  const text = row && valueText(row[name]);
  if (!row || text === undefined) return undefined;
  const size = Number(text);
  return Number.isFinite(size) ? { row, text, size } : undefined;
}

function distinct(values: readonly unknown[]): unknown[] {
  return [...new Set(values.map((value) => value ?? null))];
}

function placeOf(values: readonly unknown[]): string {
  return JSON.stringify(values.map((value) => value ?? null));
}
