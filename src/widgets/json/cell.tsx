import type { Cell } from "../contract";
import { textCell } from "../text/cell";

/** A nested value where there is room for a line only. */
export const jsonCell: Cell = textCell;
