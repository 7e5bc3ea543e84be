import {
  type Condition,
  filterLimits,
  type FilterProperty,
  joined,
  type Operator,
  operatorsOf,
  type RowFilter,
  valuesOf,
} from "./filter";
import { type Token, tokensOf } from "./tokens";
import { readValue } from "./values";
import {
  joinOf,
  LONGEST_PHRASE,
  operatorOf,
  operatorOfSign,
  propertiesBySpelling,
  type Vocabulary,
} from "./vocabulary";

/** Why a text is no filter. */
export type FilterMistakeReason =
  /** A quotation mark or a bracket without its end. */
  | "unclosed"
  /** Something that nothing can be made of in this place. */
  | "unexpected"
  | "unknownProperty"
  /** The property cannot be compared so. */
  | "wrongOperator"
  | "missingValue"
  /** The property has no such value. */
  | "wrongValue"
  | "tooManyValues"
  /** From is after to. */
  | "wrongOrder"
  /** This list searches no texts. */
  | "noSearch"
  | "tooLong";

/** A mistake in a filter's text, and where. */
export interface FilterMistake {
  reason: FilterMistakeReason;
  from: number;
  to: number;
  /** The property it is about. */
  property?: string;
}

/** What a text says: a filter, none at all where it is empty, or a mistake. */
export type Parsed = { filter: RowFilter | undefined; mistake?: undefined } | { mistake: FilterMistake };

/**
 * Reads a filter: `status = toPay and (payAmount >= 1000 or name ~ "web")`. Names, values, operators and what joins them may stand in any
 * language of the console.
 */
export function parseFilter(text: string, vocabulary: Vocabulary): Parsed {
  if (text.length > filterLimits.characters) return { mistake: { reason: "tooLong", from: 0, to: text.length } };
  const { tokens, unclosed } = tokensOf(text);
  if (unclosed !== undefined) return { mistake: { reason: "unclosed", from: unclosed, to: text.length } };
  if (tokens.length === 0) return { filter: undefined };
  try {
    return { filter: new Parser(tokens, vocabulary, text.length).all() };
  } catch (error) {
    if (error instanceof Mistake) return { mistake: error.mistake };
    throw error;
  }
}

class Mistake extends Error {
  readonly mistake: FilterMistake;

  constructor(mistake: FilterMistake) {
    super(mistake.reason);
    this.mistake = mistake;
  }
}

class Parser {
  private at = 0;
  private depth = 0;
  private conditions = 0;
  private readonly tokens: readonly Token[];
  private readonly vocabulary: Vocabulary;
  private readonly end: number;
  private readonly properties: ReadonlyMap<string, FilterProperty>;

  constructor(tokens: readonly Token[], vocabulary: Vocabulary, end: number) {
    this.tokens = tokens;
    this.vocabulary = vocabulary;
    this.end = end;
    this.properties = propertiesBySpelling(vocabulary.properties);
  }

  all(): RowFilter | undefined {
    const filter = this.joined("or");
    if (this.at < this.tokens.length) throw this.mistake("unexpected", this.at);
    return filter;
  }

  /** Filters with "or" between, each of which are filters with "and" between. */
  private joined(kind: "or" | "and"): RowFilter | undefined {
    const next = (): RowFilter | undefined => (kind === "or" ? this.joined("and") : this.term());
    const parts = [next()];
    while (this.peekJoin() === kind) {
      this.at += 1;
      parts.push(next());
    }
    return joined(
      kind,
      parts.filter((part) => part !== undefined),
    );
  }

  private term(): RowFilter | undefined {
    if (this.isSign("(")) return this.group();
    this.conditions += 1;
    if (this.conditions > filterLimits.conditions) throw this.mistake("tooLong", this.at);
    const named = this.named();
    const operator = named && this.operatorAt(named.after);
    return named && operator ? this.condition(named, operator) : this.text();
  }

  private group(): RowFilter | undefined {
    const opened = this.at;
    this.at += 1;
    this.depth += 1;
    if (this.depth > filterLimits.depth) throw this.mistake("tooLong", opened);
    const inside = this.joined("or");
    if (!this.isSign(")"))
      throw this.mistake(this.at < this.tokens.length ? "unexpected" : "unclosed", this.at, opened);
    this.at += 1;
    this.depth -= 1;
    return inside;
  }

  /** The property whose spelling begins here, the longest one, and the place behind it. */
  private named(): Named | undefined {
    for (let words = LONGEST_PHRASE; words > 0; words -= 1) {
      const spelling = this.spelling(this.at, words);
      if (spelling === undefined) continue;
      const property = this.properties.get(spelling.toLowerCase());
      if (property && property.kind !== "tag") return { property, from: this.at, after: this.at + words };
    }
    return this.keyed(this.spelling(this.at, 1) ?? "", this.at + 1);
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

  private operatorAt(from: number): { operator: Operator; after: number } | undefined {
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

  private condition({ property, key, from }: Named, found: { operator: Operator; after: number }): Condition {
    const begun = this.at;
    this.at = found.after;
    const takesValues = valuesOf(found.operator).most > 0;
    const { values, isRange } = takesValues ? this.values(property, begun) : { values: [], isRange: false };
    const operator = isRange && found.operator === "is" ? "between" : found.operator;
    const fault = (reason: FilterMistakeReason): Mistake => this.mistake(reason, from, this.at - 1, property.name);
    if (!operatorsOf(property).includes(operator) || (isRange && operator !== "between")) throw fault("wrongOperator");
    if (values.length > valuesOf(operator).most) throw fault("tooManyValues");
    return {
      kind: "condition",
      property: property.name,
      ...(key !== undefined && { key }),
      operator,
      values: isRange ? values : [...new Set(values)],
    };
  }

  private values(property: FilterProperty, begun: number): { values: string[]; isRange: boolean } {
    const inBrackets = this.isSign("(");
    const opened = this.at;
    if (inBrackets) this.at += 1;
    const values = [this.value(property, begun)];
    const isRange = this.isSign("..");
    while (this.isSign(isRange ? ".." : ",")) {
      this.at += 1;
      values.push(this.value(property, begun));
    }
    if (inBrackets) {
      if (!this.isSign(")")) throw this.mistake("unclosed", this.at, opened);
      this.at += 1;
    }
    return { values, isRange };
  }

  private value(property: FilterProperty, begun: number): string {
    const from = this.at;
    const text = this.phrase();
    if (text === undefined) throw this.mistake("missingValue", begun, this.at - 1, property.name);
    const value = readValue(property, text);
    if (value === undefined) throw this.mistake("wrongValue", from, this.at - 1, property.name);
    return value;
  }

  private text(): RowFilter {
    const from = this.at;
    const text = this.phrase();
    if (text === undefined) throw this.mistake("unexpected", this.at);
    if (this.at < this.tokens.length && this.operatorAt(this.at))
      throw this.mistake("unknownProperty", from, this.at - 1);
    if (this.vocabulary.searched.length === 0) throw this.mistake("noSearch", from, this.at - 1);
    return { kind: "text", text };
  }

  /** One quoted text, or all words up to what is none. */
  private phrase(): string | undefined {
    const first = this.tokens[this.at];
    if (first?.kind === "quoted") {
      this.at += 1;
      return first.text;
    }
    const words: string[] = [];
    while (this.tokens[this.at]?.kind === "word" && this.peekJoin() === undefined) {
      if (words.length > 0 && this.operatorAt(this.at)) break;
      words.push(this.tokens[this.at]?.text ?? "");
      this.at += 1;
    }
    return words.length > 0 ? words.join(" ") : undefined;
  }

  private peekJoin(): "and" | "or" | undefined {
    const token = this.tokens[this.at];
    return token?.kind === "word" ? joinOf(token.text) : undefined;
  }

  private isSign(sign: string): boolean {
    const token = this.tokens[this.at];
    return token?.kind === "sign" && token.text === sign;
  }

  /** A mistake from one token to another, the end of the text where there is none. */
  private mistake(reason: FilterMistakeReason, first: number, last = first, property?: string): Mistake {
    const [one, other] = [this.tokens[Math.min(first, last)], this.tokens[Math.max(first, last)]];
    const from = one?.from ?? this.end;
    return new Mistake({ reason, from, to: other?.to ?? this.end, ...(property !== undefined && { property }) });
  }
}

/** A property that is named in the text. */
interface Named {
  property: FilterProperty;
  key?: string;
  from: number;
  /** The place behind its name. */
  after: number;
}
