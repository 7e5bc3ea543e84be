import type { ConfigRelated } from "../../../model/config/detail";
import type { ConfigList } from "../../../model/config/list";
import type { Send } from "../../../model/config/screen";
import { at, atKey, declared, type Visit } from "../../checks/check";
import { checkSourceFits } from "../../checks/sources";
import { pagingNames } from "../../index/field-uses";
import { requiredOf } from "../../index/pick-shape";
import type { Scope } from "../../index/scope";
import { subjectNamed } from "../../index/targets";
import type { ViewInfo } from "../../index/views";
import type { Path } from "../../read/config-file";
import type { Report } from "../../report/report";
import type { DetailInfo } from "./info";
import { relatedList } from "./related";

/** The related lists of a detail exist, and are narrowed by what the row has. */
export const checkRelatedLists: Visit<DetailInfo> = (info, report, { scope }) => {
  for (const [index, { related }] of (info.view.tabs ?? []).entries())
    if (related) checkRelated(scope, info, related, [...info.path, "tabs", index, "related"], report);
};

function checkRelated(scope: Scope, info: DetailInfo, related: ConfigRelated, path: Path, report: Report): void {
  const subject = subjectNamed(scope.subjects, related.screen);
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

function checkFilter(
  info: DetailInfo,
  list: ViewInfo<ConfigList>,
  { filter }: ConfigRelated,
  path: Path,
  report: Report,
): void {
  const { shape } = list;
  if (!shape) return;
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
