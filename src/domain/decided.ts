import type { EntryRule, HeaderRule, MenuRule } from "../model/config/rules";
import { decideEntry, type EntryFacts } from "./entry";
import { codeVisible, type MenuFacts, whenFacts } from "./menu";
import { held } from "./permission";
import { matches } from "./when";

/** Whether a menu code is open to a user, and what decided it. */
export interface CodeDecision {
  shown: boolean;
  held: boolean;
  /** Number of the last rule that has a say in it; undefined where only holding the code decides. */
  rule: number | undefined;
}

/** What codeVisible decides, with the rule that does. */
export function decideCode(code: string, rules: readonly MenuRule[], facts: MenuFacts): CodeDecision {
  const rule = rules.findLastIndex((each) => ruleDecides(each, code, facts));
  return {
    shown: codeVisible(code, rules, facts),
    held: held(facts.authCodes, code),
    rule: rule === -1 ? undefined : rule,
  };
}

/** Number of the rule that has the last word on an entry of the header with this code; undefined where holding it decides. */
export function headerRuleOf(code: string, rules: readonly HeaderRule[]): number | undefined {
  const rule = rules.findIndex((each) => each.code === code);
  return rule === -1 ? undefined : rule;
}

/** Whether a console admits a user, and the number of the rule that keeps the user out or sends them to the other one. */
export function decideConsole(
  rules: readonly EntryRule[],
  facts: EntryFacts,
): { admitted: boolean; rule: number | undefined } {
  const { refused, mode } = decideEntry(rules, facts);
  const admitted = !refused && mode === facts.mode;
  const rule = rules.findIndex(({ refuse, switchMode, when }) => (refuse || switchMode) && matches(when, { ...facts }));
  return { admitted, rule: admitted || rule === -1 ? undefined : rule };
}

/** Whether a rule has a say in whether a code is open to the user. */
function ruleDecides(rule: MenuRule, code: string, facts: MenuFacts): boolean {
  if (!matches(rule.when, whenFacts(facts))) return rule.showOnly?.includes(code) ?? false;
  return rule.only !== undefined || (rule.hide?.includes(code) ?? false);
}
