import type { Scope } from "../index/scope";
import { handedOver, rowsUnknown } from "../index/at-hand";
import { needsOf } from "../index/call-inputs";
import { addressIndex } from "../index/addresses";
import { parametersOf, type SubjectInfo } from "../index/views";
import { at, declared, eachUse } from "./check";

/** Where an action's success leads exists, and gets from the row what its address or its call needs. */
export const checkDestinations = eachUse((use, report, { scope, subject: info }) => {
  const goTo = use.action?.goTo;
  if (goTo === undefined) return;
  const place = at(use.info.subject, ["actions", use.name, "goTo"]);
  const needs = goTo.startsWith("/") ? needsOfRoute(scope, goTo) : needsOfView(info, goTo);
  if (!needs) {
    if (goTo.startsWith("/")) report(place, "CFG_UNKNOWN_ROUTE", { name: goTo }, addressIndex(scope).keys());
    else if (scope.program.whole)
      report(place, "CFG_UNKNOWN_VIEW", { name: goTo }, declared(use.info.subject.raw, "views"));
    return;
  }
  if (use.rows === "many") return report(place, "CFG_GO_OF_MANY", { name: use.name });
  if (rowsUnknown(use)) return;
  const atHand = handedOver(use);
  for (const name of needs) {
    if (!atHand.has(name))
      report(place, "CFG_MISSING_CONTEXT", {
        view: goTo,
        name,
        place: use.rows === "one" ? { zh: "行", en: "row" } : { zh: "页面", en: "page" },
      });
  }
});

function needsOfRoute(scope: Scope, path: string): string[] | undefined {
  return addressIndex(scope).has(path) ? parametersOf(path) : undefined;
}

function needsOfView({ views }: SubjectInfo, name: string): string[] | undefined {
  const view = views.find((info) => info.name === name);
  if (!view) return undefined;
  return view.view.route === undefined ? needsOf(view).map((need) => need.name) : view.params;
}
