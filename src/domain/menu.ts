import type { Mode } from "../model/config/mode";
import type { HeaderRule, MenuRule } from "../model/config/rules";
import type { HeaderEntry, MenuEntry } from "../model/resolved";
import { isOffered } from "./offered";
import { held } from "./permission";
import { matches } from "./when";

/** What the menu rules look at. */
export interface MenuFacts {
  mode: Mode;
  customType: number;
  accountType: number;
  /** Comma-terminated codes, or containing 'all' or 'channel' (specification §3). */
  authCodes: string;
  /** Outside services the server has not; entries of pages that need one are left out. */
  missingProviders?: readonly string[];
}

/**
 * Whether a code is open to the user. Specification §6: "'all' shows the full menu; otherwise only entries whose code is
 * held"; then the rules of config/rules/menu.json, top to bottom. `only` is the whole of what is left ("a 'channel' user gets
 * only v1, v3, ..."), `hide` takes away, from 'all' too, and so does `showOnly` from those that the rule is not for.
 */
export function codeVisible(code: string, rules: readonly MenuRule[], facts: MenuFacts): boolean {
  const values = whenFacts(facts);
  return rules.reduce(
    (visible, rule) => {
      if (!matches(rule.when, values)) return visible && !rule.showOnly?.includes(code);
      return (rule.only ? rule.only.includes(code) : visible) && !rule.hide?.includes(code);
    },
    held(facts.authCodes, code),
  );
}

/**
 * The entries of the left menu that the user sees. Specification §6: "sub-levels filtered likewise". A group of which no entry
 * is left leads to its own address, or else to the first of its pages that opens: its code is held. It goes where none does.
 * @param opens whether the page at an address opens to the user.
 */
export function visibleMenu(
  entries: readonly MenuEntry[],
  rules: readonly MenuRule[],
  facts: MenuFacts,
  opens: (path: string) => boolean = () => false,
): MenuEntry[] {
  return entries.flatMap((entry) => {
    if (!codeVisible(entry.code, rules, facts) || !isOffered(entry, facts.missingProviders ?? [])) return [];
    if (!entry.children) return [entry];
    const children = visibleMenu(entry.children, rules, facts, opens);
    if (children.length > 0) return [{ ...entry, children }];
    const route = entry.route ?? pagesOf(entry).find(opens);
    return route ? [{ ...withoutChildren(entry), route }] : [];
  });
}

/** The codes of the entries the user sees, parents before children, in the menu's order. */
export function visibleCodes(entries: readonly MenuEntry[], rules: readonly MenuRule[], facts: MenuFacts): string[] {
  return codesOf(visibleMenu(entries, rules, facts));
}

/** The codes of these entries and all below them, parents before children. */
export function codesOf(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap((entry) => [entry.code, ...codesOf(entry.children ?? [])]);
}

/**
 * The entries of the header that the user sees. Specification §6: "Header work orders show when accountType is 0 or v3-5 is
 * held; messages when accountType is 0 or v3-6 is held; neither shows in mode 2." An entry without a code always shows.
 */
export function visibleHeader(
  entries: readonly HeaderEntry[],
  rules: readonly HeaderRule[],
  facts: MenuFacts,
): HeaderEntry[] {
  return entries.filter(({ code, providers = [] }) => {
    if (!isOffered({ providers }, facts.missingProviders ?? [])) return false;
    if (!code) return true;
    const holds = held(facts.authCodes, code);
    const rule = rules.find((candidate) => candidate.code === code);
    if (!rule) return holds;
    return (
      rule.modes.includes(facts.mode) && rule.anyOf.some((when) => matches(when, { ...whenFacts(facts), held: holds }))
    );
  });
}

/** The addresses of an entry: those of its strip of tabs, its own, then those of the entries below it. */
export function pagesOf({ route, tabs = [], children = [] }: MenuEntry): string[] {
  return [...tabs, ...(route ? [route] : []), ...children.flatMap(pagesOf)];
}

/** The facts by the names that `when` uses. */
export function whenFacts(facts: MenuFacts): Record<string, unknown> {
  const { authCodes, missingProviders: _missing, ...rest } = facts;
  return { ...rest, all: authCodes.includes("all"), channel: authCodes.includes("channel") };
}

function withoutChildren(entry: MenuEntry): MenuEntry {
  const { children: _gone, ...rest } = entry;
  return rest;
}
