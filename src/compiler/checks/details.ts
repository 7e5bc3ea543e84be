import type { ConfigRelated } from "../../model/config/detail";
import type { Send } from "../../model/config/screen";
import { pagingNames } from "../index/field-uses";
import { requiredOf } from "../index/pick-shape";
import { relatedList, relatedOf } from "../index/related";
import type { Scope } from "../index/scope";
import type { ViewInfo } from "../index/views";
import type { Path } from "../read/config-file";
import type { Report } from "../report";
import { at, atKey, type Check, declared } from "./check";
import { checkSourceFits } from "./sources";

/** A detail shows something, its tabs are told apart, and its related lists exist and are narrowed by what the row has. */
export const checkDetails: Check = (scope, report) => {
  for (const { views } of scope.subjects) {
    for (const info of views) {
      checkContents(info, report);
      for (const { related, tab } of relatedOf(info))
        checkRelated(scope, info, related, [...info.path, "tabs", tab, "related"], report);
    }
  }
};

function checkContents({ subject, view, path }: ViewInfo, report: Report): void {
  if (view.kind !== "detail") return;
  const tabs = view.tabs ?? [];
  if (!view.figures && !view.sections && tabs.length === 0) report(atKey(subject, path), "CFG_DETAIL_EMPTY", {});
  for (const [index, tab] of tabs.entries()) {
    if (!tab.sections && !tab.related)
      report(at(subject, [...path, "tabs", index]), "CFG_TAB_EMPTY", { name: tab.name });
    if (tabs.findIndex(({ name }) => name === tab.name) < index)
      report(at(subject, [...path, "tabs", index, "name"]), "CFG_LISTED_TWICE", { name: tab.name });
  }
}

function checkRelated(scope: Scope, info: ViewInfo, related: ConfigRelated, path: Path, report: Report): void {
  const subject = scope.subjects.find((candidate) => candidate.subject.name === related.screen);
  if (!subject) {
    // A file that could not be read may well hold it.
    if (scope.program.whole)
      report(
        at(info.subject, [...path, "screen"]),
        "CFG_UNKNOWN_SUBJECT",
        { name: related.screen },
        scope.subjects.map((each) => each.subject.name),
      );
    return;
  }
  const list = relatedList(scope, related);
  if (list) return checkFilter(info, list, related, path, report);
  const names = declared(subject.subject.raw, "views");
  const code = names.includes(related.view) ? "CFG_RELATED_NO_LIST" : "CFG_UNKNOWN_VIEW";
  if (code === "CFG_UNKNOWN_VIEW" || subject.views.some(({ name }) => name === related.view))
    report(at(info.subject, [...path, "view"]), code, { name: related.view }, names);
}

function checkFilter(info: ViewInfo, list: ViewInfo, { filter }: ConfigRelated, path: Path, report: Report): void {
  const { shape } = list;
  if (!shape || list.view.kind !== "list") return;
  const { call, send = {} } = list.view;
  for (const [name, source] of Object.entries<Send[string]>(filter)) {
    const place = at(info.subject, [...path, "filter", name]);
    const target = pagingNames.has(name) ? undefined : shape.properties.get(name);
    if (!target)
      report(
        atKey(info.subject, [...path, "filter", name]),
        "CFG_UNKNOWN_INPUT",
        { name, call },
        shape.properties.keys(),
      );
    else if (Array.isArray(source)) report(place, "CFG_EACH_WITHOUT_ROWS", { name: source[0] });
    else if (typeof source === "string" && info.row && !info.row.properties.has(source)) {
      report(place, "CFG_UNKNOWN_SOURCE", { name: source, owner: info.row.name }, info.row.properties.keys());
    } else
      checkSourceFits(
        target,
        source,
        typeof source === "string" ? info.row?.properties.get(source) : undefined,
        place,
        report,
      );
  }
  for (const name of requiredOf(shape)) {
    if (!Object.hasOwn(filter, name) && !Object.hasOwn(send, name))
      report(at(info.subject, [...path, "filter"]), "CFG_MISSING_INPUT", { name, call });
  }
}
