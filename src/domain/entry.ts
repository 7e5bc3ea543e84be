import type { Mode } from "../model/config/mode";
import type { EntryRule } from "../model/config/rules";
import type { Tone, Words } from "../model/words";
import { matches } from "./when";

/** What the entry rules look at. */
export interface EntryFacts {
  mode: Mode;
  customType: number;
  accountType: number;
  loginNum: number;
  /** Whether the session already remembers loginNum (specification §4: "the loginNum key is not yet stored"). */
  loginNumStored: boolean;
}

/** What entering does, in this order. */
export type EntryEffect =
  | { kind: "message"; tone: Tone; words: Words }
  | { kind: "switchMode"; mode: Mode }
  | { kind: "loadClouds" }
  | { kind: "storeLoginNum" }
  | { kind: "go"; path: string };

/** The outcome of the entry rules: refused, or admitted; either with effects. */
export interface Entry {
  refused: boolean;
  /** The mode after all switches. */
  mode: Mode;
  effects: EntryEffect[];
}

/**
 * Specification §4 and §6, as config/rules/entry.json writes them, applied top to bottom: a switch of mode changes what the
 * later rules see. A refusal ends the matter: only its message remains, since nothing may be stored for a refused user.
 * @param customTypes the customer type by each call that answers it: a rule holds where it holds for any of them.
 */
export function decideEntry(
  rules: readonly EntryRule[],
  facts: EntryFacts,
  customTypes: readonly number[] = [facts.customType],
): Entry {
  const seen = { ...facts };
  const effects: EntryEffect[] = [];
  for (const rule of rules) {
    if (!customTypes.some((customType) => matches(rule.when, { ...seen, customType }))) continue;
    if (rule.refuse) return { refused: true, mode: seen.mode, effects: messageOf(rule) };
    effects.push(...messageOf(rule), ...actsOf(rule));
    seen.mode = rule.switchMode ?? seen.mode;
  }
  return { refused: false, mode: seen.mode, effects };
}

function messageOf(rule: EntryRule): EntryEffect[] {
  const { zh, en, tone = "neutral" } = rule;
  return zh && en ? [{ kind: "message", tone, words: { zh, en } }] : [];
}

function actsOf(rule: EntryRule): EntryEffect[] {
  const acts: EntryEffect[] = [];
  if (rule.switchMode) acts.push({ kind: "switchMode", mode: rule.switchMode });
  if (rule.loadClouds) acts.push({ kind: "loadClouds" });
  if (rule.storeLoginNum) acts.push({ kind: "storeLoginNum" });
  if (rule.go) acts.push({ kind: "go", path: rule.go });
  return acts;
}
