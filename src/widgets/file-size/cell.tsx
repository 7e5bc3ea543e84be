import type { Cell } from "../contract";
import { sizeText } from "../file/size-text";
import { textCell } from "../text/cell";

/** Bytes as people read them: "512 KB", "4.8 MB". */
export const fileSizeCell: Cell = (props) =>
  typeof props.value === "number" ? <span className="cell-number">{sizeText(props.value)}</span> : textCell(props);
