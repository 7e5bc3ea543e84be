import type { Reading } from "../../domain/reading";
import type { Cell } from "../contract";
import { nothing, plainText } from "./plain";
import { valueText } from "./value-text";

/**
 * A moment as the API writes it, which is how both languages read it in tables; `machine` is what the element tells
 * programs, `shown` how it is read by the reader's own clock. A text of another format stays a text.
 */
export function timeCell(
  known: (text: string) => boolean,
  machine: (text: string) => string,
  shown: (text: string, reading: Reading) => string = String,
): Cell {
  return ({ value, reading }) => {
    const text = valueText(value);
    if (text === undefined) return nothing;
    if (!known(text)) return plainText(text);
    return (
      <time className="cell-time" dateTime={machine(text)}>
        {shown(text, reading)}
      </time>
    );
  };
}
