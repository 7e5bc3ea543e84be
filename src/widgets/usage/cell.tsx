import { usageLevelOf } from "../../domain/usage";
import type { Cell } from "../contract";
import { textCell } from "../text/cell";
import "./cell.css";

/** How much of a limited amount is used, in per cent, which may be more than 100: a bar whose colour says how near the limit is. */
export const usageCell: Cell = (props) => {
  const { value, field, language } = props;
  if (typeof value !== "number") return textCell(props);
  return (
    <span className={`cell-progress cell-usage cell-usage-${usageLevelOf(value)}`}>
      <progress max={100} value={Math.min(100, Math.max(0, value))} aria-label={field.words[language]} />
      <span className="cell-number">{`${value}%`}</span>
    </span>
  );
};
