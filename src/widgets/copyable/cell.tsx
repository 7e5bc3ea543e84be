import type { Cell } from "../contract";
import { nothing, plainText } from "../shared/plain";
import { valueText } from "../shared/value-text";
import { CopyButton } from "./copy-button";

/** A number or name that is needed elsewhere: with a button that copies it. */
export const copyableCell: Cell = ({ value, text }) => {
  const shown = valueText(value);
  if (shown === undefined) return nothing;
  return (
    <span className="cell-copyable">
      {plainText(shown)}
      <CopyButton value={shown} text={text} />
    </span>
  );
};
