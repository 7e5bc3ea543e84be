import type { Cell } from "../contract";
import { textareaCell } from "../textarea/cell";

/** Where there is no room for formatted text: its words alone. */
export const htmlCell: Cell = (props) =>
  textareaCell({ ...props, value: typeof props.value === "string" ? wordsOf(props.value) : props.value });

/** The text between the tags. It is drawn as text, so nothing of it can do anything. */
function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
