import { countWords, lengthWords } from "../../domain/length-words";
import type { Cell } from "../contract";
import { numberCell } from "../number/cell";

/** Seconds as the two largest units that they fill: "3 hr 53 min"; the exact number is the hint. */
export const elapsedCell: Cell = (props) => {
  const { value, language } = props;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0) return numberCell(props);
  return (
    <span className="cell-number" data-hint={value < 60 ? undefined : countWords(value, "second", language, "short")}>
      {lengthWords(value, language, "short")}
    </span>
  );
};
