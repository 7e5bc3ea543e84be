import type { FilterProperty, Operator } from "./filter";
import type { Token } from "./tokens";
import { joinOf, LONGEST_PHRASE, operatorOf, operatorOfSign, propertiesBySpelling } from "./vocabulary";

/** A property that is named in a text. */
export interface Named {
  property: FilterProperty;
  /** Of a tag: which one. */
  key?: string;
  /** The place of the first token of its name, and that behind the last. */
  from: number;
  after: number;
}

/** Walks over the tokens of a filter's text and says what stands where it is. Places are those of tokens. */
export class Reader {
  at = 0;
  readonly tokens: readonly Token[];
  private readonly properties: ReadonlyMap<string, FilterProperty>;

  constructor(tokens: readonly Token[], properties: readonly FilterProperty[]) {
    this.tokens = tokens;
    this.properties = propertiesBySpelling(properties);
  }

  /** Nothing is left. */
  get isDone(): boolean {
    return this.at >= this.tokens.length;
  }

  /** The property whose spelling begins here, the longest one. */
  named(): Named | undefined {
    for (let words = LONGEST_PHRASE; words > 0; words -= 1) {
      const spelling = this.spelling(this.at, words);
      if (spelling === undefined) continue;
      const property = this.properties.get(spelling.toLowerCase());
      if (property && property.kind !== "tag") return { property, from: this.at, after: this.at + words };
    }
    return this.keyed(this.spelling(this.at, 1) ?? "", this.at + 1);
  }

  /** The operator at a place, and the place behind it. */
  operatorAt(from: number): { operator: Operator; after: number } | undefined {
    const token = this.tokens[from];
    const bySign = token?.kind === "sign" ? operatorOfSign(token.text) : undefined;
    if (bySign) return { operator: bySign, after: from + 1 };
    for (let words = LONGEST_PHRASE; words > 0; words -= 1) {
      const spelling = token?.kind === "word" ? this.spelling(from, words) : undefined;
      const operator = spelling === undefined ? undefined : operatorOf(spelling);
      if (operator) return { operator, after: from + words };
    }
    return undefined;
  }

  /** Takes one quoted text, or all words up to what is none. */
  phrase(): string | undefined {
    const first = this.tokens[this.at];
    if (first?.kind === "quoted") {
      this.at += 1;
      return first.text;
    }
    const words: string[] = [];
    while (this.tokens[this.at]?.kind === "word" && this.join() === undefined) {
      if (words.length > 0 && this.operatorAt(this.at)) break;
      words.push(this.tokens[this.at]?.text ?? "");
      this.at += 1;
    }
    return words.length > 0 ? words.join(" ") : undefined;
  }

  /** How what is here joins filters, where it does. */
  join(): "and" | "or" | undefined {
    const token = this.tokens[this.at];
    return token?.kind === "word" ? joinOf(token.text) : undefined;
  }

  isSign(sign: string): boolean {
    const token = this.tokens[this.at];
    return token?.kind === "sign" && token.text === sign;
  }

  /** A tag by its key: `tag:owner`, `tag:"cost centre"`. */
  private keyed(spelling: string, after: number): Named | undefined {
    const [, name = "", key = ""] = /^([^:：]+)[:：](.*)$/u.exec(spelling) ?? [];
    const property = this.properties.get(name.toLowerCase());
    if (property?.kind !== "tag") return undefined;
    if (key !== "") return { property, key, from: this.at, after };
    const next = this.tokens[after];
    return next?.kind === "quoted" ? { property, key: next.text, from: this.at, after: after + 1 } : undefined;
  }

  /** So many words from a place on, or one quoted text, with a space between. */
  private spelling(from: number, words: number): string | undefined {
    const some = this.tokens.slice(from, from + words);
    const isQuoted = some.length === 1 && some[0]?.kind === "quoted";
    if (some.length < words || (!isQuoted && some.some(({ kind }) => kind !== "word"))) return undefined;
    return some.map(({ text }) => text).join(" ");
  }
}
