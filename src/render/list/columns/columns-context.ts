import { createContext, useContext } from "react";
import type { ColumnChange, ColumnLayout } from "./layout";

/** How the table around is laid out, and how to change it. */
export interface TableLayout {
  layout: Pick<ColumnLayout, "sized" | "pinned" | "density">;
  /** Absent where the table cannot be changed. */
  change?: (change: ColumnChange) => void;
}

/** A table that nobody changes. */
const plain: TableLayout = { layout: { sized: new Set(), pinned: true, density: "normal" } };

/** Set by the list around its table. */
export const TableLayoutContext = createContext(plain);

/** How the table around is laid out. */
export function useTableLayout(): TableLayout {
  return useContext(TableLayoutContext);
}
