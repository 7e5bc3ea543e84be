import type { Cell } from "../contract";
import { textCell } from "../text/cell";

/** How much of something is done, a number from 0 to 100: a bar with the per cent beside it. */
export const progressCell: Cell = (props) => {
  const { value, field, language } = props;
  if (typeof value !== "number") return textCell(props);
  return (
    <span className="cell-progress">
      <progress max={100} value={Math.min(100, Math.max(0, value))} aria-label={field.words[language]} />
      <span className="cell-number">{`${value}%`}</span>
    </span>
  );
};
