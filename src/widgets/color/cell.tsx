import type { Cell } from "../contract";
import { colorDot } from "../shared/color-dot";
import { enumShown } from "../shared/enum-words";
import { nothing } from "../shared/plain";

/** A colour with its name. */
export const colorCell: Cell = ({ value, field, enums, language }) => {
  const shown = enumShown(value, field.enum, enums, language);
  if (!shown) return nothing;
  return (
    <span className="cell-color">
      {colorDot(String(value))}
      {shown.text}
    </span>
  );
};
