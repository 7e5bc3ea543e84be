import type { Cell } from "../contract";
import { nothing } from "../shared/plain";
import { valueText } from "../shared/value-text";

/** A secret: that there is one, never which, nor how long. */
export const passwordCell: Cell = ({ value, text }) =>
  valueText(value) === undefined ? (
    nothing
  ) : (
    <span aria-label={text("cell.hidden")} role="img">
      ••••••
    </span>
  );
