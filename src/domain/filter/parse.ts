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
import { type Named, Reader } from "./reader";
import { type Token, tokensOf } from "./tokens";
import { isReversed } from "../range-order";
import { rangeOf, readValue } from "./values";
import type { Vocabulary } from "./vocabulary";

/** Why a text is no filter. */
export type FilterMistakeReason =
  /** A quotation mark or a bracket without its end. */
  | "unclosed"
  /** Something that nothing can be made of in this place. */
  | "unexpected"
  | "unknownProperty"
  /** Nothing stands where a condition should: behind "and", "or" or an opening bracket. */
  | "missingCondition"
  /** "not" before a condition or a group: a condition is turned round by its operator. */
  | "negation"
  /** The property cannot be compared so. */
  | "wrongOperator"
  | "missingValue"
  /** The property has no such value. */
  | "wrongValue"
  | "notNumber"
  | "notDate"
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

/** What is wrong with a value that a property cannot have. */
function wrongValueOf({ kind }: FilterProperty): FilterMistakeReason {
  if (kind === "number") return "notNumber";
  return kind === "day" || kind === "moment" ? "notDate" : "wrongValue";
}

/** Whether some words begin with one that turns round what follows, in languages of conditions that others know. */
function isNegation(words: string): boolean {
  return /^(not|非)(\s|$)/i.test(words);
}

class Mistake extends Error {
  readonly mistake: FilterMistake;

  constructor(mistake: FilterMistake) {
    super(mistake.reason);
    this.mistake = mistake;
  }
}

class Parser {
  private depth = 0;
  private conditions = 0;
  private readonly reader: Reader;
  private readonly vocabulary: Vocabulary;
  private readonly end: number;

  constructor(tokens: readonly Token[], vocabulary: Vocabulary, end: number) {
    this.reader = new Reader(tokens, vocabulary.properties);
    this.vocabulary = vocabulary;
    this.end = end;
  }

  all(): RowFilter | undefined {
    const filter = this.joined("or");
    if (!this.reader.isDone) throw this.mistake("unexpected", this.reader.at);
    return filter;
  }

  /** Filters with "or" between, each of which are filters with "and" between. */
  private joined(kind: "or" | "and"): RowFilter | undefined {
    const next = (): RowFilter | undefined => (kind === "or" ? this.joined("and") : this.term());
    const parts = [next()];
    while (this.reader.join() === kind) {
      this.reader.at += 1;
      parts.push(next());
    }
    return joined(
      kind,
      parts.filter((part) => part !== undefined),
    );
  }

  private term(): RowFilter | undefined {
    if (this.reader.isSign("(")) return this.group();
    this.conditions += 1;
    if (this.conditions > filterLimits.conditions) throw this.mistake("tooLong", this.reader.at);
    const named = this.reader.named();
    const operator = named && this.reader.operatorAt(named.after);
    return named && operator ? this.condition(named, operator) : this.text();
  }

  private group(): RowFilter | undefined {
    const opened = this.reader.at;
    this.reader.at += 1;
    this.depth += 1;
    if (this.depth > filterLimits.depth) throw this.mistake("tooLong", opened);
    const inside = this.joined("or");
    if (!this.reader.isSign(")"))
      throw this.mistake(!this.reader.isDone ? "unexpected" : "unclosed", this.reader.at, opened);
    this.reader.at += 1;
    this.depth -= 1;
    return inside;
  }

  private condition({ property, key, from }: Named, found: { operator: Operator; after: number }): Condition {
    const begun = this.reader.at;
    this.reader.at = found.after;
    const takesValues = valuesOf(found.operator).most > 0;
    const { values, isRange } = takesValues ? this.values(property, begun) : { values: [], isRange: false };
    const operator = isRange && found.operator === "is" ? "between" : found.operator;
    const fault = (reason: FilterMistakeReason): Mistake =>
      this.mistake(reason, from, this.reader.at - 1, property.name);
    if (!operatorsOf(property).includes(operator) || (isRange && operator !== "between")) throw fault("wrongOperator");
    if (values.length > valuesOf(operator, property).most) throw fault("tooManyValues");
    if (isRange && isReversed(values, rangeOf(property))) throw fault("wrongOrder");
    return {
      kind: "condition",
      property: property.name,
      ...(key !== undefined && { key }),
      operator,
      values: isRange ? values : [...new Set(values)],
    };
  }

  private values(property: FilterProperty, begun: number): { values: string[]; isRange: boolean } {
    const inBrackets = this.reader.isSign("(");
    const opened = this.reader.at;
    if (inBrackets) this.reader.at += 1;
    const values = [this.value(property, begun)];
    const isRange = this.reader.isSign("..");
    while (this.reader.isSign(isRange ? ".." : ",")) {
      this.reader.at += 1;
      values.push(this.value(property, begun));
    }
    if (inBrackets) {
      if (!this.reader.isSign(")")) throw this.mistake("unclosed", this.reader.at, opened);
      this.reader.at += 1;
    }
    return { values, isRange };
  }

  private value(property: FilterProperty, begun: number): string {
    const from = this.reader.at;
    const text = this.reader.phrase();
    if (text === undefined) throw this.mistake("missingValue", begun, this.reader.at - 1, property.name);
    const value = readValue(property, text);
    if (value === undefined) throw this.mistake(wrongValueOf(property), from, this.reader.at - 1, property.name);
    return value;
  }

  private text(): RowFilter {
    const from = this.reader.at;
    const text = this.reader.phrase();
    if (text === undefined) throw this.mistake(this.reader.isDone ? "missingCondition" : "unexpected", this.reader.at);
    const isCompared = !this.reader.isDone && this.reader.operatorAt(this.reader.at) !== undefined;
    if (isNegation(text) && (isCompared || this.reader.isSign("("))) throw this.mistake("negation", from);
    if (isCompared) throw this.mistake("unknownProperty", from, this.reader.at - 1);
    if (this.vocabulary.searched.length === 0) throw this.mistake("noSearch", from, this.reader.at - 1);
    return { kind: "text", text };
  }

  /** A mistake from one token to another, the end of the text where there is none. */
  private mistake(reason: FilterMistakeReason, first: number, last = first, property?: string): Mistake {
    const [one, other] = [this.reader.tokens[Math.min(first, last)], this.reader.tokens[Math.max(first, last)]];
    const from = one?.from ?? this.end;
    return new Mistake({ reason, from, to: other?.to ?? this.end, ...(property !== undefined && { property }) });
  }
}
