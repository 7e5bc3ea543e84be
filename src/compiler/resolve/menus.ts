import type { Mode } from "../../model/config-console";
import type { HeaderEntry, MenuEntry, ResolvedMenu } from "../../model/resolved";
import type { RawEntry } from "../index/menus";
import type { Program } from "../index/program";
import { compact } from "./context";
import { wordsOf } from "./fields";

/** The menus by mode. */
export function resolveMenus({ menus }: Program): Record<Mode, ResolvedMenu> {
  const resolved = menus.map(({ value }): ResolvedMenu => ({
    mode: value.mode,
    title: wordsOf(value),
    entries: value.entries.map(resolveEntry),
    header: value.header.map(resolveHeader),
  }));
  return Object.fromEntries(resolved.map((menu) => [menu.mode, menu])) as Record<Mode, ResolvedMenu>;
}

function resolveEntry(entry: RawEntry): MenuEntry {
  return compact<MenuEntry>({
    code: entry.code,
    words: wordsOf(entry),
    ...(entry.icon === undefined ? {} : { icon: entry.icon }),
    ...(entry.route === undefined ? {} : { route: entry.route }),
    ...(entry.pending ? { pending: true } : {}),
    ...(entry.children ? { children: entry.children.map(resolveEntry) } : {}),
    ...(entry.tabs ? { tabs: entry.tabs } : {}),
  });
}

function resolveHeader(entry: Program["menus"][number]["value"]["header"][number]): HeaderEntry {
  return compact<HeaderEntry>({
    name: entry.name,
    words: wordsOf(entry),
    route: entry.route,
    ...(entry.code === undefined ? {} : { code: entry.code }),
    ...(entry.badge === undefined ? {} : { badge: entry.badge }),
  });
}
