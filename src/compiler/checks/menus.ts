import type { Scope } from "../index/scope";
import { headerEntries } from "../index/addresses";
import { menuEntries } from "../index/menus";
import type { Loaded } from "../shape/shape";
import type { Path } from "../read/config-file";
import type { Report } from "../report/report";
import { at, type Check } from "./check";

/** Entries of menus and headers lead somewhere that exists and that needs no parameters. */
export const checkMenus: Check = (scope, report) => {
  for (const { entry, menu, path } of menuEntries(scope.program)) {
    if (entry.route === undefined && !entry.children?.length)
      report(at(menu, path), "CFG_MENU_LEADS_NOWHERE", { name: entry.code });
    if (entry.route !== undefined) checkTarget(scope, menu, [...path, "route"], entry.route, report);
    for (const [index, tab] of (entry.tabs ?? []).entries())
      checkTarget(scope, menu, [...path, "tabs", index], tab, report);
  }
  const headerCodes = scope.program.menuRules?.value.header.map(({ code }) => code);
  for (const { entry, menu, path } of headerEntries(scope.program)) {
    checkTarget(scope, menu, [...path, "route"], entry.route, report);
    if (entry.code !== undefined && headerCodes && !headerCodes.includes(entry.code)) {
      report(at(menu, [...path, "code"]), "CFG_HEADER_WITHOUT_RULE", { name: entry.code }, headerCodes);
    }
  }
};

/** Reports an address that config/routes.json lacks, or that only exists with parameters. */
export function checkTarget(
  { program }: Scope,
  holder: Pick<Loaded<unknown>, "file">,
  path: Path,
  name: string,
  report: Report,
): void {
  if (!program.routes) return;
  const known = program.routes.value.routes.map((route) => route.path);
  if (!known.includes(name)) report(at(holder, path), "CFG_UNKNOWN_ROUTE", { name }, known);
  else if (name.includes("{")) report(at(holder, path), "CFG_ROUTE_PARAMETERS", { name });
}
