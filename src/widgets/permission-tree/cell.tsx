import { splitCodes } from "../../domain/permission";
import { type Cell, MENU_CODES } from "../contract";
import { enumShown } from "../shared/enum-words";
import { tagList } from "../tags/cell";
import { textCell } from "../text/cell";

/** Permission codes by the words of the menus; 'all' and 'channel' stand for everything (specification §6). */
export const permissionTreeCell: Cell = (props) => {
  const { value, field, enums, language, text } = props;
  if (typeof value !== "string" || value === "") return textCell(props);
  if (value.includes("all")) return tagList([{ text: text("cell.all") }], text);
  if (value.includes("channel")) return tagList([{ text: text("cell.channel") }], text);
  return tagList(
    splitCodes(value).map((code) => enumShown(code, field.enum ?? MENU_CODES, enums, language) ?? { text: code }),
    text,
  );
};
