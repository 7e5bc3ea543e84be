import { createContext, useContext } from "react";
import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from "react-router-dom";

/** What the history needs of a browser window. */
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

/** Answers whether it holds a move up. */
type Holder = (move: Move) => boolean;

/** What stands in an entry of the browser's history. Other keys there, such as the version's mark, are others'. */
interface Entry {
  /** Its place among the console's entries: tells back from forward. */
  idx: number;
  key: string;
  /** The state that a navigation handed over. */
  usr: unknown;
}

/**
 * The browser's history, for the router to go by, whose moves can be held up while there is something to lose. The router's
 * own way to that is its data mode: 15 KB more for every first visit, of which the console would use nothing else.
 */
export class ConsoleHistory implements Navigator {
  /** Where the console is now. */
  place: Place;
  private readonly page: HistoryWindow;
  private readonly listeners = new Set<(place: Place) => void>();
  private readonly holders = new Set<Holder>();
  private index: number;
  /** What the next arrival is where we brought it about: a held move let go, or the way back from one that is held. */
  private expected: "released" | "returned" | undefined;

  constructor(page: HistoryWindow) {
    this.page = page;
    this.index = this.numbered(0);
    this.place = { location: this.read(), action: NavigationType.Pop };
    page.addEventListener("popstate", () => this.arrive());
  }

  /** Hears of each new place from now on. @returns what ends it. */
  listen(listener: (place: Place) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Is asked before each move from now on; leaving the console altogether is the browser's affair. @returns what ends it. */
  hold(holder: Holder): () => void {
    this.holders.add(holder);
    return () => void this.holders.delete(holder);
  }

  push(to: To, state?: unknown): void {
    this.move(to, state, NavigationType.Push);
  }

  replace(to: To, state?: unknown): void {
    this.move(to, state, NavigationType.Replace);
  }

  go(delta: number): void {
    this.page.history.go(delta);
  }

  createHref(to: To): string {
    return typeof to === "string" ? to : createPath(to);
  }

  encodeLocation(to: To): Pick<Location, "pathname" | "search" | "hash"> {
    const { pathname, search, hash } = new URL(this.createHref(to), this.page.location.origin);
    return { pathname, search, hash };
  }

  private move(to: To, state: unknown, action: NavigationType.Push | NavigationType.Replace): void {
    const { pathname } = this.place.location;
    const path = { pathname, search: "", hash: "", ...(typeof to === "string" ? parsePath(to) : to) };
    const location: Location = { ...path, state: state ?? null, key: randomKey() };
    const perform = (): void => {
      if (action === NavigationType.Push) this.index += 1;
      const entry: Entry = { idx: this.index, key: location.key, usr: location.state };
      if (action === NavigationType.Push) this.page.history.pushState(entry, "", this.createHref(location));
      else this.page.history.replaceState(entry, "", this.createHref(location));
      this.settle({ location, action });
    };
    if (!this.isHeld(location, perform)) perform();
  }

  /** The browser went back or forward, or to an entry it made itself. */
  private arrive(): void {
    const { expected } = this;
    this.expected = undefined;
    if (expected === "returned") return;
    // A link to a place on the page makes an entry without number: it comes after the one we are at.
    const index = this.numbered(this.index + 1);
    const [delta, location] = [index - this.index, this.read()];
    const release = (): void => {
      this.expected = "released";
      this.go(delta);
    };
    if (expected !== "released" && this.isHeld(location, release)) {
      this.expected = "returned";
      this.go(-delta);
      return;
    }
    this.index = index;
    this.settle({ location, action: NavigationType.Pop });
  }

  private isHeld(to: Location, proceed: () => void): boolean {
    const move: Move = { from: this.place.location, to, proceed };
    return [...this.holders].some((holder) => holder(move));
  }

  private settle(place: Place): void {
    this.place = place;
    for (const listener of this.listeners) listener(place);
  }

  /** The number of the present entry; one that has none gets this. */
  private numbered(number: number): number {
    const entry = this.entry();
    if (entry.idx !== undefined) return entry.idx;
    this.page.history.replaceState({ ...entry, idx: number }, "");
    return number;
  }

  private read(): Location {
    const { pathname, search, hash } = this.page.location;
    const { usr = null, key = "default" } = this.entry();
    return { pathname, search, hash, state: usr, key };
  }

  private entry(): Partial<Entry> {
    const state: unknown = this.page.history.state;
    return typeof state === "object" && state !== null ? state : {};
  }
}

/** The history around the component; set by the shell. */
export const HistoryContext = createContext<ConsoleHistory | undefined>(undefined);

/** The history that the console's router goes by. */
export function useHistory(): ConsoleHistory {
  const history = useContext(HistoryContext);
  if (!history) throw new Error("useHistory needs a HistoryContext above it.");
  return history;
}

function randomKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
