import { createContext, useContext } from "react";
import type { EnumWords } from "../../model/config/texts";
import type { ResolvedScreen } from "../../model/resolved";
import type { ResolvedAction } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";
import type { Availability, Obstacle } from "./obstacle";

/** What lists, details and forms of one screen share. */
export interface ScreenTools {
  screen: ResolvedScreen;
  /** The screen's enums, and the menu codes as one more. */
  enums: EnumWords;
  /** Those of the actions that are shown for the row, or without one. */
  shownActions(actions: readonly ResolvedAction[], row?: Row): ResolvedAction[];
  /** Whether the action can be performed on the rows, and if not, why. */
  availability(action: ResolvedAction, rows: readonly Row[]): Availability;
  /** Says, in the reader's language, why an action cannot be performed. */
  explain(obstacle: Obstacle): string;
  /**
   * Asks for confirmation if config wants it, performs the action, says so, has what is shown fetched anew, and goes where
   * success leads. Failures have been shown. Of many rows it only begins: a panel shows how each fares.
   */
  perform(action: ResolvedAction, rows: readonly Row[], options?: PerformOptions): Promise<void>;
  /** The action may be performed soon: what it opens of another subject is loaded. */
  prepare(action: ResolvedAction): void;
  /** A form was sent: whoever opened it here is told that it was done for these rows. */
  sent(view: string): void;
  /** The address an action leads to from a list with this query, with the base path; undefined for actions that do something. */
  hrefOf(action: ResolvedAction, row: Row | undefined, listSearch: string): string | undefined;
}

/** How an action is performed. */
export interface PerformOptions {
  /** Without confirmation, outcome or a word about failure: the reader did not ask for it. */
  silent?: boolean;
  /** What it leads to takes the place of the present address: Back does not come here again. */
  replace?: boolean;
  /** Told of the rows it was done for; of many rows perhaps more than once, by a form once it has been sent. Not told by what only leads elsewhere. */
  onDone?: (rows: readonly Row[]) => void;
}

/** Set by ScreenProvider. */
export const ScreenContext = createContext<ScreenTools | undefined>(undefined);

/**
 * The query of the page without a drawer, which links to drawers keep. Set by ScreenProvider; apart from its tools, because it
 * changes with every step in a list, and only links are drawn again for it.
 */
export const ListSearchContext = createContext("");

/** The address an action leads to, as `hrefOf` has it. */
export function useHref(action: ResolvedAction, row: Row | undefined): string | undefined {
  const { hrefOf } = useScreen();
  return hrefOf(action, row, useContext(ListSearchContext));
}

/** The screen around the component. */
export function useScreen(): ScreenTools {
  const tools = useContext(ScreenContext);
  if (!tools) throw new Error("useScreen needs a ScreenProvider above it.");
  return tools;
}
