import type { Property } from "../api/property";
import type { Address } from "./addresses";
import type { Scope } from "./scope";
import { inSlot } from "./field-uses";
import { viewNamed } from "./targets";
import { type FieldUse, isKind, type SubjectInfo, type ViewInfo, type ViewName } from "./views";

/** The request for one of the lists under an address, in that address and in what a link sends: `?sheet=name`. */
export const SHEET = "sheet";

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
export function filtersOf(info: ViewInfo): FieldUse[] {
  return inSlot(info, "month", "filter");
}
