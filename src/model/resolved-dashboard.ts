import type { AnyOf } from "../domain/permission";
import type { SeriesOrder } from "./config/dashboard-fields";
import type { Constant } from "./config/screen";
import type { Filter, Tabs } from "./resolved-list";
import type { ResolvedAction, ResolvedSend, ShownField, ViewBase } from "./resolved-view";
import type { Words } from "./words";

/** Cards on a grid of twelve columns. */
export interface DashboardView extends ViewBase {
  kind: "dashboard";
  /** What the whole board is narrowed down by; a month comes first. */
  scope: Filter[];
  /** A strip of tabs, which says of what the board is. */
  tabs?: Tabs;
  /** What of the detail it stands in says of what it is. */
  of?: string[];
  cards: ResolvedCard[];
  actions: ResolvedAction[];
}

/** A card by its kind. */
export type ResolvedCard =
  | FigureCard
  | ProgressCard
  | PartsCard
  | PivotCard
  | TableCard
  | CalendarCard
  | TextCard
  | WaterfallCard;

/** A card that is drawn as a chart. */
export type ChartCard = PartsCard | WaterfallCard;

/** A call that fills a card, or a part of one. */
export interface CardCall {
  call: string;
  /** Constants. */
  send: ResolvedSend;
  /** Names of the scope's filters that go along. */
  scope: string[];
  /** What goes along of that which says of what the board is: the parameter of its tabs, or what its detail gives. */
  params?: string[];
}

/** What every card has. */
interface CardBase extends CardCall {
  name: string;
  words: Words;
  hint?: Words;
  /** What it says where its call answers nothing. */
  empty?: Words;
  /** What its call needs: who holds none of these does not see the card. */
  permission?: AnyOf;
  /** Columns of twelve. */
  width: 3 | 4 | 6 | 8 | 12;
  opens?: CardTarget;
}

/** One value, and how it changed. */
export interface FigureCard extends CardBase {
  card: "figure";
  value: ShownField;
  /** The value of the period before. */
  compare?: ShownField;
  better?: "higher" | "lower";
  /** What an estimated value may turn out to be: the least and the greatest. */
  interval?: ShownField[];
  /** The time as of which it is known. */
  asOf?: ShownField;
  trend?: CardCall & { label: ShownField; value: ShownField };
}

/** How high a figure is: bare with nothing below its value, with a line of words, or with a trend. */
export type FigureHeight = "bare" | "noted" | "trend";

/** How high a figure with these parts is. */
export function figureHeight(card: { [part in "compare" | "interval" | "asOf" | "trend"]?: unknown }): FigureHeight {
  if (card.trend) return "trend";
  return card.compare || card.interval || card.asOf ? "noted" : "bare";
}

/** How much of a whole is reached. */
export interface ProgressCard extends CardBase {
  card: "progress";
  value: ShownField;
  of: ShownField;
}

/** Rows as parts of a chart, or as names with a value. */
export interface PartsCard extends CardBase {
  card: "line" | "stackedBar" | "bar" | "pie" | "list";
  label: ShownField;
  /** What tells series apart: the values of these that a row has. */
  series?: ShownField[];
  seriesOrder?: SeriesOrder;
  value: ShownField;
  /** The value of an earlier period, in rows of their own: a dashed line. */
  compare?: ShownField;
}

/** Rows as a table of two directions: a line for each series, a column for each label. */
export interface PivotCard extends CardBase {
  card: "pivot";
  label: ShownField;
  series: ShownField[];
  seriesOrder?: SeriesOrder;
  value: ShownField;
}

/** Rows as days of the board's month. */
export interface CalendarCard extends CardBase {
  card: "calendar";
  label: ShownField;
  value: ShownField;
  names?: ShownField;
}

/** A text. */
export interface TextCard extends CardBase {
  card: "text";
  value: ShownField;
}

/** How one value became another. */
export interface WaterfallCard extends CardBase {
  card: "waterfall";
  from: ShownField;
  steps: ShownField[];
  to: ShownField;
  /** Which direction is good news: a step in the other one is drawn as bad. */
  better?: "higher" | "lower";
  valueOpens?: ValueTargets;
}

/** Rows as they are. */
export interface TableCard extends CardBase {
  card: "table";
  /** What names a row in the first column: the values of these that it has. */
  label?: ShownField[];
  columns: ShownField[];
  valueOpens?: ValueTargets;
}

/** Where values of a card lead, by their field. */
export type ValueTargets = Readonly<Record<string, CardTarget>>;

/** The list or board behind a card or a part of it. Who may open it is told by its route. */
export interface CardTarget {
  /** React Router's spelling, as in the manifest's routes. */
  route: string;
  /** Which of the lists under that address, unless the first. */
  sheet?: string;
  filters: TargetFilter[];
  /** What it is narrowed down by besides, in the language of filters: a field of the part that holds the text, or a text. */
  where?: { from: "field"; name: string } | { from: "value"; value: string };
}

/** A filter of the list behind, and where its value comes from: a field of the part or two, a filter of the board, a constant. */
export interface TargetFilter extends Pick<Filter, "name" | "kind" | "default"> {
  /** Left out where the part has no value for it. */
  optional?: true;
  source:
    | { from: "field" | "scope"; name: string }
    /** Fields with both ends of a range. */
    | { from: "ends"; names: string[] }
    | { from: "value"; value: Constant };
}
