import type { Cell } from "../contract";
import { dateTimeCell } from "../date-time/cell";

/** A moment of what has just happened or is about to: told by how far it is in columns, too. */
export const relativeTimeCell: Cell = (props) => dateTimeCell({ ...props, alone: true });
