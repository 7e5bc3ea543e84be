import { createContext, useContext, useEffect } from "react";
import type { Row } from "../../widgets/contract";

/** What a page shows, for the drawer over it: an address with a drawer names a row by its key only. */
export interface ShownRows {
  rows: readonly Row[];
  rowKey: string;
  /** The page is about its one row: a drawer over it whose address names no row is about that one. */
  single: boolean;
  /** The page has its rows, or will not get any: whether a row is there can be told. */
  ready: boolean;
  /** The pages around, where the rows are one page of many. */
  pages?: PagesAround | undefined;
}

/** The pages around the one that is shown. */
export interface PagesAround {
  /** Rows on the pages before; undefined where nobody counts them. */
  before: number | undefined;
  /** All rows, or as many as were counted. */
  total: number;
  /** There are more rows than were counted. */
  capped: boolean;
  /** Turns the page; undefined at an end. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** A page that has not said anything yet. */
export const nothingShown: ShownRows = { rows: [], rowKey: "id", single: false, ready: false };

/** A page that shows no rows: a form. */
export const noRows: ShownRows = { ...nothingShown, ready: true };

/** Takes what the page shows; set by the screen, and by nothing inside a drawer. */
export const ShownRowsContext = createContext<((shown: ShownRows) => void) | undefined>(undefined);

/** Key of the row that is open over or beside its list. */
export const OpenRowContext = createContext<string | undefined>(undefined);

/** Tells the screen what the page shows. */
export function useReportRows({ rows, rowKey, single, ready, pages }: ShownRows): void {
  const report = useContext(ShownRowsContext);
  useEffect(() => report?.({ rows, rowKey, single, ready, pages }), [report, rows, rowKey, single, ready, pages]);
}
