import type { Scope } from "../index/scope";
import { headerEntries } from "../index/addresses";
import { homeCards, homeTargets } from "../index/home";
import { menuEntries } from "../index/menus";
import { nextAction, openingOf } from "../index/openings";
import { filteredPage } from "../index/sheets";
import { viewNamed } from "../index/targets";
import { at, type Check } from "./check";

/** Something leads to every page: a menu, a tab, the header, an action, a rule, a redirect; only public pages need nothing. */
export const checkReachable: Check = (scope, report) => {
  if (!scope.program.whole) return;
  const reached = reachedRoutes(scope);
  for (const { subject, path, view, isPublic } of scope.subjects.flatMap(({ views }) => views)) {
    if (view.route !== undefined && !isPublic && !reached.has(view.route)) {
      report(at(subject, [...path, "route"]), "CFG_UNREACHABLE", { name: view.route });
    }
  }
};

function reachedRoutes(scope: Scope): Set<string | undefined> {
  const { program, subjects } = scope;
  const opened = subjects.flatMap(({ uses }) =>
    uses.flatMap((use) =>
      [use, { info: use.info, action: nextAction(use) }]
        .map((each) => openingOf(subjects, each)?.info)
        .filter((info) => info?.name !== use.info.name || info.subject !== use.info.subject)
        .map((info) => info?.view.route),
    ),
  );
  const linked = subjects.flatMap(({ uses }) => uses.flatMap((use) => [use.action?.link, nextAction(use)?.link]));
  const behindCards = subjects.flatMap(({ views }) =>
    views.flatMap(({ leadsTo }) => leadsTo.map((name) => filteredPage(scope, name)?.route)),
  );
  return new Set([
    ...menuEntries(program).flatMap(({ entry }) => [entry.route, ...(entry.tabs ?? [])]),
    ...headerEntries(program).map(({ entry }) => entry.route),
    ...homeCards(program).flatMap(({ part }) => {
      if (part.card === "links") return part.links.map(({ route }) => route);
      return part.card === "usedClouds" ? [part.route] : [];
    }),
    ...homeTargets(program).map(({ part }) => viewNamed(subjects, part)?.view.route),
    ...(program.entryRules?.value.rules ?? []).map(({ go }) => go),
    ...(program.routes?.value.routes ?? []).map(({ redirect }) => redirect),
    ...opened,
    ...linked.filter((path) => typeof path === "string"),
    ...behindCards,
  ]);
}
