import type { Mode } from "../../model/config/mode";
import type { Badge, HeaderEntry, HeaderLink, MenuEntry, ResolvedMenu } from "../../model/resolved";
import type { RawEntry } from "../index/menus";
import type { Program } from "../index/program";
import type { Scope } from "../index/scope";
import { compact } from "../resolve/context";
import { resolveCounted } from "../resolve/counted";
import { wordsOf } from "../resolve/fields";
import { providersAt } from "../resolve/providers";

/** The menus by mode. */
export function resolveMenus(scope: Scope): Record<Mode, ResolvedMenu> {
  const resolved = scope.program.menus.map(({ value }): ResolvedMenu => ({
    mode: value.mode,
    title: wordsOf(value),
    entries: value.entries.map((entry) => resolveEntry(scope, entry)),
    header: value.header.map((entry) => resolveHeader(scope, entry)),
    headerLinks: (value.headerLinks ?? []).flatMap((name) => resolveHeaderLink(scope, name)),
    headerShows: value.headerShows,
  }));
  return Object.fromEntries(resolved.map((menu) => [menu.mode, menu])) as Record<Mode, ResolvedMenu>;
}

function resolveEntry(scope: Scope, entry: RawEntry): MenuEntry {
  return compact<MenuEntry>({
    code: entry.code,
    words: wordsOf(entry),
    ...(entry.icon === undefined ? {} : { icon: entry.icon }),
    ...(entry.route === undefined ? {} : { route: entry.route }),
    ...(entry.pending ? { pending: true } : {}),
    ...(entry.children ? { children: entry.children.map((child) => resolveEntry(scope, child)) } : {}),
    ...(entry.tabs ? { tabs: entry.tabs } : {}),
    ...(entry.badge ? { badge: resolveRowsBadge(scope, entry.badge) } : {}),
    ...providersAt(scope, entry.route),
  });
}

function resolveRowsBadge(scope: Scope, { zh, en, rows }: NonNullable<RawEntry["badge"]>): Badge | undefined {
  const counted = resolveCounted(scope, rows);
  if (!counted) return undefined;
  const { call, input, permission } = counted;
  return compact<Badge>({ words: { zh, en }, call, input, permission });
}

type RawHeader = Program["menus"][number]["value"]["header"][number];

function resolveHeader(scope: Scope, entry: RawHeader): HeaderEntry {
  return compact<HeaderEntry>({
    name: entry.name,
    words: wordsOf(entry),
    route: entry.route,
    ...(entry.code === undefined ? {} : { code: entry.code }),
    ...(entry.badge === undefined ? {} : { badge: resolveBadge(entry.badge) }),
    ...providersAt(scope, entry.route),
  });
}

function resolveBadge({ zh, en, call, everySeconds }: NonNullable<RawHeader["badge"]>): Badge {
  return { words: { zh, en }, call, ...(everySeconds === undefined ? {} : { everySeconds }) };
}

function resolveHeaderLink({ program }: Scope, name: string): HeaderLink[] {
  const link = program.settings?.value.links[name];
  return link ? [{ name, words: wordsOf(link), url: link.url }] : [];
}
