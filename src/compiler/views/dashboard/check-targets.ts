import { parseFilter } from "../../../domain/filter/parse";
import type { ConfigTarget } from "../../../model/config/dashboard";
import type { TargetFilter } from "../../../model/resolved-dashboard";
import { vocabularyOf } from "../../api/vocabulary";
import { at, atKey, declared, type Visit } from "../../checks/check";
import { checkFilterFits, checkSourceFits } from "../../checks/sources";
import type { Scope } from "../../index/scope";
import { filteredPage } from "../../index/sheets";
import { subjectNamed } from "../../index/targets";
import type { ViewInfo } from "../../index/views";
import type { Path } from "../../read/config-file";
import type { Report } from "../../report/report";
import { propertyInWords } from "../../widgets/kind-words";
import type { CardCall } from "./card-calls";
import { scopeOf } from "./fields";
import type { DashboardInfo } from "./info";
import { cardTargets, targetName, targetValues } from "./targets";

/** The list or board behind a card exists, can be filtered as told, and shows no more than the card: every filter of the board goes along. */
export const checkTargets: Visit<DashboardInfo> = (info, report, { scope }) => {
  for (const call of info.cards) {
    if (call.isTrend) continue;
    for (const { target, field, path } of cardTargets(call)) {
      checkTarget(scope, info, call, { target, path }, report);
      const shown = call.fields.map(({ name }) => name);
      if (field !== undefined && !shown.includes(field))
        report(atKey(info.subject, path), "CFG_UNKNOWN_SOURCE", { name: field, owner: call.card.name }, shown);
    }
  }
};

function checkTarget(
  scope: Scope,
  info: DashboardInfo,
  call: CardCall,
  { target, path }: { target: ConfigTarget; path: Path },
  report: Report,
): void {
  const name = targetName(info, target);
  const subject = subjectNamed(scope.subjects, name.screen);
  if (!subject) {
    // A screen that cannot be read is a mistake of its own.
    const known = scope.subjects.map((each) => each.subject.name);
    if (scope.program.whole)
      report(at(info.subject, [...path, "screen"]), "CFG_UNKNOWN_SUBJECT", { name: name.screen }, known);
    return;
  }
  const names = declared(subject.subject.raw, "views");
  if (!names.includes(target.view))
    return report(at(info.subject, [...path, "view"]), "CFG_UNKNOWN_VIEW", { name: target.view }, names);
  const page = filteredPage(scope, name);
  const isKnown = subject.views.some((view) => view.name === target.view);
  if (page) checkFilters(info, call, page.info, target, path, report);
  else if (isKnown) report(at(info.subject, [...path, "view"]), "CFG_NO_LIST_PAGE", { name: target.view });
}

function checkFilters(
  info: DashboardInfo,
  call: CardCall,
  list: ViewInfo,
  target: ConfigTarget,
  path: Path,
  report: Report,
): void {
  const known = list.fields.filter(({ face }) => face === "filter").map(({ name }) => name);
  for (const name of Object.keys(target.filter ?? {})) {
    if (!known.includes(name))
      report(atKey(info.subject, [...path, "filter", name]), "CFG_NO_SUCH_FILTER", { name, view: target.view }, known);
  }
  for (const { name, slot } of scopeOf(info, call)) {
    const isCovered = call.kind.ofDays && slot === "month";
    if (!known.includes(name) && !isCovered && target.apart?.includes(name) !== true)
      report(at(info.subject, path), "CFG_SCOPE_LOST", { name, view: target.view });
  }
  checkNames(info, call, target, path, report);
  checkWhere(info, call, list, target, path, report);
  for (const value of targetValues(info, call, list, target)) {
    const place = at(info.subject, [...path, "filter", value.filter.name]);
    const wanted = value.filter.property;
    if (value.source.from === "value" && wanted)
      checkSourceFits(wanted, { value: value.source.value }, undefined, place, report);
    for (const name of fieldsOf(value.source)) {
      const from = call.row?.properties.get(name);
      if (call.row && !from) {
        const sources = [...call.row.properties.keys(), ...(info.view.tabs === undefined ? [] : [info.view.tabs])];
        report(place, "CFG_UNKNOWN_SOURCE", { name, owner: call.row.name }, sources);
      }
      if (from && wanted) checkFilterFits(wanted, from, place, report);
    }
    if (value.source.from === "ends" && value.filter.params?.length !== 2 && wanted)
      report(place, "CFG_SOURCE_MISFIT", { name: value.filter.name, type: propertyInWords(wanted) });
  }
}

/** What is left aside are filters of the board, what may be empty are filters that are told. */
function checkNames(info: DashboardInfo, call: CardCall, target: ConfigTarget, path: Path, report: Report): void {
  const known = { apart: scopeOf(info, call).map(({ name }) => name), optional: Object.keys(target.filter ?? {}) };
  for (const key of ["apart", "optional"] as const)
    for (const [index, name] of (target[key] ?? []).entries())
      if (!known[key].includes(name))
        report(at(info.subject, [...path, key, index]), "CFG_NO_SUCH_FILTER", { name, view: target.view }, known[key]);
}

/** What the list is narrowed down by besides can be read by its call, where config says the text itself. */
function checkWhere(
  info: DashboardInfo,
  { row }: CardCall,
  { operation }: ViewInfo,
  { view, where }: ConfigTarget,
  path: Path,
  report: Report,
): void {
  if (where === undefined) return;
  const place = at(info.subject, [...path, "where"]);
  const vocabulary = operation && vocabularyOf(operation);
  if (!vocabulary) return report(place, "CFG_WHERE_NO_FILTER", { view });
  if (typeof where === "string") {
    if (row && !row.properties.has(where))
      report(place, "CFG_UNKNOWN_SOURCE", { name: where, owner: row.name }, row.properties.keys());
    return;
  }
  const { mistake } = parseFilter(where.value, vocabulary);
  if (mistake)
    report(at(info.subject, [...path, "where", "value"]), "CFG_WHERE_WRONG", { rest: where.value.slice(mistake.from) });
}

/** The fields of a part that give a filter its value. */
function fieldsOf(source: TargetFilter["source"]): string[] {
  if (source.from === "ends") return source.names;
  return source.from === "field" ? [source.name] : [];
}
