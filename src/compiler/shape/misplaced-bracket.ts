import { createScanner } from "jsonc-parser";
import type { Words } from "../../model/words";

/** Where a bracket is missing or too many, and what to say there. */
export interface MisplacedBracket {
  offset: number;
  words: Words;
}

/** A bracket that is open, with its line (from 1) and how far that line is indented. */
interface Open {
  sign: string;
  line: number;
  indent: number;
}

const closingOf: Record<string, string> = { "{": "}", "[": "]" };
const isClosing = (sign: string): boolean => sign === "}" || sign === "]";

/**
 * Where brackets and indentation disagree first, in a text that has not as many closing brackets as opening ones: a parser sees that only
 * where the text ends, often hundreds of lines below. Undefined where brackets match or indentation does not tell.
 */
export function misplacedBracket(text: string): MisplacedBracket | undefined {
  const open: Open[] = [];
  let found: MisplacedBracket | undefined;
  let [depth, line, indent] = [0, 0, 0];
  const scanner = createScanner(text, true);
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    // A text begins with its quote, so that brackets within are not taken for some.
    const sign = text[offset] ?? "";
    const startsLine = scanner.getTokenStartLine() >= line;
    if (startsLine) [line, indent] = [scanner.getTokenStartLine() + 1, scanner.getTokenStartCharacter()];
    const last = open.at(-1);
    const words = startsLine && last && disagreement(sign, indent, last);
    if (words) found ??= { offset, words };
    if (sign in closingOf) {
      open.push({ sign, line, indent });
      depth++;
    } else if (isClosing(sign)) {
      open.pop();
      depth--;
    }
  }
  return depth === 0 ? undefined : found;
}

/** What is said of a line that begins with this, below the bracket that is open; undefined where it stands as it should. */
function disagreement(sign: string, indent: number, last: Open): Words | undefined {
  const closing = closingOf[last.sign] ?? "";
  const missing = {
    zh: `此处之前缺少 ${closing}：第 ${last.line} 行的 ${last.sign} 没有结束`,
    en: `${closing} is missing before this: the ${last.sign} in line ${last.line} is not closed`,
  };
  if (!isClosing(sign)) return indent <= last.indent ? missing : undefined;
  if (indent < last.indent) return missing;
  return indent > last.indent
    ? {
        zh: "此处的括号是否多余？其缩进与对应的开括号不一致",
        en: "is this bracket one too many? It is not indented as the one it closes",
      }
    : undefined;
}
