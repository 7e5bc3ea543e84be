import type { EntryFacts } from "../../domain/entry";
import { decideEntry } from "../../domain/entry";
import type { MenuFacts } from "../../domain/menu";
import { joinCodes } from "../../domain/permission";
import type { Mode } from "../../model/config/mode";
import type { Description } from "../api/description";
import { factNames } from "../index/facts";
import type { BareManifest } from "../manifest/manifest";
import type { ResolvedConsole } from "./resolved";

/** What users differ by, each with every value that rules can tell apart. */
export interface Dimensions {
  modes: readonly Mode[];
  customTypes: readonly number[];
  accountTypes: readonly number[];
  /** What a user holds: nothing (""), a code with those above it, 'channel' or 'all'. Several codes open what each of them opens. */
  holders: readonly string[];
}

/** One kind of user in one console. */
export interface Profile {
  mode: Mode;
  customType: number;
  accountType: number;
  holder: string;
}

/** Everything users of a console can differ by. */
export function dimensionsOf({ scope, screens, manifest }: ResolvedConsole): Dimensions {
  const { api } = scope.program;
  const asked = [
    ...scope.codes.all,
    ...manifest.routes.flatMap(({ permission }) => permission),
    ...api.operationIds.flatMap((id) => api.operation(id)?.permission ?? []),
    ...screens.flatMap(({ views }) => Object.values(views)).flatMap(codesIn),
  ];
  return {
    modes: [1, 2],
    customTypes: numbersOf(api, manifest, "customType"),
    accountTypes: numbersOf(api, manifest, "accountType"),
    holders: ["", ...[...new Set(asked)].sort(byNumbers), "channel", "all"],
  };
}

/** All of them. */
export function profilesOf({ modes, customTypes, accountTypes, holders }: Dimensions): Profile[] {
  return modes.flatMap((mode) =>
    customTypes.flatMap((customType) =>
      accountTypes.flatMap((accountType) => holders.map((holder) => ({ mode, customType, accountType, holder }))),
    ),
  );
}

/** Everything that users of either console can differ by. */
export function allDimensions(one: Dimensions, other: Dimensions): Dimensions {
  const both = <T>(key: (each: Dimensions) => readonly T[]): T[] => [...new Set([...key(one), ...key(other)])];
  return {
    modes: one.modes,
    customTypes: both(({ customTypes }) => customTypes),
    accountTypes: both(({ accountTypes }) => accountTypes),
    holders: both(({ holders }) => holders),
  };
}

/** What the rules of the menus look at. A role that gives a code gives those above it, too: without them no menu leads there. */
export function factsOf({ scope }: ResolvedConsole, { mode, customType, accountType, holder }: Profile): MenuFacts {
  const isCode = !["", "all", "channel"].includes(holder);
  const authCodes = isCode ? joinCodes([holder, ...scope.codes.withParents(holder)]) : holder;
  return { mode, customType, accountType, authCodes };
}

/** Whether the rules of the entry let the user into this console: not refused, not sent into the other one. */
export function comesIn({ manifest }: ResolvedConsole, { mode, customType, accountType }: Profile): boolean {
  const facts: EntryFacts = { mode, customType, accountType, loginNum: 2, loginNumStored: true };
  const entry = decideEntry(manifest.entryRules, facts);
  return !entry.refused && entry.mode === mode;
}

/** v8-2.1 behind v8-2, v10 behind v9. */
export function byNumbers(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

/** The values of a fact: those that the API names, and those that rules ask for. */
function numbersOf(api: Description, { menuRules, entryRules }: BareManifest, fact: string): number[] {
  const conditions = [
    ...[...menuRules.rules, ...entryRules].map(({ when }) => when),
    ...menuRules.header.flatMap(({ anyOf }) => anyOf),
  ];
  const asked = conditions.flatMap((when) => when[fact] ?? []).map(Number);
  const all = [...(factNames(api, fact)?.values() ?? [0]), ...asked].map(Number);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** Codes that any action of a view asks for. */
function codesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = (value as { permission?: unknown }).permission;
  const here = Array.isArray(own) ? own.flat().filter((code) => typeof code === "string") : [];
  return [...here, ...Object.values(value).flatMap(codesIn)];
}
