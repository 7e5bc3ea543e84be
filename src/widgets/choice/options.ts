import type { ChoiceOption, FetchedChoices, Say } from "../contract";

/** How many found choices are drawn; who needs others types more of the word. */
export const MOST_SHOWN = 100;

/** The choices whose label has every typed word in it, whatever the case; all of them while nothing is typed. */
export function matchingOptions(options: readonly ChoiceOption[], query: string): ChoiceOption[] {
  const words = query
    .normalize("NFKC")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const found = options.filter((option) => {
    const label = option.label.normalize("NFKC").toLowerCase();
    return words.every((word) => label.includes(word));
  });
  return found.slice(0, MOST_SHOWN);
}

/** What stands for a chosen value: its label; while that may still come no code, which would mean nothing to a reader. */
export function shownLabel(value: unknown, label: string | undefined, isLoading: boolean): string {
  return label ?? (isLoading ? "…" : String(value));
}

/** How many choices were found, for screen readers: of many, how many are there so far. */
export function foundCount(count: number, fetched: FetchedChoices | undefined, text: Say): string {
  if (fetched?.state === "loading") return text("input.loading");
  return fetched?.more ? text("input.foundMore", { count, total: fetched.total }) : text("input.found", { count });
}

/** The next or previous place in a list, round its ends. */
export function movedIndex(index: number, step: 1 | -1, length: number): number {
  return length === 0 ? 0 : (index + step + length) % length;
}
