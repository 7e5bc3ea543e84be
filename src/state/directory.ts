import { learnOperations } from "../api/known-operations";
import { partAt, possiblePlaces } from "../domain/address-key";
import type { DirectoryPart, Manifest, MenuEntry, ResolvedMenu } from "../model/resolved";
import { once } from "./later";

/** Fetches a chunk by its address; handed in by tests. */
export type LoadChunk = (address: string) => Promise<unknown>;

const importChunk: LoadChunk = (address) => import(/* @vite-ignore */ address) as Promise<unknown>;

/**
 * What is known of the console's addresses. A small console's manifest has them all. A large one's names parts, which are fetched as
 * somebody goes, or may go, to an address in them; the manifest then grows. Whatever needs every address asks for the whole.
 */
export class AddressBook {
  /** Another one whenever more is known. */
  manifest: Manifest;
  private loaders = new Map<string, () => Promise<void>>();
  private readonly known = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private readonly loadChunk: LoadChunk;

  constructor(manifest: Manifest, loadChunk: LoadChunk = importChunk) {
    this.manifest = manifest;
    this.loadChunk = loadChunk;
    learnOperations(manifest.operations);
  }

  /** Calls the listener whenever more is known. @returns what ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Begins anew with another manifest. */
  replace(manifest: Manifest): void {
    this.loaders.clear();
    this.known.clear();
    learnOperations(manifest.operations);
    this.become(manifest);
  }

  /** Whether it can be told what is at a path, even if that is nothing. */
  isKnown(path: string): boolean {
    return this.missing(path).length === 0;
  }

  /** Fetches what tells what is at a path. */
  async load(path: string): Promise<void> {
    // An address without parameters is where the path itself stands: then nothing else need be looked at.
    const [own] = this.missing(path);
    if (own !== undefined) await this.fetch(own);
    await Promise.all(this.missing(path).map((chunk) => this.fetch(chunk)));
  }

  /** Fetches everything there is. */
  async loadAll(): Promise<void> {
    const { directory } = this.manifest;
    if (directory && !this.known.has(directory.whole)) await this.fetch(directory.whole);
  }

  /** The chunks that are still needed to tell what is at a path. */
  private missing(path: string): string[] {
    const { directory, routes } = this.manifest;
    if (!directory || this.known.has(directory.whole) || routes.some((route) => route.path === path)) return [];
    const froms = directory.parts.map(([from]) => from);
    const numbers = new Set(possiblePlaces(path).map((place) => partAt(froms, place)));
    return [...numbers]
      .flatMap((number) => directory.parts[number]?.[1] ?? [])
      .filter((chunk) => !this.known.has(chunk));
  }

  private fetch(chunk: string): Promise<void> {
    const { basePath } = this.manifest.settings;
    const load =
      this.loaders.get(chunk) ??
      once(async () => {
        const { default: part } = (await this.loadChunk(`${basePath}/console/${chunk}`)) as { default: DirectoryPart };
        this.known.add(chunk);
        this.become(grown(this.manifest, part));
      });
    this.loaders.set(chunk, load);
    return load();
  }

  private become(manifest: Manifest): void {
    this.manifest = manifest;
    for (const listener of this.listeners) listener();
  }
}

/** A manifest with what a part of the directory adds. */
export function grown(manifest: Manifest, part: DirectoryPart): Manifest {
  const before = new Set(manifest.routes.map(({ path }) => path));
  const unfold = (menu: ResolvedMenu): ResolvedMenu => ({
    ...menu,
    entries: menu.entries.map((entry) => unfolded(entry, part.groups[menu.mode])),
  });
  return {
    ...manifest,
    routes: [...manifest.routes, ...part.routes.filter(({ path }) => !before.has(path))],
    screens: { ...manifest.screens, ...part.screens },
    menus: { 1: unfold(manifest.menus[1]), 2: unfold(manifest.menus[2]) },
    codeWords: { ...manifest.codeWords, ...part.codes },
  };
}

function unfolded(entry: MenuEntry, groups: Readonly<Record<string, MenuEntry[]>>): MenuEntry {
  const children = groups[entry.code];
  if (!entry.folded || !children) return entry;
  const { folded: _folded, ...rest } = entry;
  return { ...rest, children };
}
