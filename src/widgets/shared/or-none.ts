import type { Cell } from "../contract";
import { plainText } from "./plain";
import { valueText } from "./value-text";

/** A cell that says what no value means, where the field has words for that: a voucher for no cloud in particular is for any. */
export function orNone(cell: Cell): Cell {
  return (props) => {
    const { value, field, language } = props;
    const empty = Array.isArray(value) ? value.length === 0 : valueText(value) === undefined;
    return field.none && empty ? plainText(field.none[language]) : cell(props);
  };
}
