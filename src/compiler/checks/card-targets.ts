import type { ConfigTarget } from "../../model/config/dashboard";
import type { Scope } from "../index/scope";
import { scopeOf, targetSubject, targetValues, targetView } from "../index/card-targets";
import type { CardCall } from "../index/cards";
import { fieldUses } from "../index/field-uses";
import type { ViewInfo } from "../index/views";
import { propertyInWords } from "../widgets/kind-words";
import type { Path } from "../read/config-file";
import type { Report } from "../report";
import { at, atKey, declared, type Check } from "./check";
import { checkConstant } from "./values";

/** The list behind a card exists, can be filtered as told, and shows no more than the card: every filter of the board goes along. */
export const checkCardTargets: Check = (scope, report) => {
  for (const info of scope.subjects.flatMap(({ views }) => views)) {
    for (const call of info.cards ?? []) {
      const isOwn = call.path.at(-1) !== "trend";
      if (isOwn && call.card.opens) checkTarget(scope, info, call, call.card.opens, report);
    }
  }
};

function checkTarget(scope: Scope, info: ViewInfo, call: CardCall, target: ConfigTarget, report: Report): void {
  const path = [...call.path, "opens"];
  const subject = targetSubject(scope.subjects, info, target);
  if (!subject) {
    // A screen that cannot be read is a mistake of its own.
    const known = scope.subjects.map((each) => each.subject.name);
    if (scope.program.whole)
      report(at(info.subject, [...path, "screen"]), "CFG_UNKNOWN_SUBJECT", { name: target.screen ?? "" }, known);
    return;
  }
  const names = declared(subject.subject.raw, "views");
  if (!names.includes(target.view))
    return report(at(info.subject, [...path, "view"]), "CFG_UNKNOWN_VIEW", { name: target.view }, names);
  const view = targetView(subject, target);
  const isKnown = subject.views.some(({ name }) => name === target.view);
  if (view) checkFilters(info, call, view, target, path, report);
  else if (isKnown) report(at(info.subject, [...path, "view"]), "CFG_NO_LIST_PAGE", { name: target.view });
}

function checkFilters(
  info: ViewInfo,
  call: CardCall,
  view: ViewInfo,
  target: ConfigTarget,
  path: Path,
  report: Report,
): void {
  const filters = fieldUses(view).filter(({ face }) => face === "filter");
  const known = filters.map(({ name }) => name);
  for (const name of Object.keys(target.filter ?? {})) {
    if (!known.includes(name))
      report(atKey(info.subject, [...path, "filter", name]), "CFG_NO_SUCH_FILTER", { name, view: target.view }, known);
  }
  for (const { name, path: place } of scopeOf(info, call)) {
    // A day of a calendar is within the board's month.
    const isCovered = call.card.card === "calendar" && place.at(-1) === "month";
    if (!known.includes(name) && !isCovered)
      report(at(info.subject, path), "CFG_SCOPE_LOST", { name, view: target.view });
  }
  for (const value of targetValues(info, call, view, target)) {
    const place = at(info.subject, [...path, "filter", value.filter.name]);
    const wanted = value.filter.property;
    if (value.source.from === "value" && wanted?.values)
      checkConstant(wanted, value.filter.name, value.source.value, place, report);
    if (value.source.from !== "field") continue;
    const from = call.row?.properties.get(value.source.name);
    if (call.row && !from)
      report(
        place,
        "CFG_UNKNOWN_SOURCE",
        { name: value.source.name, owner: call.row.name },
        call.row.properties.keys(),
      );
    const isOther = from && wanted && (from.scalar !== wanted.scalar || from.schema.type === "array");
    if (isOther) report(place, "CFG_SOURCE_MISFIT", { name: value.filter.name, type: propertyInWords(wanted) });
  }
}
