/** In which order a user has the cards of home, by name, and which are hidden. */
export interface Arrangement {
  shown: string[];
  hidden: string[];
}

/** Of a card what its place depends on. */
export interface Placed {
  name: string;
  /** Hidden until the user adds it. */
  hidden?: boolean;
}

/**
 * What the user has saved, brought in line with the cards that there are: names of cards that are gone are dropped, new cards stand
 * behind the card that config has before them, or are hidden where config says so. Whatever is not an arrangement counts as none.
 */
export function arrange(cards: readonly Placed[], saved: unknown): Arrangement {
  const names = cards.map(({ name }) => name);
  const { shown, hidden } = readSaved(saved);
  const kept = new Set(shown.filter((name) => names.includes(name)));
  const away = new Set(hidden.filter((name) => names.includes(name) && !kept.has(name)));
  const order = [...kept];
  for (const [index, card] of cards.entries()) {
    if (kept.has(card.name) || away.has(card.name)) continue;
    if (card.hidden) away.add(card.name);
    else order.splice(placeBehind(names.slice(0, index), order), 0, card.name);
  }
  return { shown: order, hidden: [...away] };
}

/** With a card one place earlier or later among those that the user may see; others keep their places. */
export function withMoved(
  { shown, hidden }: Arrangement,
  name: string,
  to: "earlier" | "later",
  seen: readonly string[],
): Arrangement {
  const among = shown.filter((each) => seen.includes(each));
  const other = among[among.indexOf(name) + (to === "earlier" ? -1 : 1)];
  if (other === undefined || !among.includes(name)) return { shown, hidden };
  const swapped: Record<string, string> = { [name]: other, [other]: name };
  return { shown: shown.map((each) => swapped[each] ?? each), hidden };
}

/** Without a card. */
export function withHidden({ shown, hidden }: Arrangement, name: string): Arrangement {
  return { shown: shown.filter((each) => each !== name), hidden: [...hidden, name] };
}

/** With a hidden card, behind all others. */
export function withAdded({ shown, hidden }: Arrangement, name: string): Arrangement {
  return { shown: [...shown, name], hidden: hidden.filter((each) => each !== name) };
}

/** Behind the last of those before it that is shown. */
function placeBehind(before: readonly string[], order: readonly string[]): number {
  const nearest = before.findLast((name) => order.includes(name));
  return nearest === undefined ? 0 : order.indexOf(nearest) + 1;
}

function readSaved(saved: unknown): Arrangement {
  const { shown, hidden } = (typeof saved === "object" && saved !== null ? saved : {}) as Partial<
    Record<keyof Arrangement, unknown>
  >;
  return { shown: textsOf(shown), hidden: textsOf(hidden) };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}
