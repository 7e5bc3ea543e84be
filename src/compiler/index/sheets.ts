import type { Property } from "../api/property";
import { once } from "../read/once";
import type { Address } from "./addresses";
import type { Scope } from "./scope";
import { inSlot } from "./field-uses";
import { viewNamed } from "./targets";
import { type FieldUse, isKind, type SubjectInfo, type ViewInfo, type ViewName } from "./views";

/** Names of the further lists that lie under a view's address. */
export function sheetNames(info: ViewInfo): readonly string[] {
  return isKind(info, "list") ? (info.view.sheets ?? []) : [];
}

/** A list under an address with several, by its name there. */
export interface Sheet {
  name: string;
  info: ViewInfo;
}

/** The view that a name means on the pages of a subject: one of its own, or another subject's that `openAs` gives that name. */
export function nameOnPage({ name: screen, value }: SubjectInfo["subject"], view: string): ViewName {
  return value.openAs?.[view] ?? { screen, view };
}

/** The lists that lie under a view's address: itself, and its sheets as far as they exist. */
export function sheetsOf(scope: Pick<Scope, "subjects">, info: ViewInfo): Sheet[] {
  const further = sheetNames(info).flatMap((name): Sheet[] => {
    const found = sheetNamed(scope, info, name);
    return found ? [{ name, info: found }] : [];
  });
  return [{ name: info.name, info }, ...further];
}

/** The list that a view calls one of its sheets; undefined where it does not exist. */
export function sheetNamed(
  { subjects }: Pick<Scope, "subjects">,
  { subject }: ViewInfo,
  name: string,
): ViewInfo | undefined {
  return viewNamed(subjects, nameOnPage(subject, name));
}

/** A list or board and the address that shows it. */
export interface FilteredPage {
  info: ViewInfo;
  route: string;
  /** Its name among the lists under the address, unless it is the first. */
  sheet?: string;
}

/** Where a list or board is shown without parameters: at its own address, or as a sheet of another list; undefined if nowhere, or it is none. */
export function filteredPage(scope: Pick<Scope, "subjects">, name: ViewName): FilteredPage | undefined {
  const found = viewNamed(scope.subjects, name);
  if (!isKind(found, "list") && !isKind(found, "dashboard")) return undefined;
  const { route } = found.view;
  if (route !== undefined) return found.params.length === 0 ? { info: found, route } : undefined;
  return sheetPages(scope.subjects).get(found);
}

/** Every list under an address without parameters: the first place of each. */
const sheetPages = once((subjects: readonly SubjectInfo[]): ReadonlyMap<ViewInfo, FilteredPage> => {
  const pages = new Map<ViewInfo, FilteredPage>();
  for (const host of subjects.flatMap(({ views }) => views)) {
    const { route } = host.view;
    if (route === undefined || host.params.length > 0) continue;
    for (const { name, info } of sheetsOf({ subjects }, host))
      if (!pages.has(info)) pages.set(info, { info, route, sheet: name });
  }
  return pages;
});

/** What an address takes under a name, for its parameters or for a filter of one of its lists or of its board. */
export function filterAt(scope: Scope, { views: [info] }: Address, name: string): Property | undefined {
  const lists = info ? sheetsOf(scope, info) : [];
  const ofBoard = info && filtersOf(info).find(({ params }) => params?.some((param) => param === name));
  return (
    lists.map((sheet) => sheet.info.shape?.properties.get(name)).find((property) => property !== undefined) ??
    ofBoard?.property
  );
}

/** The filters of a list or a board, the month of a board among them. */
export const filtersOf = once((info: ViewInfo): FieldUse[] => inSlot(info, "month", "filter"));
