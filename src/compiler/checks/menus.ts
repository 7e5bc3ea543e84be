import type { Scope } from "../index/scope";
import { addressIndex, headerEntries } from "../index/addresses";
import { menuEntries, type PlacedEntry, type RawEntry } from "../index/menus";
import { filteredPage } from "../index/sheets";
import type { Loaded } from "../shape/shape";
import type { Path } from "../read/config-file";
import type { Report } from "../report/report";
import { admittingCodes, parametersOf } from "../index/views";
import { at, type Check } from "./check";
import { checkCounted } from "./home-rows";
import { checkPlaceholders } from "./placeholders";

/** Entries of menus and headers lead somewhere that exists and that needs no parameters. */
export const checkMenus: Check = (scope, report) => {
  for (const { entry, menu, path } of menuEntries(scope.program)) {
    if (entry.route === undefined && !entry.children?.length)
      report(at(menu, path), "CFG_MENU_LEADS_NOWHERE", { name: entry.code });
    if (entry.route !== undefined) {
      checkTarget(scope, menu, [...path, "route"], entry.route, report);
      checkEntered(scope, { entry, menu, path }, entry.route, report);
    }
    for (const [index, tab] of (entry.tabs ?? []).entries())
      checkTarget(scope, menu, [...path, "tabs", index], tab, report);
    if (entry.badge) checkRowsBadge(scope, { entry, menu, path: [...path, "badge"] }, entry.badge, report);
  }
  checkHeaders(scope, report);
};

/** Whoever an entry is shown to may enter its page: that needs the code of the entry, or one of those above it. */
function checkEntered(
  scope: Scope,
  { entry, menu, path }: Pick<PlacedEntry, "entry" | "menu" | "path">,
  route: string,
  report: Report,
): void {
  const held = scope.codes.withParents(entry.code);
  for (const view of addressIndex(scope).get(route)?.views ?? []) {
    const codes = admittingCodes(view);
    const isKnown = codes.length > 0 && codes.every((code) => scope.codes.all.has(code));
    if (isKnown && !codes.some((code) => held.has(code)))
      report(at(menu, [...path, "route"]), "CFG_ENTRY_CLOSED", { name: entry.code, route, codes: codes.join(" / ") });
  }
}

/** Entries of the header are decided by rules that exist, their numbers come from calls that count; links lead out of the console. */
const checkHeaders: Check = (scope, report) => {
  const headerCodes = scope.program.menuRules?.value.header.map(({ code }) => code);
  for (const { entry, menu, path } of headerEntries(scope.program)) {
    checkTarget(scope, menu, [...path, "route"], entry.route, report);
    if (entry.code !== undefined && headerCodes && !headerCodes.includes(entry.code)) {
      report(at(menu, [...path, "code"]), "CFG_HEADER_WITHOUT_RULE", { name: entry.code }, headerCodes);
    }
    if (entry.badge) checkBadge(scope, { menu, path: [...path, "badge"] }, entry.badge, report);
  }
  const { settings } = scope.program;
  const links = settings?.whole ? settings.value.links : undefined;
  for (const menu of scope.program.menus) {
    for (const [index, name] of (menu.value.headerLinks ?? []).entries())
      if (links && !Object.hasOwn(links, name))
        report(at(menu, ["headerLinks", index]), "CFG_UNKNOWN_LINK", { name }, Object.keys(links));
  }
};

/** Placeholders that the words of a badge may have. */
const badgeValues = ["label", "count"];

/** The rows that an entry counts are of a list at its own address, or at one of its tabs. */
function checkRowsBadge(
  scope: Scope,
  { entry, menu, path }: Pick<PlacedEntry, "entry" | "menu" | "path">,
  badge: NonNullable<RawEntry["badge"]>,
  report: Report,
): void {
  checkCounted(scope, { part: badge, menu, path }, report);
  checkPlaceholders(at(menu, [...path, "en"]), badge.en, badgeValues, report);
  const own = [...(entry.route === undefined ? [] : [entry.route]), ...(entry.tabs ?? [])];
  const page = filteredPage(scope, badge.rows);
  if (page && addressIndex(scope).has(page.route) && !own.includes(page.route))
    report(at(menu, [...path, "rows"]), "CFG_COUNTS_ELSEWHERE", { name: badge.rows.view, route: page.route });
}

function checkBadge(
  { program: { api } }: Scope,
  { menu, path }: { menu: Loaded<unknown>; path: Path },
  { call, en }: { call: string; en: string },
  report: Report,
): void {
  const place = at(menu, [...path, "call"]);
  const operation = api.operation(call);
  if (!operation) return report(place, "CFG_UNKNOWN_OPERATION", { name: call }, api.operationIds);
  if (!["number", "list"].includes(operation.answer.kind)) report(place, "CFG_NO_COUNT", { name: call });
  const codes = operation.permission;
  if (codes) report(place, "CFG_PERMISSION_OPEN", { call, permission: codes.join(" / ") });
  checkPlaceholders(at(menu, [...path, "en"]), en, badgeValues, report);
}

/** Reports an address that config/routes.json lacks, or that only exists with parameters. */
export function checkTarget(
  scope: Scope,
  holder: Pick<Loaded<unknown>, "file">,
  path: Path,
  name: string,
  report: Report,
  given: readonly string[] = [],
): void {
  if (!scope.program.routes) return;
  const known = addressIndex(scope);
  if (!known.has(name)) report(at(holder, path), "CFG_UNKNOWN_ROUTE", { name }, known.keys());
  else if (parametersOf(name).some((parameter) => !given.includes(parameter)))
    report(at(holder, path), "CFG_ROUTE_PARAMETERS", { name });
}
