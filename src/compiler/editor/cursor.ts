/** A file as it is typed, saved or not, and where in it: an offset counts UTF-16 units from 0. */
export interface Typed {
  /** Path from the project's root. */
  file: string;
  text: string;
  offset: number;
}

/** Where somebody types a name into a text of JSON, finished or not, and how a name is put there. */
export interface Cursor {
  /** A key is typed, not a value. */
  key: boolean;
  /** What the name takes the place of, as offsets; the two are equal where nothing stands there yet. */
  from: number;
  to: number;
  /** What lacks before the name and behind it: quotes, the colon of a key, the comma before what follows. */
  lead: string;
  tail: string;
}

/** A text that may lack its closing quote, a sign, or anything else: a number, a word without quotes. */
const token = /"(?:[^"\\\n]|\\.)*("?)|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Signs behind which something begins. */
const opening = new Set(["{", "[", ",", ":"]);

/** Where the cursor stands; undefined where no name can, and in what is shown to people. */
export function cursorAt({ text, offset }: Typed): Cursor | undefined {
  const around: string[] = [];
  let last = "";
  const isKey = (): boolean => around.at(-1) === "{" && last !== ":";
  for (const { 0: sign, 1: closing, index } of text.matchAll(token)) {
    const end = index + sign.length;
    if (index >= offset) break;
    if (sign.startsWith('"')) {
      const closed = closing === '"';
      if (closed ? offset < end : offset <= end)
        return isShown(text.slice(0, index)) ? undefined : inText(text, { index, end, closed, offset, key: isKey() });
    } else if (offset <= end && !opening.has(sign)) {
      return opening.has(last) && isWord(sign) ? between(text, index, end, isKey()) : undefined;
    }
    if (sign === "{" || sign === "[") around.push(sign);
    else if (sign === "}" || sign === "]") around.pop();
    last = sign;
  }
  return opening.has(last) && around.length > 0 ? between(text, offset, offset, isKey()) : undefined;
}

/** Puts a name where the cursor stands. */
export function put(text: string, { from, to, lead, tail }: Cursor, name: string): string {
  return text.slice(0, from) + written(name, { lead, tail }) + text.slice(to);
}

/** A name as it is put there. */
export function written(name: string, { lead, tail }: Pick<Cursor, "lead" | "tail">): string {
  return lead + JSON.stringify(name).slice(1, -1) + tail;
}

interface Token {
  index: number;
  end: number;
  closed: boolean;
  offset: number;
  key: boolean;
}

/** Of a text without its closing quote only the word at the cursor belongs to the name: the rest stood there before. */
function inText(text: string, { index, end, closed, offset, key }: Token): Cursor {
  const from = index + 1;
  const to = closed ? end - 1 : offset + (/^[\w-]*/.exec(text.slice(offset))?.[0].length ?? 0);
  const lacking = lackingAfter(text.slice(closed ? end : to), key);
  if (closed && lacking === "") return { key, from, to, lead: "", tail: "" };
  return { key, from, to: closed ? end : to, lead: "", tail: `"${lacking}` };
}

function between(text: string, from: number, to: number, key: boolean): Cursor {
  return { key, from, to, lead: '"', tail: `"${lackingAfter(text.slice(to), key)}` };
}

function lackingAfter(rest: string, key: boolean): string {
  if (key) return /^\s*:/.test(rest) ? "" : ": ";
  return /^\s*["{[\w-]/.test(rest) ? "," : "";
}

/** Texts of either language are no names. */
function isShown(before: string): boolean {
  return /"(?:zh|en)"\s*:\s*$/.test(before);
}

/** What is no number, and no word of JSON itself. */
function isWord(text: string): boolean {
  return !/^(?:-?\d.*|true|false|null)$/.test(text);
}
