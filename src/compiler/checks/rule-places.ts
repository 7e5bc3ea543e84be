import type { EntryRules, MenuRule, MenuRules } from "../../model/config/rules";
import type { When } from "../../model/config/screen";
import type { Description } from "../api/description";
import { factValues } from "../index/facts";
import type { Program } from "../index/program";
import type { Place } from "../read/config-file";
import { once } from "../read/once";
import { noted } from "../report/noted";
import { otherPlace } from "../report/related";
import type { Report } from "../report/report";
import type { Loaded } from "../shape/shape";
import { at } from "./check";
import { checkRepeated } from "./repeated";
import { anyMatch, entryDecision, menuDecision, type Profile, profilesOf, withoutEffect } from "./rule-effects";

/** Every rule does something for somebody that no other rule does already. */
export function checkEffects({ api, menuRules, entryRules }: Program, report: Report): void {
  if (menuRules) report.again(inMenuRules(api)(menuRules));
  if (entryRules) report.again(inEntryRules(api)(entryRules));
}

const inMenuRules = once((api: Description) =>
  once(
    (rules: Loaded<MenuRules>) =>
      noted((report) => {
        checkMenu(api, rules, report);
        checkHeader(api, rules, report);
      }).found,
  ),
);

const inEntryRules = once((api: Description) =>
  once((rules: Loaded<EntryRules>) => noted((report) => checkEntry(api, rules, report)).found),
);

/** One thing that a rule does, and where it says so. */
type Part<T> = T & { when: When; place: Place };

/** Each code that is hidden from some is one part. */
function checkMenu(api: Description, loaded: Loaded<MenuRules>, report: Report): void {
  const { rules } = loaded.value;
  const parts = rules.flatMap(({ when, only, ...hiding }, index): Part<MenuRule>[] => [
    ...(only ? [{ when, only, place: at(loaded, ["rules", index, "only"]) }] : []),
    ...(["hide", "showOnly"] as const).flatMap((key) =>
      (hiding[key] ?? []).map((code, position) => ({
        when,
        [key]: [code],
        place: at(loaded, ["rules", index, key, position]),
      })),
    ),
  ]);
  for (const [index, { only, hide = [], showOnly = [] }] of rules.entries())
    if (!only && hide.length + showOnly.length === 0) report(at(loaded, ["rules", index]), "CFG_RULE_EMPTY");
  const named = rules.flatMap(({ only = [], hide = [], showOnly = [] }) => [...only, ...hide, ...showOnly]);
  const codes = [...new Set(named), "other"];
  const profiles = profilesIn(api, parts);
  if (profiles) reportAll(parts, profiles, menuDecision(codes, profiles), report);
}

/** Entries have a rule each, whose conditions fit the consoles that show it. */
function checkHeader(api: Description, loaded: Loaded<MenuRules>, report: Report): void {
  checkRepeated(
    loaded.value.header.map(({ code }, index) => ({ name: code, place: at(loaded, ["header", index, "code"]) })),
    report,
  );
  for (const [index, { modes, anyOf }] of loaded.value.header.entries()) {
    const parts = anyOf.map((when, position) => ({ when, place: at(loaded, ["header", index, "anyOf", position]) }));
    const profiles = profilesIn(api, [...parts, { when: { mode: modes } }])?.filter(({ mode }) =>
      (modes as unknown[]).includes(mode),
    );
    if (profiles) reportAll(parts, profiles, anyMatch(profiles), report);
  }
}

function checkEntry(api: Description, loaded: Loaded<EntryRules>, report: Report): void {
  const parts = loaded.value.rules.map((rule, index) => ({ ...rule, place: at(loaded, ["rules", index]) }));
  const doing = parts.filter(({ en, switchMode, loadClouds, refuse, storeLoginNum, go }) =>
    [en, switchMode, loadClouds, refuse, storeLoginNum, go].some((effect) => effect !== undefined),
  );
  for (const part of parts) if (!doing.includes(part)) report(part.place, "CFG_RULE_EMPTY");
  const profiles = profilesIn(api, doing);
  if (profiles) reportAll(doing, profiles, entryDecision(profiles), report);
}

function reportAll<T extends { when: When; place: Place }>(
  parts: readonly T[],
  profiles: readonly Profile[],
  decide: (parts: readonly T[]) => unknown,
  report: Report,
): void {
  for (const { part, by } of withoutEffect(parts, profiles, decide))
    if (by) report(part.place, "CFG_RULE_HIDDEN", { where: otherPlace(by.place) });
    else report(part.place, "CFG_RULE_NEVER");
}

/** None where a condition asks for what a fact never is: that is a mistake of its own. */
function profilesIn(api: Description, parts: readonly { when: When }[]) {
  const conditions = parts.map(({ when }) => when);
  const isPossible = ([fact, wanted]: [string, When[string]]): boolean =>
    [wanted].flat().every((value) => factValues(api, fact)?.includes(value) ?? true);
  return conditions.flatMap((when) => Object.entries(when)).every(isPossible) ? profilesOf(api, conditions) : undefined;
}
