import { decideCode, headerRuleOf } from "../../domain/decided";
import { codesOf } from "../../domain/menu";
import { isOffered } from "../../domain/offered";
import type { HeaderEntry, Manifest, MenuEntry } from "../../model/resolved";
import type { Sources } from "../../model/sources";
import { headerOf, menuOf, type Visitor } from "../../state/access";
import type { SessionFacts } from "../../state/session";
import { type Because, type Finding, missingReasons, placeOf } from "./findings";

/** Who looks at which console, and where what it shows stands in config. */
export interface Explained {
  manifest: Manifest;
  session: Visitor;
  sources: Sources;
}

/** The entries of left menu and header that the user does not see, and why. */
export function hiddenEntries(explained: Explained): Finding[] {
  const { manifest, session } = explained;
  const { facts, mode } = session;
  if (!facts) return [];
  const visible = new Set(codesOf(menuOf(manifest, session)));
  const isClosed = ({ code }: MenuEntry): boolean => !decideCode(code, manifest.menuRules.rules, facts).shown;
  const header = new Set(headerOf(manifest, session).map(({ name }) => name));
  return [
    ...hiddenIn(manifest.menus[mode].entries, visible, isClosed).map((entry) => hiddenEntry(entry, explained, facts)),
    ...manifest.menus[mode].header
      .filter(({ name }) => !header.has(name))
      .map((entry) => hiddenHeader(entry, explained, facts)),
  ];
}

/** What decides whether a code is open: the last rule that has a say in it, or else holding the code. */
export function codeReason(code: string, { manifest, sources }: Explained, facts: SessionFacts): Because {
  const { held, rule } = decideCode(code, manifest.menuRules.rules, facts);
  return ruleReason(sources.menuRules.file, sources.menuRules.rules, rule) ?? { kind: "codes", codes: [code], held };
}

/** A rule as a reason; undefined where there is none. */
export function ruleReason(
  file: string,
  rules: Sources["menuRules"]["rules"],
  rule: number | undefined,
): Because | undefined {
  const source = rule === undefined ? undefined : rules[rule];
  return source && { kind: "rule", why: source.why, place: { file, line: source.line } };
}

/** Those entries that are not visible. What is below one that is closed itself is not looked at: the group decides. */
function hiddenIn(
  entries: readonly MenuEntry[],
  visible: ReadonlySet<string>,
  isClosed: (entry: MenuEntry) => boolean,
): MenuEntry[] {
  return entries.flatMap((entry) => {
    const own = visible.has(entry.code) ? [] : [entry];
    const below = own.length > 0 && isClosed(entry) ? [] : hiddenIn(entry.children ?? [], visible, isClosed);
    return [...own, ...below];
  });
}

function hiddenEntry(entry: MenuEntry, explained: Explained, facts: SessionFacts): Finding {
  const { manifest, session, sources } = explained;
  const source = sources.menus[session.mode];
  const { shown } = decideCode(entry.code, manifest.menuRules.rules, facts);
  return {
    key: `menu ${entry.code}`,
    words: entry.words,
    name: entry.code,
    state: "hidden",
    because: shown ? [elsewise(entry, explained, "noPage")] : [codeReason(entry.code, explained, facts)],
    ...placeOf(source.file, source.entries[entry.code]),
  };
}

function hiddenHeader(entry: HeaderEntry, explained: Explained, facts: SessionFacts): Finding {
  const { session, sources } = explained;
  const source = sources.menus[session.mode];
  return {
    key: `header ${entry.name}`,
    words: entry.words,
    name: entry.code ?? entry.name,
    state: "hidden",
    because: headerReasons(entry, explained, facts),
    ...placeOf(source.file, source.header[entry.name]),
  };
}

/** A rule of the header says when it shows, whatever the code; that the code is held, or not, is told beside it. */
function headerReasons(entry: HeaderEntry, explained: Explained, facts: SessionFacts): Because[] {
  const { manifest, sources } = explained;
  const { code } = entry;
  if (code === undefined || !isOffered(entry, facts.missingProviders ?? []))
    return [elsewise(entry, explained, "closedPage")];
  const { held } = decideCode(code, [], facts);
  const { file, header } = sources.menuRules;
  const rule = ruleReason(file, header, headerRuleOf(code, manifest.menuRules.header));
  const codes: Because = { kind: "codes", codes: [code], held };
  if (rule) return [rule, codes];
  return [held ? elsewise(entry, explained, "closedPage") : codes];
}

/** Why something is not there although no code or rule keeps it away. */
function elsewise(
  { providers }: { providers?: readonly string[] },
  { session }: Explained,
  otherwise: "noPage" | "closedPage",
): Because {
  const [services] = missingReasons(providers, session.facts?.missingProviders ?? []);
  return services ?? { kind: "plain", text: otherwise };
}
