import { formats } from "../../domain/formats";
import type { Cell } from "../contract";
import { textCell } from "../text/cell";

/** A mail address that opens the reader's mail program. */
export const emailCell: Cell = (props) => {
  const { value } = props;
  if (typeof value !== "string" || !formats.email(value)) return textCell(props);
  return (
    <a className="cell-text" href={`mailto:${encodeURI(value)}`} title={value}>
      {value}
    </a>
  );
};
