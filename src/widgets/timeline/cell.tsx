import type { Cell, Row } from "../contract";
import { isRow } from "../shared/is-row";
import { enumTagCell } from "../enum-tag/cell";
import { nothing } from "../shared/plain";
import { textCell } from "../text/cell";

/** A timeline where there is no room for it: where it has come to. */
export const timelineCell: Cell = (props) => {
  const { timeline } = props.field;
  if (!Array.isArray(props.value) || !timeline) return textCell(props);
  const last = stepsOf(props.value).at(-1);
  return last ? enumTagCell({ ...props, value: last[timeline.status] }) : nothing;
};

/** The steps of a timeline, the first first; whatever is none is left out. */
export function stepsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}
