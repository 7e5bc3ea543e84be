import type { Cell } from "../contract";
import { longTextCell } from "../long-text/cell";

/** A kept filter where there is no room to say it in words: its text. */
export const filterCell: Cell = longTextCell;
