import type { Loaded } from "../shape/shape";
import type { ConfigRoutes } from "../../model/config/routes";
import type { Place } from "../read/config-file";
import { type Other, otherPlace } from "../report/related";
import type { Report } from "../report/report";
import { parametersOf } from "../index/views";
import { at, atKey, type Check } from "./check";

/** The console's own address is there, addresses stand once, no two match the same address, and redirects lead to a page. */
export const checkRouteTable: Check = ({ program: { routes } }, report) => {
  if (!routes) return;
  if (!routes.value.routes.some(({ path }) => path === ROOT))
    report(at(routes, ["routes"]), "CFG_MISSING_KEY", { name: ROOT });
  checkUnambiguous(routes, report);
  checkRedirects(routes, report);
};

/** What is opened by the address of the console alone. */
const ROOT = "/";

/** Whether two patterns match a common address: as many parts, and each pair equal or one of them a parameter. */
export function overlap(one: string, other: string): boolean {
  const [parts, others] = [one.split("/"), other.split("/")];
  return (
    parts.length === others.length &&
    parts.every((part, index) => part === others[index] || isParameter(part) || isParameter(others[index]))
  );
}

function isParameter(part: string | undefined): boolean {
  return part?.startsWith("{") ?? false;
}

function checkUnambiguous(routes: Loaded<ConfigRoutes>, report: Report): void {
  const seen = new Map<string, Place>();
  const patterns: string[] = [];
  for (const [index, { path: name }] of routes.value.routes.entries()) {
    const place = at(routes, ["routes", index, "path"]);
    // The router takes no notice of case.
    const path = name.toLowerCase();
    const first = seen.get(path);
    if (first) report(place, "CFG_DUPLICATE_ROUTE", { name, where: otherPlace(first) });
    else {
      const rivals = path.includes("{") ? [...seen.keys()] : patterns;
      const other = rivals.find((candidate) => overlap(candidate, path));
      const where = other === undefined ? undefined : seen.get(other);
      if (other !== undefined && where) report(place, "CFG_AMBIGUOUS_ROUTE", { name, other, where: otherPlace(where) });
      seen.set(path, place);
    }
    if (path.includes("{")) patterns.push(path);
  }
}

function checkRedirects(routes: Loaded<ConfigRoutes>, report: Report): void {
  const redirectOf = (route: ConfigRoutes["routes"][number]): Other =>
    otherPlace(atKey(routes, ["routes", routes.value.routes.indexOf(route), "redirect"]));
  const byPath = new Map(routes.value.routes.map((route) => [route.path, route]));
  for (const [index, route] of routes.value.routes.entries()) {
    if (route.redirect === undefined) continue;
    const place = at(routes, ["routes", index, "redirect"]);
    const target = byPath.get(route.redirect);
    if (!target) report(place, "CFG_UNKNOWN_ROUTE", { name: route.redirect }, byPath.keys());
    else if (parametersOf(target.path).length > 0) report(place, "CFG_ROUTE_PARAMETERS", { name: target.path });
    else if (target.redirect !== undefined)
      report(place, "CFG_REDIRECT_LOOP", { name: route.path, where: redirectOf(target) });
    for (const key of ["pending", "zh", "en", "menu", "frame"] as const) {
      if (route[key] !== undefined)
        report(atKey(routes, ["routes", index, key]), "CFG_ROUTE_BOTH", {
          name: route.path,
          key,
          where: redirectOf(route),
        });
    }
  }
}
