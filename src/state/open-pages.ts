import { codesOf } from "../domain/menu";
import type { Manifest, ResolvedRoute } from "../model/resolved";
import { judgeAccess, menuOf, type Visitor } from "./access";

/** The pages that open to the signed-in user and need no row, in the menu's order. */
export function openPages(manifest: Manifest, session: Visitor): ResolvedRoute[] {
  if (!session.facts) return [];
  const order = codesOf(menuOf(manifest, session));
  // What no menu lists comes last.
  const place = ({ menu }: ResolvedRoute): number =>
    menu !== undefined && order.includes(menu) ? order.indexOf(menu) : order.length;
  return manifest.routes
    .filter(
      (route) =>
        route.redirect === undefined &&
        route.frame !== "bare" &&
        !route.path.includes(":") &&
        !route.query &&
        judgeAccess(route, manifest, session).kind === "open",
    )
    .sort((a, b) => place(a) - place(b));
}
