import { makeAutoObservable } from "mobx";
import type { SafeStorage } from "./storage";

/** So many pages are remembered as visited last. */
const RECENT = 8;
/** So many favourites there may be. */
const FAVOURITES = 30;

/** The pages somebody visited last, and those marked as favourites; by path, on this device, each user's own. */
export class Visits {
  /** Paths below the base, the last visited first. */
  recent: string[] = [];
  /** Paths below the base, in the order they were marked. */
  favourites: string[] = [];
  private userId: number | undefined = undefined;
  private readonly storage: SafeStorage;

  constructor(storage: SafeStorage) {
    this.storage = storage;
    makeAutoObservable<this, "storage">(this, { storage: false }, { autoBind: true });
  }

  /** From now on it is this user's pages; nobody's where undefined. */
  follow(userId: number | undefined): void {
    if (this.userId === userId) return;
    this.userId = userId;
    this.recent = this.read("recent");
    this.favourites = this.read("favourites");
  }

  /** A page was visited. */
  visit(path: string): void {
    if (this.recent[0] === path) return;
    this.recent = [path, ...this.recent.filter((other) => other !== path)].slice(0, RECENT);
    this.keep("recent", this.recent);
  }

  /** Marks a page as a favourite, or no longer. */
  toggleFavourite(path: string): void {
    const without = this.favourites.filter((other) => other !== path);
    this.favourites = without.length < this.favourites.length ? without : [...without, path].slice(-FAVOURITES);
    this.keep("favourites", this.favourites);
  }

  private read(name: string): string[] {
    if (this.userId === undefined) return [];
    try {
      const value: unknown = JSON.parse(this.storage.get(this.key(name)) ?? "[]");
      return Array.isArray(value)
        ? value.filter((path): path is string => typeof path === "string" && path.startsWith("/"))
        : [];
    } catch {
      return [];
    }
  }

  private keep(name: string, paths: readonly string[]): void {
    if (this.userId !== undefined) this.storage.set(this.key(name), JSON.stringify(paths));
  }

  private key(name: string): string {
    return `${name}.${this.userId}`;
  }
}
