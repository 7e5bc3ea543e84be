import type { Words } from "../model/words";

/** Something that is found by its words. */
export interface Named {
  words: Words;
  /** Where it stands: the menu entries above it. */
  trail: readonly Words[];
  /** Address by which it is known. */
  path?: string;
}

/** What fits: each word typed stands in the name, the trail or the address, in either language; best first. */
export function findByWords<T extends Named>(items: readonly T[], text: string): T[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [...items];
  const ranked = items.flatMap((item, position) => {
    const name = both(item.words);
    const whole = [name, ...item.trail.map(both), item.path?.toLowerCase() ?? ""].join(" ");
    if (!words.every((word) => whole.includes(word))) return [];
    const begins = [item.words.zh, item.words.en].some((title) => title.toLowerCase().startsWith(first));
    return [{ item, rank: begins ? 0 : words.every((word) => name.includes(word)) ? 1 : 2, position }];
  });
  return ranked.sort((a, b) => a.rank - b.rank || a.position - b.position).map(({ item }) => item);
}

function both({ zh, en }: Words): string {
  return `${zh} ${en}`.toLowerCase();
}
