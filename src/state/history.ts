import { createContext, useContext } from "react";
import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from "react-router-dom";

/** What a history needs of a browser window. */
export type HistoryWindow = Pick<Window, "history" | "location" | "addEventListener">;

/** Where the console is, and how it got there. */
export interface Place {
  /** As in the address, base path included. */
  location: Location;
  action: NavigationType;
}

/** A navigation that is about to happen. */
export interface Move {
  from: Location;
  to: Location;
  /** Lets it happen after all, once it was held up. */
  proceed(): void;
}

/**
 * The browser's history, for the router to go by, whose moves can be held up while there is something to lose. The router's
 * own way to that is its data mode: 15 KB more for every first visit, of which the console would use nothing else.
 */
export interface ConsoleHistory extends Navigator {
  /** Where the console is now. */
  readonly place: Place;
  /** Tells of each new place from now on. @returns what ends it. */
  listen(listener: (place: Place) => void): () => void;
  /**
   * Asks before each move from now on: whoever answers true holds it up. Leaving the console altogether is the browser's
   * affair. @returns what ends it.
   */
  hold(holder: (move: Move) => boolean): () => void;
}

/** What stands in an entry of the browser's history. Other keys there, such as the version's mark, are others'. */
interface Entry {
  /** Its number among the console's entries: tells back from forward. */
  idx: number;
  key: string;
  /** The state that a navigation handed over. */
  usr: unknown;
}

/** Follows a window's history; for as long as the window lives. */
export function createHistory(page: HistoryWindow): ConsoleHistory {
  const listeners = new Set<(place: Place) => void>();
  const holders = new Set<(move: Move) => boolean>();
  let number = numbered(page, 0);
  let place: Place = { location: readLocation(page), action: NavigationType.Pop };
  /** What the next arrival is where we brought it about: a held move let go, or the way back from one that is held. */
  let expected: "released" | "returned" | undefined;

  const settle = (next: Place): void => {
    place = next;
    for (const listener of listeners) listener(place);
  };
  const isHeld = (to: Location, proceed: () => void): boolean => {
    const move: Move = { from: place.location, to, proceed };
    return [...holders].some((holder) => holder(move));
  };

  const move = (to: To, state: unknown, action: NavigationType.Push | NavigationType.Replace): void => {
    const { pathname } = place.location;
    const path = { pathname, search: "", hash: "", ...(typeof to === "string" ? parsePath(to) : to) };
    const location: Location = { ...path, state: state ?? null, key: randomKey() };
    const perform = (): void => {
      const pushes = action === NavigationType.Push;
      if (pushes) number += 1;
      const entry: Entry = { idx: number, key: location.key, usr: location.state };
      page.history[pushes ? "pushState" : "replaceState"](entry, "", createPath(location));
      settle({ location, action });
    };
    if (!isHeld(location, perform)) perform();
  };

  /** The browser went back or forward, or to an entry it made itself. */
  const arrive = (): void => {
    const cause = expected;
    expected = undefined;
    if (cause === "returned") return;
    // A link to a place on the page makes an entry without a number: it comes after the one we are at.
    const next = numbered(page, number + 1);
    const [delta, location] = [next - number, readLocation(page)];
    const release = (): void => {
      expected = "released";
      page.history.go(delta);
    };
    if (cause !== "released" && isHeld(location, release)) {
      expected = "returned";
      page.history.go(-delta);
      return;
    }
    number = next;
    settle({ location, action: NavigationType.Pop });
  };
  page.addEventListener("popstate", arrive);

  return {
    get place() {
      return place;
    },
    listen: (listener) => joined(listeners, listener),
    hold: (holder) => joined(holders, holder),
    push: (to, state) => move(to, state, NavigationType.Push),
    replace: (to, state) => move(to, state, NavigationType.Replace),
    go: (delta) => page.history.go(delta),
    createHref: hrefOf,
    encodeLocation: (to) => {
      const { pathname, search, hash } = new URL(hrefOf(to), page.location.origin);
      return { pathname, search, hash };
    },
  };
}

/** The history around the component; set by the shell. */
export const HistoryContext = createContext<ConsoleHistory | undefined>(undefined);

/** The history that the console's router goes by. */
export function useHistory(): ConsoleHistory {
  const history = useContext(HistoryContext);
  if (!history) throw new Error("useHistory needs a HistoryContext above it.");
  return history;
}

/** The number of the present entry; one that has none gets this. */
function numbered(page: HistoryWindow, number: number): number {
  const entry = readEntry(page);
  if (entry.idx !== undefined) return entry.idx;
  page.history.replaceState({ ...entry, idx: number }, "");
  return number;
}

function readLocation(page: HistoryWindow): Location {
  const { pathname, search, hash } = page.location;
  const { usr = null, key = "default" } = readEntry(page);
  return { pathname, search, hash, state: usr, key };
}

function readEntry(page: HistoryWindow): Partial<Entry> {
  const state: unknown = page.history.state;
  return typeof state === "object" && state !== null ? state : {};
}

function hrefOf(to: To): string {
  return typeof to === "string" ? to : createPath(to);
}

function joined<T>(all: Set<T>, one: T): () => void {
  all.add(one);
  return () => void all.delete(one);
}

function randomKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
