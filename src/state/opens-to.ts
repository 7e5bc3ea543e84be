import { codesOf, codeVisible, visibleHeader } from "../domain/menu";
import type { Manifest } from "../model/resolved";
import type { Session } from "./session";

/**
 * Whether the page at a route, to which any of these codes admits, opens to the signed-in user. Codes that are menu entries of
 * the present mode follow the menu's rules, so that an address never opens what the menu hides (specification §6); other codes
 * are held or not. What the header shows the user, it opens: "messages when accountType is 0" asks for no code.
 */
export function opensTo(session: Pick<Session, "facts" | "mode" | "permits">, manifest: Manifest, path: string, codes: readonly string[]): boolean {
  const { facts } = session;
  if (codes.length === 0 || !facts) return true;
  const menu = manifest.menus[session.mode];
  if (visibleHeader(menu.header, manifest.menuRules.header, facts).some((entry) => entry.code && entry.route === path)) return true;
  const listed = new Set(codesOf(menu.entries));
  return codes.some((code) => (listed.has(code) ? codeVisible(code, manifest.menuRules.rules, facts) : session.permits([code])));
}
