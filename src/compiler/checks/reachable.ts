import type { Scope } from "../index/scope";
import { publicPages } from "../../model/page-names";
import { headerEntries } from "../index/addresses";
import { targetSubject, targetView } from "../index/card-targets";
import { menuEntries } from "../index/menus";
import { at, type Check } from "./check";

/** Something leads to every page: a menu, a tab, the header, an action, a rule, a redirect; only public pages need nothing. */
export const checkReachable: Check = (scope, report) => {
  if (!scope.program.whole) return;
  const reached = reachedRoutes(scope);
  for (const { subject, path, view } of scope.subjects.flatMap(({ views }) => views)) {
    const isPublic = view.kind === "page" && publicPages.includes(view.page);
    if (view.route !== undefined && !isPublic && !reached.has(view.route)) {
      report(at(subject, [...path, "route"]), "CFG_UNREACHABLE", { name: view.route });
    }
  }
};

function reachedRoutes({ program, subjects }: Scope): Set<string | undefined> {
  const opened = subjects.flatMap(({ uses, views }) =>
    uses.flatMap(({ action, info }) =>
      views
        .filter(({ name }) => [action?.opens, action?.goTo].includes(name) && name !== info.name)
        .map(({ view }) => view.route),
    ),
  );
  const linked = subjects.flatMap(({ uses }) => uses.flatMap(({ action }) => [action?.link, action?.goTo]));
  const behindCards = subjects.flatMap(({ views }) =>
    views.flatMap((info) =>
      (info.cards ?? []).flatMap(({ card: { opens } }) =>
        opens ? targetView(targetSubject(subjects, info, opens), opens)?.view.route : [],
      ),
    ),
  );
  return new Set([
    ...menuEntries(program).flatMap(({ entry }) => [entry.route, ...(entry.tabs ?? [])]),
    ...headerEntries(program).map(({ entry }) => entry.route),
    ...(program.entryRules?.value.rules ?? []).map(({ go }) => go),
    ...(program.routes?.value.routes ?? []).map(({ redirect }) => redirect),
    ...opened,
    ...linked.filter((path) => typeof path === "string"),
    ...behindCards,
  ]);
}
