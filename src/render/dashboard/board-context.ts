import { createContext, useContext } from "react";
import type { ResolvedCard } from "../../model/resolved-dashboard";
import type { Filter } from "../../model/resolved-list";
import type { Row } from "../../widgets/contract";
import type { ScopeValues } from "./board-scope";
import type { ValueWords } from "./value-words";

/** What the cards of a board share. */
export interface Board {
  filters: readonly Filter[];
  values: ScopeValues;
  /** The parameters of its address, or what the detail around it gives. */
  given: Row;
  words: ValueWords;
  /**
   * The address of the list behind a part, or behind the value of a field that leads elsewhere, below the base path; undefined where there is
   * none or it is not for this user.
   */
  behind(card: ResolvedCard, row: Row, field?: string): string | undefined;
}

/** Set by the board. */
export const BoardContext = createContext<Board | undefined>(undefined);

/** The board around the card. */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error("useBoard needs a board above it.");
  return board;
}
