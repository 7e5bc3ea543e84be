import { groupBy } from "../index/group-by";
import { menuEntries, menusKnown } from "../index/menus";
import type { Program } from "../index/program";
import type { Path, Place } from "../read/config-file";
import type { Report } from "../report/report";
import { at, atKey, type Check, eachSubject } from "./check";

/** Menu codes are unique in their menu, do not end in one another, and whoever names one names one that exists. */
export const checkCodes: Check = (scope, report) => {
  const { program, codes } = scope;
  const placed = codePlaces(program);
  checkUnique(program, report);
  for (const [name, other] of suffixes([...placed.keys()])) {
    const place = placed.get(name);
    if (place) report(place, "CFG_SUFFIX_CODE", { name, other });
  }
  if (!menusKnown(program)) return;
  checkScreens(scope, report);
  for (const [index, { menu, path }] of (program.routes?.value.routes ?? []).entries()) {
    if (menu !== undefined && program.routes && !codes.all.has(menu))
      report(at(program.routes, ["routes", index, "menu"]), "CFG_UNKNOWN_CODE", { name: menu, path }, codes.all);
  }
};

/**
 * Codes that another code ends in, each with that other. Whoever holds the longer one would hold the shorter one too
 * (specification §6: "contains the code followed by a comma").
 */
export function suffixes(codes: readonly string[]): [string, string][] {
  return codes.flatMap((code) => {
    const longer = codes.find((other) => other !== code && other.endsWith(code));
    return longer === undefined ? [] : [[code, longer] as [string, string]];
  });
}

const checkScreens = eachSubject(({ subject, views }, report, { scope: { program, codes } }) => {
  const known = (name: string, path: Path): void => {
    if (!codes.all.has(name)) report(at(subject, path), "CFG_UNKNOWN_CODE", { name }, codes.all);
  };
  const { menu, permission = [] } = subject.value;
  known(menu, ["menu"]);
  if (codes.all.has(menu) && !codes.inMenus.has(menu))
    report(at(subject, ["menu"]), "CFG_CODE_WITHOUT_MENU", { name: menu }, codes.inMenus);
  for (const [index, name] of permission.entries()) known(name, ["permission", index]);
  for (const { path, view, operation } of views) {
    for (const [index, name] of (view.permission ?? []).entries()) known(name, [...path, "permission", index]);
    for (const code of operation?.permission ?? []) known(code, [...path, "call"]);
  }
  for (const [name, { call }] of Object.entries(subject.value.actions ?? {})) {
    const needed = call === undefined ? undefined : program.api.operation(call)?.permission;
    for (const code of needed ?? []) known(code, ["actions", name, "call"]);
  }
});

/** Every code with the first place that lists it. */
function codePlaces(program: Program): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { entry, menu, path } of menuEntries(program)) {
    if (!places.has(entry.code)) places.set(entry.code, at(menu, [...path, "code"]));
  }
  for (const code of Object.keys(program.menuRules?.value.codes ?? {})) {
    if (program.menuRules && !places.has(code)) places.set(code, atKey(program.menuRules, ["codes", code]));
  }
  return places;
}

function checkUnique(program: Program, report: Report): void {
  for (const [, entries] of groupBy(menuEntries(program), ({ entry, menu }) => `${menu.value.mode} ${entry.code}`)) {
    for (const { entry, menu, path } of entries.slice(1))
      report(at(menu, [...path, "code"]), "CFG_DUPLICATE_CODE", { name: entry.code });
  }
  const listed = new Set(menuEntries(program).map(({ entry }) => entry.code));
  for (const code of Object.keys(program.menuRules?.value.codes ?? {})) {
    if (listed.has(code) && program.menuRules)
      report(atKey(program.menuRules, ["codes", code]), "CFG_DUPLICATE_CODE", { name: code });
  }
}
