import type { Point } from "./zoom";

/** What decides how large a map is drawn: how it opens, the whole of it, or what the reader has chosen. */
export type Shows = "opening" | "all" | "chosen";

/** Where a map stood in its frame when it was left, and how large it was. */
export interface KeptPlace extends Point {
  zoom: number;
  shows: Shows;
}

/** So many are kept; the oldest goes first. */
const MOST = 20;

/** By the key of the entry in the browser's history: Back leads to the same place, a new visit begins anew. */
const places = new Map<string, KeptPlace>();

/** Keeps where a map stood. */
export function keepPlace(key: string, place: KeptPlace): void {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MOST && oldest !== undefined) places.delete(oldest);
}

/** Where the map of an entry of the history stood when it was left. */
export function keptPlace(key: string): KeptPlace | undefined {
  return places.get(key);
}
