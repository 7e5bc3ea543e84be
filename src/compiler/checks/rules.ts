import type { When } from "../../model/config/screen";
import type { Description } from "../api/description";
import { factNames, factType, type FactValue, factValues } from "../index/facts";
import { menusKnown } from "../index/menus";
import type { Scope } from "../index/scope";
import type { Path, Place } from "../read/config-file";
import type { Report } from "../report/report";
import type { Loaded } from "../shape/shape";
import { foundInWords, typeInWords } from "../shape/issue-words";
import { at, atKey, type Check } from "./check";
import { checkTarget } from "./menus";
import { checkEffects } from "./rule-places";
import { checkValue } from "./values";

/** What each kind of rule can ask for (src/domain/menu.ts, src/domain/entry.ts). */
const menuFacts = ["mode", "customType", "accountType", "all", "channel"];
const headerFacts = [...menuFacts, "held"];
const entryFacts = ["mode", "customType", "accountType", "loginNum", "loginNumStored"];

/** Rules name facts, values, menu codes and addresses that exist, and each makes a difference. */
export const checkRules: Check = (scope, report) => {
  checkMenuRules(scope, report);
  const { entryRules } = scope.program;
  for (const [index, { when, go, refuse, zh }] of (entryRules?.value.rules ?? []).entries()) {
    if (!entryRules) return;
    checkFacts(entryRules, ["rules", index, "when"], when, entryFacts, scope.program.api, report);
    if (go !== undefined) checkTarget(scope, entryRules, ["rules", index, "go"], go, report);
    if (refuse && zh === undefined) report(atKey(entryRules, ["rules", index, "refuse"]), "CFG_REFUSED_UNTOLD");
  }
  checkEffects(scope.program, report);
};

function checkMenuRules({ program, codes }: Scope, report: Report): void {
  const { menuRules } = program;
  if (!menuRules) return;
  const known = (name: string, path: Path): void => {
    if (menusKnown(program) && !codes.all.has(name))
      report(at(menuRules, path), "CFG_UNKNOWN_CODE", { name }, codes.all);
  };
  for (const [index, { when, ...does }] of menuRules.value.rules.entries()) {
    checkFacts(menuRules, ["rules", index, "when"], when, menuFacts, program.api, report);
    for (const key of ["only", "hide", "showOnly"] as const)
      for (const [position, name] of (does[key] ?? []).entries()) known(name, ["rules", index, key, position]);
  }
  for (const [index, { code, anyOf }] of menuRules.value.header.entries()) {
    known(code, ["header", index, "code"]);
    for (const [position, when] of anyOf.entries())
      checkFacts(menuRules, ["header", index, "anyOf", position], when, headerFacts, program.api, report);
  }
}

function checkFacts(
  holder: Pick<Loaded<unknown>, "file">,
  path: Path,
  when: When,
  known: readonly string[],
  api: Description,
  report: Report,
): void {
  for (const [name, wanted] of Object.entries(when)) {
    if (!known.includes(name)) report(atKey(holder, [...path, name]), "CFG_UNKNOWN_FACT", { name }, known);
    for (const [index, value] of [wanted].flat().entries())
      checkFact(name, value, at(holder, [...path, name, ...(Array.isArray(wanted) ? [index] : [])]), api, report);
  }
}

function checkFact(name: string, value: FactValue, place: Place, api: Description, report: Report): void {
  const [names, values, type] = [factNames(api, name), factValues(api, name), factType(name)];
  if (names) checkValue({ names }, name, value, place, report);
  else if (type !== undefined && typeof value !== type)
    report(place, "CFG_WRONG_TYPE", { expected: typeInWords(type), found: foundInWords(value) });
  else if (values && !values.includes(value))
    report(place, "CFG_WHEN_VALUE", { field: name, name: String(value) }, values.map(String));
}
