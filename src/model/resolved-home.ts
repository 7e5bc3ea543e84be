import type { LinkDoes } from "./resolved-view";
import type { Words } from "./words";

/** What home shows in one mode, besides the areas of the menu. */
export interface ResolvedHome {
  /** Read below the greeting. */
  words: Words;
  above: HomeBlock[];
  /** Lists beside the areas. */
  beside: HomeList[];
}

/** A part of home above the areas. */
export type HomeBlock =
  | { block: "board"; words: Words; screen: string; view: string }
  | { block: "usedClouds"; route?: string }
  | { block: "otherClouds" }
  | { block: "links"; words: Words; links: HomeLink[] };

/** A button to a page, shown where both addresses open to the user. */
export interface HomeLink {
  route: string;
  for: string;
}

/** The first rows of a call. */
export interface HomeList {
  name: string;
  words: Words;
  call: string;
  /** Input of the call. */
  input: Record<string, unknown>;
  heading: string;
  time: { field: string; to: "day" | "minute" };
  /** Where a row leads. */
  opens: LinkDoes;
  /** Where all rows are: the list is shown to those to whom it opens. */
  all: LinkDoes & { words: Words };
  failed?: Words;
}
