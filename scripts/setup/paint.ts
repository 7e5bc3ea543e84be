import type { WriteStream } from "node:tty";
import { styleText } from "node:util";
import { type Paint, type PaintedPart, plainly } from "../../src/compiler/report/paint";

const styles = {
  error: ["bold", "red"],
  note: ["bold", "yellow"],
  mark: ["red"],
  aside: ["dim"],
} as const satisfies Record<PaintedPart, readonly string[]>;

/** Colours for a stream; none where it is no terminal, or NO_COLOR is set. */
export function paintFor(stream: WriteStream): Paint {
  if (!stream.isTTY || !stream.hasColors()) return plainly;
  return (part, text) => styleText([...styles[part]], text);
}
