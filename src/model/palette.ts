import type { AnyOf } from "../domain/permission";
import type { CalledOperation } from "../generated/operations";
import type { LinkAddress, ResolvedSend } from "./resolved-view";
import type { Words } from "./words";

/** What the command palette knows besides the addresses of the manifest: a part of its own, fetched when it is first opened. */
export interface PaletteIndex {
  /** Lists that can be searched for a text: the address, and the parameter that takes the text. */
  searches: { path: string; parameter: string }[];
  /** What can be begun without a row: a form of a page's own or over its list. */
  commands: PaletteCommand[];
  /** Lists whose rows are found by their number or name. */
  records: PaletteRecords[];
  /** What `records` call, by name. */
  operations: Record<string, CalledOperation>;
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

/** How the rows of a list are found. */
export interface PaletteRecords {
  /** The route whose access decides, and whose title stands above the rows. */
  path: string;
  call: string;
  /** Constants sent with it. */
  send: ResolvedSend;
  /** The request property that takes the text, and which texts it takes. */
  param: string;
  maxLength?: number;
  pattern?: string;
  /** The call takes a `pageSize`. */
  paged: boolean;
  /** Properties of a row that are shown, the first one large; a text that is one of them is an exact match. */
  names: string[];
  /** Where a row opens. */
  opens: LinkAddress;
  /** Codes of which all are needed to open it. */
  permission: AnyOf[];
  /** Outside services of which all are needed. */
  providers?: string[];
}
