import type { Cell } from "../contract";
import { enumShown } from "../shared/enum-words";
import { nothing, plainText } from "../shared/plain";

/** A value of an enum by its words alone, where a tag would say more than is meant. */
export const enumTextCell: Cell = ({ value, field, enums, language }) => {
  const shown = enumShown(value, field.enum, enums, language);
  return shown ? plainText(shown.text) : nothing;
};
