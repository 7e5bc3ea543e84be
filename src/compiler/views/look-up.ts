import type { ConfigView } from "../../model/config/screen";
import type { Program, Subject } from "../index/program";
import { parametersOf, type BareView, type SubjectInfo, type ViewInfo } from "../index/views";
import type { Listed } from "./kind";
import { kindOf } from "./kinds";

const nothing: Listed = { fields: [], calls: [], actions: [], filledBy: [], serves: [], shows: [], leadsTo: [] };

/** Looks up everything that a subject's views and actions name. */
export function subjectInfo(program: Program, subject: Subject): SubjectInfo {
  const views = Object.entries(subject.value.views).map(([name, view]) => viewInfo(program, subject, name, view));
  return { subject, views, uses: views.flatMap(({ actions }) => actions) };
}

function viewInfo(program: Program, subject: Subject, name: string, view: ConfigView): ViewInfo {
  const kind = kindOf(view);
  const bare: BareView = { subject, name, view, path: ["views", name], params: parametersOf(view.route) };
  const info: ViewInfo = { ...bare, ...kind.lookUp(program, bare), ...nothing };
  // Fields and actions name the view they are of, so that it is filled in rather than made again.
  info.fields = kind.fields?.(info) ?? [];
  info.calls = kind.calls?.(info) ?? [];
  info.actions = kind.actions?.(info) ?? [];
  info.filledBy = kind.filledBy?.(info, program) ?? [];
  info.serves = kind.serves?.(info, program) ?? [];
  info.shows = kind.shows?.(info) ?? [];
  info.leadsTo = kind.leadsTo?.(info) ?? [];
  return info;
}
