import { codesOf } from "../domain/menu";
import type { Manifest, MenuEntry, ResolvedRoute } from "../model/resolved";
import { entriesAbove, judgeAccess, menuOf, type Visitor } from "./access";

/** A page that opens to the user and needs no row. */
export interface OpenPage {
  route: ResolvedRoute;
  /** The menu entries above it, from the top. */
  above: MenuEntry[];
}

/** Every page that opens to the signed-in user and needs no row, in the menu's order; what no menu lists comes last. */
export function openPages(manifest: Manifest, session: Visitor): OpenPage[] {
  if (!session.facts) return [];
  const entries = menuOf(manifest, session);
  const order = codesOf(entries);
  const place = ({ menu }: ResolvedRoute): number =>
    menu !== undefined && order.includes(menu) ? order.indexOf(menu) : order.length;
  return manifest.routes
    .filter((route) => isPage(route) && judgeAccess(route, manifest, session).kind === "open")
    .sort((a, b) => place(a) - place(b))
    .map((route) => ({ route, above: entriesAbove(entries, route) }));
}

/** Whether a route is a page of its own that can be gone to without a row. */
function isPage({ redirect, frame, path, query }: ResolvedRoute): boolean {
  return redirect === undefined && frame !== "bare" && !path.includes(":") && !query;
}
