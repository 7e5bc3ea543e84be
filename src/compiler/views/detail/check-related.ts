import type { ConfigRelated } from "../../../model/config/detail";
import type { Send } from "../../../model/config/screen";
import { at, atKey, declared, type Visit } from "../../checks/check";
import { checkSourceFits } from "../../checks/sources";
import { pagingNames } from "../../index/field-uses";
import { requiredOf, shapeTaking } from "../../index/pick-shape";
import type { Scope } from "../../index/scope";
import { subjectNamed } from "../../index/targets";
import type { Path } from "../../read/config-file";
import type { Report } from "../../report/report";
import type { RequestShape } from "../../api/operation";
import type { DetailInfo } from "./info";
import type { Property } from "../../api/property";
import { type RelatedBoard, relatedBoard, relatedList } from "./related";

/** The related lists and boards of a detail exist, and are narrowed by what the row has. */
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
  if (list?.shape) return checkFilter(info, ofList(list.shape, list.view), related, path, report);
  const board = relatedBoard(scope, related);
  if (board) return checkFilter(info, ofBoard(board), related, path, report);
  if (list) return;
  const names = declared(subject.subject.raw, "views");
  const code = names.includes(related.view) ? "CFG_RELATED_NO_LIST" : "CFG_UNKNOWN_VIEW";
  if (code === "CFG_UNKNOWN_VIEW" || subject.views.some(({ name }) => name === related.view))
    report(at(info.subject, [...path, "view"]), code, { name: related.view }, names);
}

/** What a filter can be of. */
interface Filtered {
  call: string;
  /** By name. */
  inputs: ReadonlyMap<string, Property>;
  /** What the view has no value for by itself. */
  missing: readonly string[];
}

function ofList(shape: RequestShape, { call, send = {} }: { call: string; send?: Send | undefined }): Filtered {
  const inputs = new Map([...shape.properties].filter(([name]) => !pagingNames.has(name)));
  return { call, inputs, missing: requiredOf(shape).filter((name) => !Object.hasOwn(send, name)) };
}

function ofBoard(board: RelatedBoard): Filtered {
  const of = board.view.of ?? [];
  const inputs = of.flatMap((name) => {
    const property = shapeTaking(board, name)?.properties.get(name);
    return property ? [[name, property] as const] : [];
  });
  return { call: board.cards[0]?.call ?? "", inputs: new Map(inputs), missing: of };
}

function checkFilter(
  info: DetailInfo,
  { call, inputs, missing }: Filtered,
  { filter }: ConfigRelated,
  path: Path,
  report: Report,
): void {
  for (const [name, source] of Object.entries<Send[string]>(filter)) {
    const place = at(info.subject, [...path, "filter", name]);
    const target = inputs.get(name);
    const atHand = typeof source === "string" ? info.row?.properties.get(source) : undefined;
    if (!target)
      report(atKey(info.subject, [...path, "filter", name]), "CFG_UNKNOWN_INPUT", { name, call }, inputs.keys());
    else if (Array.isArray(source)) report(place, "CFG_EACH_WITHOUT_ROWS", { name: source[0] });
    else if (typeof source === "string" && info.row && !atHand)
      report(place, "CFG_UNKNOWN_SOURCE", { name: source, owner: info.row.name }, info.row.properties.keys());
    else checkSourceFits(target, source, atHand, place, report);
  }
  for (const name of missing)
    if (!Object.hasOwn(filter, name))
      report(at(info.subject, [...path, "filter"]), "CFG_MISSING_INPUT", { name, call });
}
