import type { Property } from "../api/property";
import type { Address } from "./addresses";
import type { Scope } from "./scope";
import { isKind, type ViewInfo } from "./views";

/** The request for one of the lists under an address, in that address and in what a link sends: `?sheet=name`. */
export const SHEET = "sheet";

/** Names of the further lists that lie under a view's address. */
export function sheetNames(info: ViewInfo): readonly string[] {
  return isKind(info, "list") ? (info.view.sheets ?? []) : [];
}

/** The lists that lie under a view's address: itself, and its sheets as far as they exist. */
export function sheetsOf({ subjects }: Pick<Scope, "subjects">, info: ViewInfo): ViewInfo[] {
  const beside = subjects.find(({ views }) => views.includes(info))?.views ?? [];
  return [info, ...sheetNames(info).flatMap((wanted) => beside.find(({ name }) => name === wanted) ?? [])];
}

/** What an address takes under a name, for its parameters or for a filter of one of its lists. */
export function filterAt(scope: Scope, { views: [info] }: Address, name: string): Property | undefined {
  const lists = info ? sheetsOf(scope, info) : [];
  return lists.map(({ shape }) => shape?.properties.get(name)).find((property) => property !== undefined);
}
