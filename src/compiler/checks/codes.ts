import type { Operation } from "../api/operation";
import type { Scope } from "../index/scope";
import { groupBy } from "../index/group-by";
import { menuEntries, menusKnown, type PlacedEntry } from "../index/menus";
import type { Program } from "../index/program";
import type { Path, Place } from "../read/config-file";
import { otherPlace } from "../report/related";
import type { Report } from "../report/report";
import { at, atKey, type Check, eachSubject } from "./check";

/** Menu codes are unique in their menu, and whoever names one names one that exists. */
export const checkCodes: Check = (scope, report) => {
  const { program, codes } = scope;
  checkUnique(program, report);
  if (!menusKnown(program)) return;
  checkScreens(scope, report);
  for (const [index, { menu, path }] of (program.routes?.value.routes ?? []).entries()) {
    if (menu !== undefined && program.routes && !codes.all.has(menu))
      report(at(program.routes, ["routes", index, "menu"]), "CFG_UNKNOWN_CODE", { name: menu, path }, codes.all);
  }
};

const checkScreens = eachSubject<Scope>(({ subject, views }, report, { scope: { program, codes } }) => {
  const known = (name: string, path: Path): void => {
    if (!codes.all.has(name)) report(at(subject, path), "CFG_UNKNOWN_CODE", { name }, codes.all);
  };
  const needed = (operation: Operation | undefined, path: Path): void => {
    for (const name of operation?.permission ?? [])
      if (!codes.all.has(name)) report(at(subject, path), "CFG_CALL_CODE", { name, call: operation?.id ?? "" });
  };
  const { menu, permission = [] } = subject.value;
  known(menu, ["menu"]);
  if (codes.all.has(menu) && !codes.inMenus.has(menu))
    report(at(subject, ["menu"]), "CFG_CODE_WITHOUT_MENU", { name: menu }, codes.inMenus);
  for (const [index, name] of permission.entries()) known(name, ["permission", index]);
  for (const { path, view, operation, calls, filledBy } of views) {
    for (const [index, name] of (view.permission ?? []).entries()) known(name, [...path, "permission", index]);
    needed(operation, [...path, "call"]);
    for (const call of calls) needed(call.operation, call.callPath);
    for (const call of filledBy) needed(call.operation, call.path);
  }
  for (const [name, { call }] of Object.entries(subject.value.actions ?? {}))
    if (call !== undefined) needed(program.api.operation(call), ["actions", name, "call"]);
});

function checkUnique(program: Program, report: Report): void {
  for (const [, entries] of groupBy(menuEntries(program), ({ entry, menu }) => `${menu.value.mode} ${entry.code}`)) {
    const [first, ...others] = entries;
    if (!first) continue;
    for (const { entry, menu, path } of others)
      report(at(menu, [...path, "code"]), "CFG_DUPLICATE_CODE", { name: entry.code, where: otherPlace(codeOf(first)) });
  }
  const listed = new Map(menuEntries(program).map((placed) => [placed.entry.code, placed]));
  for (const code of Object.keys(program.menuRules?.value.codes ?? {})) {
    const entry = listed.get(code);
    if (entry && program.menuRules)
      report(atKey(program.menuRules, ["codes", code]), "CFG_DUPLICATE_CODE", {
        name: code,
        where: otherPlace(codeOf(entry)),
      });
  }
}

function codeOf({ menu, path }: PlacedEntry): Place {
  return at(menu, [...path, "code"]);
}
