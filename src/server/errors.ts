import { amountText } from "../domain/money";
import { plainReading } from "../domain/reading";
import { errorCatalogue, type ErrorName } from "./error-catalogue";

/** A text in both languages of the product. */
export interface Words {
  zh: string;
  en: string;
}

/** One field of a request that was refused, named as in the request. */
export interface FieldError {
  field: string;
  words: Words;
}

/**
 * Values for the `{placeholders}` of a catalogue text; words stand in the text's language. `{due:amount}` takes CNY as the API writes it, and
 * shows "¥1,234.50".
 */
export type ErrorValues = Record<string, string | number | Words>;

/**
 * An answer other than 200: the envelope carries its code and its message in the caller's language.
 * Only texts of the catalogue reach the caller, so no SQL, stack or path can.
 */
export class AnswerError extends Error {
  /** Code of the envelope (specification §8). */
  readonly code: number;
  /** Message in both languages. */
  readonly words: Words;
  /** The refused fields, for a form to show beside them. */
  readonly errors: FieldError[] | undefined;

  constructor(code: number, words: Words, errors?: FieldError[]) {
    super(words.en);
    this.name = "AnswerError";
    this.code = code;
    this.words = words;
    this.errors = errors;
  }
}

/** An outside service does not answer: the caller is told so as the catalogue has it, and the message goes to the log. */
export class ServiceOutage extends Error {
  /** What the caller is told. */
  readonly refusal: ErrorName;

  constructor(refusal: ErrorName, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "ServiceOutage";
    this.refusal = refusal;
  }
}

/**
 * The error of the catalogue with this name. `values` fill its placeholders; `field` names the refused
 * field of the request where it differs from the catalogue's.
 */
export function refuse(name: ErrorName, values: ErrorValues = {}, field?: string): AnswerError {
  const entry: { code: number; zh: string; en: string; field?: string } = errorCatalogue[name];
  const words = { zh: fill(entry.zh, values, "zh"), en: fill(entry.en, values, "en") };
  const at = field ?? entry.field;
  return new AnswerError(entry.code, words, at ? [{ field: at, words }] : undefined);
}

function fill(text: string, values: ErrorValues, language: keyof Words): string {
  return text.replace(/\{(\w+)(:amount)?\}/g, (placeholder, key: string, isAmount?: string) => {
    const value = values[key];
    const said = String((typeof value === "object" ? value[language] : value) ?? placeholder);
    return isAmount ? amountText(said, plainReading) : said;
  });
}
