import type { ResolvedScreen } from "../../model/resolved";
import type { Scope } from "../index/scope";
import type { SubjectInfo } from "../index/views";
import type { ResolveContext } from "./context";
import { wordsOf } from "./fields";
import { resolveView } from "./views";

/** A subject with all its views: what one chunk carries. */
export function resolveScreen(scope: Scope, info: SubjectInfo): ResolvedScreen {
  const context: ResolveContext = { scope, info, enums: {} };
  const views = Object.fromEntries(info.views.map((view) => [view.name, resolveView(context, view)]));
  const enums = Object.fromEntries(Object.entries(context.enums).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { subject: info.subject.name, title: wordsOf(info.subject.value), views, enums };
}
