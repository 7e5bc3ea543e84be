import { addressIndex } from "../index/addresses";
import { openedName } from "../index/openings";
import type { Subject } from "../index/program";
import type { Scope } from "../index/scope";
import { subjectNamed, viewNamed } from "../index/targets";
import type { ViewInfo, ViewName } from "../index/views";
import type { Place } from "../read/config-file";
import { otherPlace } from "../report/related";
import type { Report } from "../report/report";
import { at, atKey, declared, eachSubject } from "./check";

/** What addresses call another subject's views are names that the subject's own views do not have. */
export const checkOpenAs = eachSubject<Scope>(({ subject }, report, { scope }) => {
  for (const [name, opened] of Object.entries(subject.value.openAs ?? {})) {
    checkViewName(scope, at(subject, ["openAs", name]), opened, report);
    if (declared(subject.raw, "views").includes(name))
      report(atKey(subject, ["openAs", name]), "CFG_NAME_TAKEN", {
        name,
        where: otherPlace(atKey(subject, ["views", name])),
      });
  }
});

/** A view that config opens by its subject and name, and the address over whose page it does so. */
export interface Opened extends ViewName {
  on?: string | undefined;
}

/**
 * The view that is opened; undefined where it does not exist, which is reported. A file that cannot be read is a mistake of its own.
 * `on` is an address with a page to open it over, and goes with a view that has no address itself.
 */
export function checkOpened(scope: Scope, place: Place, opened: Opened, report: Report): ViewInfo | undefined {
  const info = checkViewName(scope, place, opened, report);
  const { on } = opened;
  if (!info || on === undefined) return info;
  const addresses = addressIndex(scope);
  const [page] = addresses.get(on)?.views ?? [];
  if (scope.program.routes && !addresses.has(on))
    report(inside(place, "on"), "CFG_UNKNOWN_ROUTE", { name: on }, addresses.keys());
  else if (info.view.route !== undefined || page?.view.kind === "page")
    report(inside(place, "on"), "CFG_NOT_OVER", { name: info.name, page: on });
  return info;
}

/** A view of the file, or of any by its subject; undefined where there is none, which is reported. */
export function checkNamedView(
  scope: Scope,
  subject: Subject,
  place: Place,
  named: string | ViewName,
  report: Report,
): ViewInfo | undefined {
  if (typeof named === "object") return checkViewName(scope, place, named, report);
  const views = declared(subject.raw, "views");
  if (!views.includes(named)) report(place, "CFG_UNKNOWN_VIEW", { name: named }, views);
  return viewNamed(scope.subjects, openedName(subject.name, named));
}

/** The view of that name; undefined where there is none, which is reported. */
export function checkViewName(
  { program, subjects }: Scope,
  place: Place,
  { screen, view }: ViewName,
  report: Report,
): ViewInfo | undefined {
  const subject = subjectNamed(subjects, screen)?.subject;
  if (!subject && program.whole) {
    const names = subjects.map((info) => info.subject.name);
    report(inside(place, "screen"), "CFG_UNKNOWN_SUBJECT", { name: screen }, names);
  }
  const views = declared(subject?.raw, "views");
  if (subject && !views.includes(view)) report(inside(place, "view"), "CFG_UNKNOWN_VIEW", { name: view }, views);
  return viewNamed(subjects, { screen, view });
}

function inside({ file, path }: Place, key: string): Place {
  return { file, path: [...path, key] };
}
