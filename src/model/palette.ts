import type { AnyOf } from "../domain/permission";
import type { Words } from "./words";

/** What the command palette knows besides the addresses of the manifest: a part of its own, fetched when it is first opened. */
export interface PaletteIndex {
  /** Lists that can be searched for a text: the address, and the parameter that takes the text. */
  searches: { path: string; parameter: string }[];
  /** What can be begun without a row: a form of a page's own or over its list. */
  commands: PaletteCommand[];
}

/** Something a user can begin from anywhere. */
export interface PaletteCommand {
  words: Words;
  /** The route whose access decides. */
  path: string;
  /** Where it begins. */
  to: string;
  /** Codes of which all are needed. */
  permission: AnyOf[];
  /** Outside services of which all are needed. */
  providers?: string[];
}
