import type { Cell } from "../contract";
import { textCell } from "../text/cell";

/** Yes or no. */
export const booleanCell: Cell = (props) => {
  if (typeof props.value !== "boolean") return textCell(props);
  return (
    <span className={props.value ? "cell-yes" : "cell-no"}>{props.text(props.value ? "cell.yes" : "cell.no")}</span>
  );
};
