import type { AnyOf } from "../../domain/permission";
import type { Words } from "../../model/words";
import type { Program } from "../index/program";
import { type Access, accessOf, type Needing, type Reached } from "./access";
import { type Group, groupAround, groupInWords, groupsOf } from "./people";
import { byNumbers } from "./profiles";
import type { ResolvedConsole } from "./resolved";

/** Where the snapshot lies, below the project's root. */
export const snapshotPath = "config/ACCESS.md";

/**
 * Who reaches what, for review: one list for each kind of users that some things are open to, and one for each set of codes that
 * actions and operations need. What is open to the same users stands together, so that a change moves few lines.
 */
export function snapshotOf(console: ResolvedConsole): string {
  const access = accessOf(console);
  const { program } = console.scope;
  const parts = [
    "# Who reaches what\n\nWritten by `npm run access -- --write`; review its differences. `all` and `channel` are what the codes of\na user may contain. Holders of a code hold those above it, too, as roles give them. Actions, fields and operations are given by the\ncodes they need besides the page on which they stand; a field is not there for others.",
    rulesPart(program),
    ...access.dimensions.modes.map((mode) => consolePart(console, access, mode, program)),
    needPart("Actions", access.needing, "action"),
    needPart("Fields", access.needing, "field"),
    needPart("Operations", access.needing, "operation"),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Why there are the rules that decide it. */
function rulesPart({ menuRules, entryRules }: Program): string {
  const reasons = ({ why }: { why: Words }): string => why.en;
  const parts = [
    list("Who comes in", (entryRules?.value.rules ?? []).map(reasons)),
    list("Menu entries", (menuRules?.value.rules ?? []).map(reasons)),
    list("Header entries", (menuRules?.value.header ?? []).map(reasons)),
  ];
  return ["## Rules", ...parts].join("\n\n");
}

function consolePart(console: ResolvedConsole, access: Access, mode: 1 | 2, program: Program): string {
  const own = access.reached.filter(({ profiles }) => [...profiles][0]?.startsWith(`${mode}|`));
  const all = groupAround(own.flatMap(({ kind, profiles }) => (kind === "console" ? [...profiles] : [])));
  const comesIn = peopleOf(
    own.find(({ kind }) => kind === "console")?.profiles ?? new Set(),
    access.dimensions,
    program,
  );
  const things = own.filter(({ kind }) => kind !== "console");
  const lists = grouped(things, ({ profiles }) => peopleOf(profiles, all, program));
  return [
    `## ${console.manifest.menus[mode].title.en}`,
    `Comes in: ${comesIn}.`,
    ...lists.map(([people, reached]) => list(people, reached.map(line))),
  ].join("\n\n");
}

/** Each group of users on its own, behind one another where it takes several. */
function peopleOf(profiles: Reached["profiles"], all: Group, program: Program): string {
  return groupsOf(profiles)
    .map((group) => groupInWords(group, all, program).en)
    .join("; or ");
}

function line({ kind, key, words }: Reached): string {
  return kind === "page" ? `${kind} ${words.en} \`${key}\`` : `${kind} ${words.en} (${key})`;
}

function needPart(title: string, all: readonly Needing[], kind: Needing["kind"]): string {
  const lists = grouped(
    all.filter((each) => each.kind === kind),
    ({ needs }) => needsInWords(needs),
  );
  const sorted = lists.sort(([a], [b]) => byNumbers(a, b));
  return [`## ${title}`, ...sorted.map(([needs, things]) => list(needs, things.map(needLine)))].join("\n\n");
}

function needLine({ kind, key, words }: Needing): string {
  return kind === "operation" ? `\`${key}\`` : `${words.en} \`${key}\``;
}

/** `v5 or v3-5, and v7` */
export function needsInWords(needs: readonly AnyOf[]): string {
  if (needs.length === 0) return "no code";
  return [...new Set(needs.map((anyOf) => anyOf.join(" or ")))].join(", and ");
}

function list(title: string, lines: readonly string[]): string {
  return `### ${title}\n\n${lines.map((text) => `- ${text}`).join("\n")}`;
}

/** By what they share, in the order in which it is first met. */
function grouped<T>(all: readonly T[], by: (each: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(by(each), [...(groups.get(by(each)) ?? []), each]);
  return [...groups];
}
