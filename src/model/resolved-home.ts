import type { AnyOf } from "../domain/permission";
import type { Mode } from "./config/mode";
import type { CardTarget, FigureHeight, ResolvedCard } from "./resolved-dashboard";
import type { LinkDoes } from "./resolved-view";
import type { Tone, Words } from "./words";

/** Home of both modes. */
export type HomePart = Record<Mode, ResolvedHome>;

/** What home shows in one mode. */
export interface ResolvedHome {
  /** Read below the greeting. */
  words: Words;
  /** In the order in which they stand until the user moves them. */
  cards: HomeCard[];
}

/** What every card of home has. */
export interface HomeCardBase {
  /** The user's order and what the user hides are kept under it. */
  name: string;
  words: Words;
  size: "half" | "full";
  /** Hidden until the user adds it. */
  hidden?: boolean;
}

/** A card of home by its kind. */
export type HomeCard =
  | TodosCard
  | ChecklistCard
  | HomeList
  | BoardCard
  | LinksCard
  | (HomeCardBase & { card: "usedClouds"; route?: string })
  | (HomeCardBase & { card: "otherClouds" })
  | (HomeCardBase & { card: "areas" });

/** Rows of a list, counted by the list's own call. */
export interface CountedRows {
  call: string;
  /** Input of the call: one row, filtered. */
  input: Record<string, unknown>;
  /** What the call needs. */
  permission?: AnyOf;
  /** The list with the same filters. */
  target: CardTarget;
}

/** What waits for the user. */
export interface TodosCard extends HomeCardBase {
  card: "todos";
  none: Words;
  items: TodoItem[];
}

/** One thing that waits: how many rows, and how long the first of them has left. */
export interface TodoItem {
  name: string;
  words: Words;
  tone?: Tone;
  rows: CountedRows;
  first?: { field: string; left: Words; over?: Words };
}

/** First steps. */
export interface ChecklistCard extends HomeCardBase {
  card: "checklist";
  items: ChecklistItem[];
}

/** A step, done once so many rows are there. */
export interface ChecklistItem {
  name: string;
  words: Words;
  hint: Words;
  rows: CountedRows;
  atLeast: number;
  opens: LinkDoes;
  /** What the view it opens needs. */
  permission?: AnyOf;
  providers?: string[];
}

/** The first rows of a call. */
export interface HomeList extends HomeCardBase {
  card: "list";
  call: string;
  /** Input of the call. */
  input: Record<string, unknown>;
  heading: string;
  time: { field: string; to: "day" | "minute" };
  /** How many are shown, the latest first. */
  rows: number;
  /** Where a row leads. */
  opens: LinkDoes;
  /** Where all rows are: the list is shown to those to whom it opens. */
  all: LinkDoes & { words: Words };
  failed?: Words;
}

/** A board of a subject. */
export interface BoardCard extends HomeCardBase {
  card: "board";
  screen: string;
  view: string;
  /** Its cards, as far as their places have to be kept free until its chunk is there. */
  cards: BoardPlace[];
}

/** The place of a card of a board: its kind, what its call needs, and how high a figure is. */
export type BoardPlace = Pick<ResolvedCard, "card" | "permission"> & { height?: FigureHeight };

/** Buttons to pages. */
export interface LinksCard extends HomeCardBase {
  card: "links";
  links: HomeLink[];
}

/** A button to a page, shown where both addresses open to the user and the call may be made. */
export interface HomeLink {
  route: string;
  for: string;
  words?: Words;
  permission?: AnyOf;
  providers?: string[];
}
