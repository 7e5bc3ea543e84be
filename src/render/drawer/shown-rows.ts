import { createContext, useContext, useEffect } from "react";
import type { Row } from "../../widgets/contract";

/** What a page shows, for the drawer over it: an address with a drawer names a row by its key only. */
export interface ShownRows {
  rows: readonly Row[];
  rowKey: string;
  /** The page has its rows, or will not get any: whether a row is there can be told. */
  ready: boolean;
}

/** A page that has not said anything yet. */
export const nothingShown: ShownRows = { rows: [], rowKey: "id", ready: false };

/** A page that shows no rows: a form. */
export const noRows: ShownRows = { ...nothingShown, ready: true };

/** Takes what the page shows; set by the screen, and by nothing inside a drawer. */
export const ShownRowsContext = createContext<((shown: ShownRows) => void) | undefined>(undefined);

/** Tells the screen what the page shows. */
export function useReportRows(rows: readonly Row[], rowKey: string, ready: boolean): void {
  const report = useContext(ShownRowsContext);
  useEffect(() => report?.({ rows, rowKey, ready }), [report, rows, rowKey, ready]);
}
