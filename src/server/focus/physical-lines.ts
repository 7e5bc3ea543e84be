import { FocusError } from "./focus-error";

/** One line of a file as editors count them. */
export interface PhysicalLine {
  /** From 1. */
  number: number;
  text: string;
}

/** Characters one line may have: far more than any cost line, far less than memory. */
const longestLine = 4_000_000;

/**
 * The lines of a UTF-8 text, ended by LF or CRLF, with a byte order mark taken off. Reads as much as is asked for.
 * @throws FocusError where the bytes are not UTF-8, or a "line" never ends
 */
export async function* physicalLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<PhysicalLine> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let number = 0;
  let rest = "";
  for await (const chunk of bytes) {
    if (number === 0 && rest === "") refuseUtf16(chunk);
    const parts = (rest + decoded(decoder, chunk, number)).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) yield { number: (number += 1), text: withoutReturn(part) };
    if (rest.length > longestLine) throw new FocusError(`Line ${number + 1} does not end; this is no CSV file.`);
  }
  rest += decoded(decoder, undefined, number);
  if (rest !== "") yield { number: number + 1, text: withoutReturn(rest) };
}

function decoded(decoder: TextDecoder, chunk: Uint8Array | undefined, number: number): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new FocusError(`The file is not UTF-8 (after line ${number}); save it as UTF-8 and import it again.`);
  }
}

function refuseUtf16([first, second]: Uint8Array): void {
  const mark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (mark) throw new FocusError("The file is UTF-16; save it as UTF-8 and import it again.");
}

function withoutReturn(text: string): string {
  return text.endsWith("\r") ? text.slice(0, -1) : text;
}
