import type { Cell } from "../contract";
import { textareaCell } from "../textarea/cell";

/** A long text where there is no room for it: its beginning. */
export const longTextCell: Cell = textareaCell;
