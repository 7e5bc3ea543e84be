import { decideEntry, type EntryFacts } from "../../domain/entry";
import { codeVisible, type MenuFacts } from "../../domain/menu";
import { matches } from "../../domain/when";
import type { EntryRule, MenuRule } from "../../model/config/rules";
import type { When } from "../../model/config/screen";
import type { Description } from "../api/description";
import { type FactValue, factValues } from "../index/facts";

/** The facts of a kind of user, by name, as rules write them. */
export type Profile = Readonly<Record<string, FactValue>>;

/** What is without effect: it makes no difference beside another part, or nobody meets it. */
export interface WithoutEffect<T> {
  part: T;
  by?: T;
}

/** Stands for any value that no rule names. */
const OTHER = "\u0000";

/** Every kind of user that conditions tell apart. Who holds all codes holds each. */
export function profilesOf(api: Description, conditions: readonly When[]): Profile[] {
  const named = new Map<string, Set<FactValue>>();
  for (const [fact, wanted] of conditions.flatMap((when) => Object.entries(when)))
    named.set(fact, new Set([...(named.get(fact) ?? []), ...[wanted].flat()]));
  const facts = [...named].map(([fact, values]) => [fact, factValues(api, fact) ?? [...values, OTHER]] as const);
  return facts
    .reduce<Profile[]>(
      (profiles, [fact, values]) => profiles.flatMap((each) => values.map((value) => ({ ...each, [fact]: value }))),
      [{}],
    )
    .filter(({ all, held }) => !(all === true && held === false));
}

/**
 * The parts whose removal changes nothing, the last ones first: of two that do the same the first stays. `decide` tells what some of
 * the parts, in their order, decide about everybody.
 */
export function withoutEffect<T extends Pick<MenuRule, "when" | "showOnly">>(
  parts: readonly T[],
  profiles: readonly Profile[],
  decide: (parts: readonly T[]) => unknown,
): WithoutEffect<T>[] {
  const decided = (some: readonly T[]): string => JSON.stringify(decide(some));
  const found: WithoutEffect<T>[] = [];
  // What has no effect is taken out, so that this stays the same.
  const whole = decided(parts);
  let kept = parts;
  for (const part of parts.toReversed()) {
    const others = kept.filter((each) => each !== part);
    if (decided(others) !== whole) continue;
    const withPart = kept;
    const hides = (other: T): boolean =>
      decided(others.filter((each) => each !== other)) !== decided(withPart.filter((each) => each !== other));
    // What is shown to some only makes a difference to the others.
    const met = profiles.some((profile) => matches(part.when, profile) === (part.showOnly === undefined));
    const by = met ? (others.find(hides) ?? others[0]) : undefined;
    found.push({ part, ...(by && { by }) });
    kept = others;
  }
  return found;
}

/** What menu rules decide about codes, of those who hold them and those who do not. */
export function menuDecision(codes: readonly string[], profiles: readonly Profile[]) {
  const asked = profiles.flatMap((profile) =>
    codes.flatMap((code) =>
      heldCodes(profile, code).map((authCodes) => ({ code, facts: factsOf(profile, authCodes) })),
    ),
  );
  return (rules: readonly MenuRule[]): boolean[] => asked.map(({ code, facts }) => codeVisible(code, rules, facts));
}

/** What a user's codes may be, as far as one code goes. */
function heldCodes({ all, channel }: Profile, code: string): string[] {
  const channelCode = channel === true ? "channel," : "";
  return all === true ? [`all,${channelCode}`] : [channelCode, `${code},${channelCode}`];
}

/** Rules that name the values of enums are matched by these names. */
function factsOf({ all: _all, channel: _channel, ...facts }: Profile, authCodes: string): MenuFacts {
  return { ...facts, authCodes } as unknown as MenuFacts;
}

/** Whether any of the conditions is met. */
export function anyMatch(profiles: readonly Profile[]) {
  return (parts: readonly { when: When }[]): boolean[] =>
    profiles.map((profile) => parts.some(({ when }) => matches(when, profile)));
}

/** What entry rules decide. */
export function entryDecision(profiles: readonly Profile[]) {
  return (rules: readonly EntryRule[]): unknown[] =>
    profiles.map((profile) => decideEntry(rules, profile as unknown as EntryFacts));
}
