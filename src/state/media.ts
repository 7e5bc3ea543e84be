import { useSyncExternalStore } from "react";

/** A media query of the window, and who follows it. */
interface Media {
  matches(): boolean;
  follow(tell: () => void): () => void;
}

const known = new Map<string, Media>();

/**
 * What a media query says. Kept at hand from the first time on, for the window's life: each asking of the browser may have it lay
 * out the page at once.
 * @param query such as "(min-width: 1280px)"
 * @returns false where there are no media queries
 */
export function matchesMedia(query: string): boolean {
  return mediaOf(query).matches();
}

/** The same, followed. */
export function useMedia(query: string): boolean {
  const { follow, matches } = mediaOf(query);
  return useSyncExternalStore(follow, matches);
}

function mediaOf(query: string): Media {
  const media = known.get(query) ?? watch(query);
  known.set(query, media);
  return media;
}

function watch(query: string): Media {
  const list = globalThis.matchMedia?.(query);
  const listeners = new Set<() => void>();
  let matches = list?.matches ?? false;
  list?.addEventListener("change", (event) => {
    matches = event.matches;
    for (const tell of listeners) tell();
  });
  return {
    matches: () => matches,
    follow(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}
