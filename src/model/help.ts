import type { Words } from "./words";

/** What help says of a page: a part of the console with all of them, fetched when help is first opened. */
export interface HelpTopic {
  /** The page's address, whose access decides whether the search offers the topic. */
  path: string;
  subject: string;
  view: string;
  title: Words;
  /** What the page is for; an empty line begins a paragraph. */
  text?: Words;
  /** What its fields mean, and those of the views that open over it. */
  fields: HelpField[];
}

/** What a field means. */
export interface HelpField {
  name: string;
  words: Words;
  hint: Words;
}
