import type { ResolvedScreen, ResolvedView } from "../../model/resolved";
import { menuEntries } from "../index/menus";
import type { Scope } from "../index/scope";
import { isKind, type SubjectInfo, type ViewInfo } from "../index/views";
import type { ResolveContext } from "../resolve/context";
import { titleOf, wordsOf } from "../resolve/fields";
import { guestsOf } from "../resolve/guests";
import { routePath } from "../resolve/route-path";
import { kindOf } from "./kinds";

/** A subject with all its views: what one chunk carries. */
export function resolveScreen(scope: Scope, info: SubjectInfo): ResolvedScreen {
  const context: ResolveContext = { scope, info, enums: {}, filterLanguages: {} };
  const views = Object.fromEntries(info.views.map((view) => [view.name, resolveView(context, view)]));
  const enums = Object.fromEntries(Object.entries(context.enums).sort(([a], [b]) => (a < b ? -1 : 1)));
  const { filterLanguages } = context;
  return {
    subject: info.subject.name,
    title: wordsOf(info.subject.value),
    views,
    ...menuRouteOf(scope, info),
    ...guestsOf(scope, info),
    enums,
    ...(Object.keys(filterLanguages).length > 0 && { filterLanguages }),
  };
}

function menuRouteOf({ program }: Scope, { subject, views }: SubjectInfo): Pick<ResolvedScreen, "menuRoute"> {
  const onPages = views.filter(({ view }) => view.route !== undefined);
  if (!onPages.some((info) => isKind(info, "form")) || onPages.some((info) => isKind(info, "list"))) return {};
  const route = menuEntries(program).find(({ entry }) => entry.code === subject.value.menu)?.entry.route;
  return route === undefined ? {} : { menuRoute: routePath(route) };
}

/** A view with everything looked up, derived and defaulted. */
function resolveView(context: ResolveContext, info: ViewInfo): ResolvedView {
  const { view, name } = info;
  const base = {
    name,
    title: titleOf(info),
    ...(view.route === undefined ? {} : { route: routePath(view.route) }),
    ...(view.help ? { help: view.help } : {}),
    ...("notice" in view && view.notice ? { notice: view.notice } : {}),
  };
  return { ...base, ...kindOf(view).resolve(context, info) };
}
