import type { EntryRule, EntryRules, MenuRules } from "../../model/config/rules";
import type { When } from "../../model/config/screen";
import type { ResolvedMenuRules } from "../../model/resolved";
import type { Description } from "../api/description";
import { factNames } from "../index/facts";
import { whenByNames } from "../resolve/conditions";

/** Rules of the menus without their reasons, with the numbers that the wire carries. */
export function resolveMenuRules(api: Description, { codes, rules, header }: MenuRules): ResolvedMenuRules {
  return {
    codes,
    rules: rules.map(({ why: _why, ...rule }) => ({ ...rule, when: byNumbers(api, rule.when) })),
    header: header.map(({ why: _why, ...entry }) => ({
      ...entry,
      anyOf: entry.anyOf.map((when) => byNumbers(api, when)),
    })),
  };
}

/** Rules of the entry, likewise. */
export function resolveEntryRules(api: Description, { rules }: EntryRules): EntryRule[] {
  return rules.map(({ why: _why, ...rule }) => ({ ...rule, when: byNumbers(api, rule.when) }));
}

function byNumbers(api: Description, when: When): When {
  return whenByNames(when, (fact) => factNames(api, fact));
}
