import { placeOf } from "../../domain/address-key";
import { codesOf } from "../../domain/menu";
import type { Mode } from "../../model/config/mode";
import type {
  Directory,
  DirectoryPart,
  Manifest,
  MenuEntry,
  ResolvedMenu,
  ResolvedRoute,
  ResolvedScreen,
} from "../../model/resolved";
import type { Words } from "../../model/words";
import type { BareManifest } from "../manifest/manifest";
import { once } from "../read/once";
import { type EmittedFile, partChunk } from "./chunk";
import type { Tools } from "./tools";

/** Up to so many addresses the manifest names them all. */
const MOST_AT_ONCE = 120;

/** So many addresses are in one part of the directory. */
const IN_PART = 32;

/** What the browser loads first, and the chunks that hold the rest of it. */
export interface Divided {
  manifest: Pick<Manifest, "menus" | "routes" | "screens" | "directory">;
  chunks: EmittedFile[];
}

/**
 * Keeps the first load from growing with the number of screens. Where there are many addresses, the manifest keeps the top of the
 * menus and the addresses without a screen; all others lie in parts, each with everything that one of its addresses needs:
 * the menu group it stands in, its tabs, the chunks of related subjects, words of codes.
 */
export function divide(
  tools: Tools,
  manifest: BareManifest,
  screens: Record<string, string>,
  resolved: readonly ResolvedScreen[],
  address: (chunk: EmittedFile) => string,
): Divided {
  const { menus, routes } = manifest;
  if (routes.length <= MOST_AT_ONCE) return { manifest: { menus, routes, screens }, chunks: [] };
  const kept = routes.filter((route) => route.subject === undefined || route.page !== undefined);
  const subjects = new Map(resolved.map((screen) => [screen.subject, screen]));
  const parts = sliced(
    routes.filter((route) => !kept.includes(route)).sort((a, b) => compare(placeOf(a.path), placeOf(b.path))),
  ).map((part) => ({
    from: placeOf(part[0]?.path ?? ""),
    chunk: partChunk(tools, "addresses", partOf(part, manifest, screens, subjects)),
  }));
  const whole = partChunk(tools, "addresses", {
    routes,
    screens,
    groups: { 1: groupsOf(menus[1], () => true), 2: groupsOf(menus[2], () => true) },
    codes: {},
  } satisfies DirectoryPart);
  const directory: Directory = { parts: parts.map(({ from, chunk }) => [from, address(chunk)]), whole: address(whole) };
  const folded = { 1: fold(menus[1]), 2: fold(menus[2]) };
  return {
    manifest: { menus: folded, routes: kept, screens: {}, directory },
    chunks: [...parts.map(({ chunk }) => chunk), whole],
  };
}

/** Consecutive addresses; those that are looked up alike stay together. */
function sliced(routes: readonly ResolvedRoute[]): ResolvedRoute[][] {
  const parts: ResolvedRoute[][] = [];
  for (const route of routes) {
    const last = parts.at(-1);
    const alike = last && placeOf(last.at(-1)?.path ?? "") === placeOf(route.path);
    if (last && (last.length < IN_PART || alike)) last.push(route);
    else parts.push([route]);
  }
  return parts;
}

function partOf(
  own: readonly ResolvedRoute[],
  { menus, routes, menuRules }: BareManifest,
  screens: Record<string, string>,
  all: ReadonlyMap<string, ResolvedScreen>,
): DirectoryPart {
  const codes = new Set(own.flatMap(({ menu, permission }) => [...(menu === undefined ? [] : [menu]), ...permission]));
  const paths = new Set(own.map(({ path }) => path));
  const holds = (entry: MenuEntry): boolean => {
    const within = namedBelow(entry);
    return within.codes.some((code) => codes.has(code)) || within.tabs.some((path) => paths.has(path));
  };
  const groups: Record<Mode, Record<string, MenuEntry[]>> = {
    1: groupsOf(menus[1], holds),
    2: groupsOf(menus[2], holds),
  };
  const subjects = related(
    own.flatMap(({ subject }) => subject ?? []),
    all,
  );
  const shown = [...subjects].flatMap((subject) => all.get(subject) ?? []);
  const mentioned = new Set([
    ...tabsOf([...menus[1].entries, ...menus[2].entries].filter(holds)),
    ...shown.flatMap((screen) => namedIn(screen).addresses),
  ]);
  const words = wordsInMenus(menus);
  const named = shown.flatMap((screen) => namedIn(screen).codes).filter((code) => menuRules.codes[code] === undefined);
  return {
    routes: [...own, ...routes.filter(({ path }) => mentioned.has(path) && !paths.has(path))],
    screens: Object.fromEntries(
      [...subjects].flatMap((subject) => (screens[subject] === undefined ? [] : [[subject, screens[subject]]])),
    ),
    groups,
    codes: Object.fromEntries(named.flatMap((code): [string, Words][] => (words[code] ? [[code, words[code]]] : []))),
  };
}

/** These subjects and those whose views they show or open, and so on. */
function related(subjects: readonly string[], all: ReadonlyMap<string, ResolvedScreen>): Set<string> {
  const found = new Set(subjects);
  for (const subject of found) {
    const screen = all.get(subject);
    for (const other of screen ? namedIn(screen).subjects : []) if (all.has(other)) found.add(other);
  }
  return found;
}

/** The subjects, addresses and codes that a screen names, read once for all parts that ask. */
const namedIn = once(({ views, guests }: ResolvedScreen) => {
  const inViews = textsUnder(views, ["screen", "route", "permission", "admits"]);
  return {
    subjects: [...inViews.screen, ...textsUnder(guests, ["screen"]).screen],
    addresses: inViews.route,
    codes: [...inViews.permission, ...inViews.admits],
  };
});

/** Every text, also in lists, that stands under one of these keys anywhere in a value, by the key. */
function textsUnder<Key extends string>(root: unknown, keys: readonly Key[]): Record<Key, string[]> {
  const found = Object.fromEntries(keys.map((key) => [key, [] as string[]])) as Record<Key, string[]>;
  const take = (value: unknown, texts: string[]): void => {
    if (typeof value === "string") texts.push(value);
    else if (Array.isArray(value)) for (const inner of value) take(inner, texts);
  };
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const key of keys) take((value as Record<string, unknown>)[key], found[key]);
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(root);
  return found;
}

/** The codes and tabs of an entry with all below it; asked by every part. */
const namedBelow = once((entry: MenuEntry) => ({ codes: codesOf([entry]), tabs: tabsOf([entry]) }));

function groupsOf({ entries }: ResolvedMenu, wanted: (entry: MenuEntry) => boolean): Record<string, MenuEntry[]> {
  return Object.fromEntries(
    entries.flatMap((entry) => (entry.children && wanted(entry) ? [[entry.code, entry.children]] : [])),
  );
}

function fold(menu: ResolvedMenu): ResolvedMenu {
  const entries = menu.entries.map(({ children, ...entry }): MenuEntry =>
    children ? { ...entry, folded: true } : entry,
  );
  return { ...menu, entries };
}

function tabsOf(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap(({ tabs = [], children = [] }) => [...tabs, ...tabsOf(children)]);
}

const wordsInMenus = once((menus: BareManifest["menus"]) => wordsOfCodes([...menus[1].entries, ...menus[2].entries]));

function wordsOfCodes(entries: readonly MenuEntry[]): Record<string, Words> {
  return Object.assign(
    {},
    ...entries.map((entry) => ({ ...wordsOfCodes(entry.children ?? []), [entry.code]: entry.words })),
  ) as Record<string, Words>;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
