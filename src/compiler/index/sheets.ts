import type { Scope } from "./scope";
import type { ViewInfo } from "./views";

/** The request for one of the lists under an address, in that address and in what a link sends: `?sheet=name`. */
export const SHEET = "sheet";

/** Names of the further lists that lie under a view's address. */
export function sheetNames({ view }: ViewInfo): readonly string[] {
  return view.kind === "list" ? (view.sheets ?? []) : [];
}

/** The lists that lie under a view's address: itself, and its sheets as far as they exist. */
export function sheetsOf({ subjects }: Pick<Scope, "subjects">, info: ViewInfo): ViewInfo[] {
  const beside = subjects.find(({ views }) => views.includes(info))?.views ?? [];
  return [info, ...sheetNames(info).flatMap((wanted) => beside.find(({ name }) => name === wanted) ?? [])];
}
