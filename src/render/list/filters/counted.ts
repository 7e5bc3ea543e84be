import { joined, type RowFilter } from "../../../domain/filter/filter";
import { parseFilter } from "../../../domain/filter/parse";
import { printFilter } from "../../../domain/filter/print";
import { without } from "../../../domain/filter/without";
import type { ListView } from "../../../model/resolved-list";
import { codesVocabulary } from "../../filters/searched";

/** What the text of a list's filter says of the property that is counted. */
export interface SaidOfCounted {
  /** The only value it asks for, as the call has it; null where it says something else of it. */
  value: string | null;
  /** The text without that: what the counts are of. */
  rest: string | undefined;
}

/** Undefined where the text says nothing of the property by itself, or cannot be read. */
export function saidOfCounted({ filterBy }: ListView, text: string, name: string): SaidOfCounted | undefined {
  const { filter } = filterBy ? withoutMistake(parseFilter(text, codesVocabulary(filterBy))) : {};
  if (!filterBy || !filter) return undefined;
  const said = joined(
    "and",
    (filter.kind === "and" ? filter.of : [filter]).filter(
      (part) => part.kind === "condition" && part.property === name,
    ),
  );
  if (!said) return undefined;
  const left = without(filter, name);
  const values = filterBy.properties.find((property) => property.name === name)?.values ?? [];
  const isValue = said.kind === "condition" && said.operator === "is" && said.values.length === 1;
  const value = isValue ? values.find((one) => one.value === said.values[0]) : undefined;
  return {
    value: value ? String(value.code ?? value.value) : null,
    rest: left && printFilter(left, filterBy.properties),
  };
}

function withoutMistake(read: ReturnType<typeof parseFilter>): { filter?: RowFilter | undefined } {
  return read.mistake ? {} : read;
}
