import type { ConfigView } from "../../model/config/screen";
import type { Description } from "../api/description";
import { codesOf } from "../index/menus";
import type { Program, Subject } from "../index/program";
import type { Scope } from "../index/scope";
import { once } from "../read/once";
import { parametersOf, type BareView, type SubjectInfo, type ViewInfo } from "../index/views";
import type { Listed } from "./kind";
import { kindOf } from "./kinds";

const nothing: Listed = { fields: [], calls: [], actions: [], filledBy: [], serves: [], shows: [], leadsTo: [] };

/** A program with everything that is looked up in it. */
export function scopeOf(program: Program): Scope {
  return {
    program,
    subjects: program.subjects.map((subject) => subjectInfo(program.api, subject)),
    codes: codesOf(program),
  };
}

/** Looks up everything that a subject's views and actions name. */
export function subjectInfo(api: Description, subject: Subject): SubjectInfo {
  return infos(api)(subject);
}

const infos = once((api: Description) =>
  once((subject: Subject): SubjectInfo => {
    const views = Object.entries(subject.value.views).map(([name, view]) => viewInfo(api, subject, name, view));
    return {
      subject,
      views,
      fields: views.flatMap(({ fields }) => fields),
      uses: views.flatMap(({ actions }) => actions),
    };
  }),
);

function viewInfo(api: Description, subject: Subject, name: string, view: ConfigView): ViewInfo {
  const kind = kindOf(view);
  const bare: BareView = { subject, name, view, path: ["views", name], params: parametersOf(view.route) };
  const info: ViewInfo = { ...bare, ...kind.lookUp(api, bare), ...nothing };
  // Fields and actions name the view they are of, so that it is filled in rather than made again.
  info.fields = kind.fields?.(info) ?? [];
  info.calls = kind.calls?.(info) ?? [];
  info.actions = kind.actions?.(info) ?? [];
  info.filledBy = kind.filledBy?.(info, api) ?? [];
  info.serves = kind.serves?.(info, api) ?? [];
  info.shows = kind.shows?.(info) ?? [];
  info.leadsTo = kind.leadsTo?.(info) ?? [];
  return info;
}
