import { expectedAfter, type FilterOption } from "../../domain/filter/complete";
import { joined, namesIn, type RowFilter } from "../../domain/filter/filter";
import { type FilterMistake, parseFilter } from "../../domain/filter/parse";
import { tokensOf } from "../../domain/filter/tokens";
import { joinOf } from "../../domain/filter/vocabulary";
import type { Line } from "./line";

/** What is typed into: nothing that is there yet, one of the parts, or all of them. */
export type Edited = number | "all" | undefined;

/** Whether values that a filter names are still on their way. */
export function isLoading(filter: RowFilter | undefined, { loading }: Line): boolean {
  return [...namesIn(filter)].some((name) => loading.has(name));
}

/** A text without what joins it with what is there already. */
export function beginning(typed: string): { rest: string; join: "and" | "or" } {
  const [first] = tokensOf(typed).tokens;
  const join = first?.kind === "word" ? joinOf(first.text) : undefined;
  return join && first ? { rest: typed.slice(first.to), join } : { rest: typed, join: "and" };
}

export function shifted(mistake: FilterMistake, by: number): FilterMistake {
  return { ...mistake, from: mistake.from + by, to: mistake.to + by };
}

/** The filter with what was typed: in the place of what was edited, or joined with what is there. */
export function changed({
  filter,
  kind,
  parts,
  edited,
  part,
  join,
  isFree,
}: {
  filter: RowFilter | undefined;
  kind: "and" | "or";
  parts: readonly RowFilter[];
  edited: Edited;
  part: RowFilter | undefined;
  join: "and" | "or";
  isFree: boolean;
}): RowFilter | undefined {
  if (edited === "all") return part;
  // A list that takes each property once takes another value in the place of the one before.
  const kept = part && !isFree ? parts.filter((each) => subjectOf(each) !== subjectOf(part)) : parts;
  if (edited === undefined && kept.length < parts.length) return joined("and", [...kept, ...(part ? [part] : [])]);
  if (edited !== undefined)
    return joined(
      kind,
      parts.flatMap((each, index) => (index === edited ? (part ?? []) : each)),
    );
  return joined(
    join,
    [filter, part].filter((each) => each !== undefined),
  );
}

/** What a part is about: conditions of the same property are. */
export function subjectOf(part: RowFilter): string {
  return part.kind === "condition" ? part.property : part.kind;
}

/**
 * Something that Enter completes although nothing was chosen: a property that is typed as it is called, an operator that is missing, or a
 * value that is only begun. Who looks for a text that a property is called by quotes it.
 */
export function completing(before: string, line: Line, options: readonly FilterOption[]): FilterOption | undefined {
  const { kind, from } = expectedAfter(before, line.properties);
  if (kind === "term") {
    const typed = before.slice(from).trim().toLowerCase();
    return options.find(({ label, others = [] }) => [label, ...others].some((each) => each.toLowerCase() === typed));
  }
  if (kind === "operator") return options[0];
  const isBegun = kind === "value" && parseFilter(beginning(before).rest, line.vocabulary).mistake !== undefined;
  return isBegun ? options[0] : undefined;
}

/** The text at the end of what is typed where it can be searched for as it is; empty where it cannot. */
export function searchable(before: string, line: Line): string {
  const { kind, from } = expectedAfter(before, line.properties);
  const typed = before.slice(from).trim();
  if (kind !== "term" || typed === "") return "";
  const parsed = parseFilter(typed, line.vocabulary);
  return !parsed.mistake && parsed.filter?.kind === "text" ? typed : "";
}

export function moved(active: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active === -1) return by === 1 ? 0 : count - 1;
  return (active + by + count) % count;
}

/** The end of the word that a place is in; the place itself behind a space. */
export function endOfWord(text: string, at: number): number {
  if (at === 0 || /\s/.test(text.charAt(at - 1))) return at;
  const token = tokensOf(text).tokens.find(({ from, to }) => from < at && at <= to);
  return token?.to ?? at;
}
