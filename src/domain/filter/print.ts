import type { Language } from "../../model/words";
import type { Condition, FilterProperty, Operator, RowFilter } from "./filter";
import { quoted } from "./tokens";
import { readValue, valueWords } from "./values";
import { isReserved, propertiesBySpelling } from "./vocabulary";
import { joinWords, operatorSigns, operatorSpellings } from "./words";

/**
 * A filter as text, so that `parseFilter` of it is the same filter again: in names and codes, which is how it stands in addresses and calls,
 * or in the words of a language.
 */
export function printFilter(
  filter: RowFilter | undefined,
  properties: readonly FilterProperty[],
  language?: Language,
): string {
  const printer = new Printer(properties, language);
  return filter ? printer.print(filter) : "";
}

/** What a property is written as: its words where they are its own and can be read again, otherwise its name. */
export function spellingOf(
  property: FilterProperty,
  bySpelling: ReadonlyMap<string, FilterProperty>,
  language: Language | undefined,
): string {
  const words = language && property.words?.[language];
  const isOwn = words !== undefined && bySpelling.get(words.toLowerCase()) === property;
  return isOwn && !(property.kind === "tag" && /[\s:：]/u.test(words)) ? words : property.name;
}

class Printer {
  private readonly properties: readonly FilterProperty[];
  private readonly language: Language | undefined;
  private readonly bySpelling: ReadonlyMap<string, FilterProperty>;

  constructor(properties: readonly FilterProperty[], language: Language | undefined) {
    this.properties = properties;
    this.language = language;
    this.bySpelling = propertiesBySpelling(properties);
  }

  print(filter: RowFilter, within?: "and" | "or"): string {
    if (filter.kind === "condition") return this.condition(filter);
    // In quotation marks it can be nothing else, whatever lists there are.
    if (filter.kind === "text") return quoted(filter.text, () => true);
    const word = joinWords[filter.kind][this.language ?? "en"][0] ?? filter.kind;
    const inside = filter.of.map((part) => this.print(part, filter.kind)).join(` ${word} `);
    return filter.kind === "or" && within === "and" ? `(${inside})` : inside;
  }

  private condition({ property: name, key, operator, values }: Condition): string {
    const property = this.properties.find((one) => one.name === name);
    const named = property ? this.nameOf(property) : name;
    const subject = key === undefined ? named : `${named}:${quoted(key, () => true)}`;
    const written = values.map((value) => quoted(property ? this.valueOf(property, value) : value, isReserved));
    const list = operator === "between" ? written.join("..") : written.join(", ");
    return [subject, this.operator(operator), written.length > 1 && operator !== "between" ? `(${list})` : list]
      .filter((part) => part !== "")
      .join(" ");
  }

  private operator(operator: Operator): string {
    if (operator === "between") return operatorSigns.is ?? "";
    return operatorSigns[operator] ?? operatorSpellings[operator][this.language ?? "en"][0] ?? "";
  }

  private nameOf(property: FilterProperty): string {
    const spelling = spellingOf(property, this.bySpelling, this.language);
    return spelling === property.name ? spelling : quoted(spelling, isReserved);
  }

  private valueOf(property: FilterProperty, value: string): string {
    const words = this.language ? valueWords(property, value, this.language) : value;
    return readValue(property, words) === value ? words : value;
  }
}
