import type { ConfigCard } from "../../../model/config/dashboard";
import type { FigureCard, PartsCard } from "../../../model/resolved-dashboard";
import type { ValueKind } from "../../../model/value-kind";
import type { CardRole } from "../../index/views";

type CardOf<K extends ConfigCard["card"]> = Extract<ConfigCard, { card: K }>;

/** Whether a value of this kind can stand somewhere. */
type Fits = (kind: ValueKind) => boolean;

/** All that the compiler has to know of a kind of card; its shape is in src/model/config/dashboard.ts. */
export interface CardKind<C extends ConfigCard = ConfigCard> {
  /** What its call answers: one object, or rows. */
  answers: "object" | "list";
  /** Columns of twelve, unless config says otherwise. */
  width: 3 | 6 | 12;
  /** Which of its keys name fields, and which values can stand there. */
  roles: { [R in CardRole]?: Fits };
  /** Each part is a day of the board's month, so that the list behind it need not be filtered by the month. */
  ofDays?: true;
  /** A small line below, with a call of its own. */
  trend?: (card: C) => CardOf<"figure">["trend"];
  /** What the browser gets besides fields and call. */
  further?: (card: C) => Pick<FigureCard, "better"> & Pick<PartsCard, "seriesOrder">;
}

const oneOf =
  (...kinds: ValueKind[]): Fits =>
  (kind) =>
    kinds.includes(kind);
const measured = oneOf("decimal", "ratio", "number");
const several = oneOf("texts", "numbers", "enums", "objects", "object");
const single: Fits = (kind) => !several(kind);
const any: Fits = () => true;

/** Rows as parts of a chart, or as names with a value. */
const parts = { answers: "list", width: 6, roles: { label: single, value: measured } } as const;
/** The same in several series. */
const series = { ...parts, roles: { label: single, series: single, value: measured } } as const;
/** The same beside an earlier period. */
const comparedSeries = { ...series, roles: { ...series.roles, compare: measured } } as const;

function betterOf({ better }: Pick<CardOf<"figure">, "better">): Pick<FigureCard, "better"> {
  return better === undefined ? {} : { better };
}

function orderOf({ seriesOrder }: Pick<CardOf<"pivot">, "seriesOrder">): Pick<PartsCard, "seriesOrder"> {
  return seriesOrder === undefined ? {} : { seriesOrder };
}

const cardKinds: { [K in ConfigCard["card"]]: CardKind<CardOf<K>> } = {
  figure: {
    answers: "object",
    width: 3,
    roles: { value: measured, compare: measured, interval: measured, asOf: oneOf("dateTime") },
    trend: ({ trend }) => trend,
    further: betterOf,
  },
  progress: { answers: "object", width: 3, roles: { value: measured, of: measured } },
  line: comparedSeries,
  stackedBar: { ...comparedSeries, further: orderOf },
  pivot: { ...series, width: 12, further: orderOf },
  bar: parts,
  pie: parts,
  list: parts,
  calendar: {
    answers: "list",
    width: 6,
    roles: { label: oneOf("date"), value: measured, names: oneOf("texts") },
    ofDays: true,
  },
  table: { answers: "list", width: 6, roles: { label: single, columns: any } },
  text: { answers: "object", width: 6, roles: { value: oneOf("text", "longText") } },
  waterfall: {
    answers: "object",
    width: 6,
    roles: { from: measured, steps: measured, to: measured },
    further: betterOf,
  },
};

/** What a trend measures, as a chart does. */
export const trendRoles: CardKind["roles"] = parts.roles;

/** The kind of a card. It is only handed cards of its kind, which the types can't tell. */
export function cardKindOf({ card }: ConfigCard): CardKind {
  return cardKinds[card] as CardKind;
}
