import type { Scope } from "../index/scope";
import { addressesOf, isPending, type Address } from "../index/addresses";
import type { ViewInfo } from "../index/views";
import type { Place } from "../read/config-file";
import { type Other, otherPlace } from "../report/related";
import type { Report } from "../report/report";
import { at, atKey, type Check } from "./check";

/** Every address has one screen, redirects, or is pending; what is pending has none; views claim addresses that exist. */
export const checkScreensOfRoutes: Check = (scope, report) => {
  const { program, subjects } = scope;
  if (!program.routes) return;
  const known = new Set(program.routes.value.routes.map(({ path }) => path));
  for (const { subject, path, view } of subjects.flatMap(({ views }) => views)) {
    if (view.route !== undefined && !known.has(view.route)) {
      report(at(subject, [...path, "route"]), "CFG_UNKNOWN_ROUTE", { name: view.route }, known);
    }
  }
  for (const address of addressesOf(program, subjects)) checkAddress(scope, address, report);
};

function checkAddress(scope: Scope, address: Address, report: Report): void {
  const { routes } = scope.program;
  if (!routes) return;
  const { route, path, views } = address;
  const name = route.path;
  const [first, ...others] = views;
  for (const taking of others)
    if (first)
      report(routeOf(taking), "CFG_ROUTE_TAKEN", {
        name,
        other: `${first.subject.name}.${first.name}`,
        where: otherPlace(routeOf(first)),
      });
  if (route.redirect !== undefined) {
    const where = otherPlace(at(routes, [...path, "redirect"]));
    if (first) report(routeOf(first), "CFG_ROUTE_TAKEN", { name, other: "redirect", where });
    return;
  }
  if (first) return reportPending(scope, address, otherPlace(routeOf(first)), report);
  if (route.pending) checkPendingWords(scope, address, report);
  else if (!isPending(address) && scope.program.whole)
    report(at(routes, [...path, "path"]), "CFG_ROUTE_WITHOUT_SCREEN", { name });
}

function routeOf({ subject, path }: ViewInfo): Place {
  return at(subject, [...path, "route"]);
}

function reportPending(
  { program: { routes } }: Scope,
  { route, path, entries, headers }: Address,
  where: Other,
  report: Report,
): void {
  const name = route.path;
  if (route.pending && routes) report(atKey(routes, [...path, "pending"]), "CFG_REMOVE_PENDING", { name, where });
  for (const { entry, menu, path: place } of [...entries, ...headers]) {
    if (entry.pending) report(atKey(menu, [...place, "pending"]), "CFG_REMOVE_PENDING", { name, where });
  }
}

function checkPendingWords(
  { program: { routes } }: Scope,
  { route, path, entries, headers }: Address,
  report: Report,
): void {
  const own = route.zh !== undefined && route.en !== undefined && route.menu !== undefined;
  if (!own && entries.length + headers.length === 0 && routes)
    report(at(routes, [...path, "path"]), "CFG_PENDING_WORDS", { name: route.path });
}
