import type { Words } from "./words";

/** What a menu code allows: the operations of the API that it admits to, in the description's order. */
export interface Allowed {
  /** Those that only read. */
  view: Words[];
  /** Those that change something. */
  operate: Words[];
}

/** What each menu code allows; a code that only shows a group of the menu allows nothing by itself and is not there. */
export type AllowedByCode = Record<string, Allowed>;
