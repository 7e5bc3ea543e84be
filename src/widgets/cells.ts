import "./cells.css";
import type { WidgetName } from "../model/widgets";
import type { Cell } from "./contract";
import { cells } from "./generated/cells";
import { textCell } from "./text/cell";

/** The cell of a widget; text for a name this console does not know, so that newer config still shows. */
export function cellOf(widget: string): Cell {
  return Object.hasOwn(cells, widget) ? cells[widget as WidgetName] : textCell;
}
