/** A piece of a filter's text. */
export interface Token {
  /** "word": part of a name or value; "quoted": a whole value; "sign": an operator or a bracket. */
  kind: "word" | "quoted" | "sign";
  /** Without quotes; of a sign its usual spelling. */
  text: string;
  /** Where it begins and ends in the text. */
  from: number;
  to: number;
}

/** Signs, the longer ones first, and what people type on a Chinese keyboard for them. */
const signs: readonly (readonly [spelling: string, sign: string])[] = [
  ["!=", "!="],
  ["<>", "!="],
  [">=", ">="],
  ["<=", "<="],
  ["!~", "!~"],
  ["..", ".."],
  ["=", "="],
  [">", ">"],
  ["<", "<"],
  ["~", "~"],
  ["(", "("],
  [")", ")"],
  [",", ","],
  ["≠", "!="],
  ["≥", ">="],
  ["≤", "<="],
  ["＝", "="],
  ["＞", ">"],
  ["＜", "<"],
  ["（", "("],
  ["）", ")"],
  ["，", ","],
  ["、", ","],
];

const quotes = new Map([
  ['"', '"'],
  ["“", "”"],
]);

/**
 * Takes a filter's text apart. A quoted text ends at its quotation mark; within it a backslash takes the next character as it is.
 * @returns undefined in place of a quoted text's end where it has none
 */
export function tokensOf(text: string): { tokens: Token[]; unclosed?: number } {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    if (/\s/.test(character)) {
      at += 1;
      continue;
    }
    const end = quotes.get(character);
    const token = end === undefined ? (signAt(text, at) ?? wordAt(text, at)) : quotedAt(text, at, end);
    if (!token) return { tokens, unclosed: at };
    tokens.push(token);
    at = token.to;
  }
  return { tokens };
}

/** A value as it stands in a filter's text: in quotation marks where it would be read otherwise without. */
export function quoted(value: string, isWord: (text: string) => boolean): string {
  const { tokens } = tokensOf(value);
  const isPlain =
    tokens.length > 0 &&
    tokens.every(({ kind, text }) => kind === "word" && !isWord(text)) &&
    tokens.map(({ text }) => text).join(" ") === value;
  return isPlain ? value : `"${value.replace(/["\\]/g, "\\$&")}"`;
}

function signAt(text: string, at: number): Token | undefined {
  const found = signs.find(([spelling]) => text.startsWith(spelling, at));
  return found && { kind: "sign", text: found[1], from: at, to: at + found[0].length };
}

function wordAt(text: string, at: number): Token {
  let to = at + 1;
  while (to < text.length && !/\s/.test(text.charAt(to)) && !quotes.has(text.charAt(to)) && !signAt(text, to)) to += 1;
  return { kind: "word", text: text.slice(at, to), from: at, to };
}

function quotedAt(text: string, at: number, end: string): Token | undefined {
  let inside = "";
  for (let to = at + 1; to < text.length; to += 1) {
    const character = text.charAt(to);
    if (character === end) return { kind: "quoted", text: inside, from: at, to: to + 1 };
    const isEscaped = character === "\\" && to + 1 < text.length;
    inside += isEscaped ? text.charAt(to + 1) : character;
    if (isEscaped) to += 1;
  }
  return undefined;
}
