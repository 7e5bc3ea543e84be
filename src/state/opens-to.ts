import { codesOf, codeVisible, type MenuFacts, pagesOf, visibleHeader } from "../domain/menu";
import { joinCodes, mayUseAny, splitCodes } from "../domain/permission";
import type { Manifest } from "../model/resolved";
import type { Session } from "./session";

/** Of the session what decides which pages open. */
type Visitor = Pick<Session, "facts" | "mode">;

/**
 * Whether the page at a route, to which any of these codes admits, opens to the signed-in user. Codes that are menu entries of
 * the present mode follow the menu's rules, so that an address never opens what the menu hides (specification §6); other codes
 * are held or not. What the header shows the user, it opens: "messages when accountType is 0" asks for no code. A page that is
 * no menu's own is behind a button, and 'channel' may use every button.
 */
export function opensTo({ facts, mode }: Visitor, manifest: Manifest, path: string, codes: readonly string[]): boolean {
  if (codes.length === 0 || !facts) return true;
  const menu = manifest.menus[mode];
  if (visibleHeader(menu.header, manifest.menuRules.header, facts).some((entry) => entry.code && entry.route === path))
    return true;
  const listed = new Set(codesOf(menu.entries));
  const behindButton = facts.channel && !menu.entries.flatMap(pagesOf).includes(path);
  return codes.some((code) =>
    listed.has(code) && !behindButton
      ? codeVisible(code, manifest.menuRules.rules, facts)
      : mayUseAny(facts.authCodes, [code]),
  );
}

/** Whether it would open if a role gave the user the codes; if not, no administrator can help. */
export function roleOpens(visitor: Visitor, manifest: Manifest, path: string, codes: readonly string[]): boolean {
  const { facts, mode } = visitor;
  if (!facts) return true;
  return opensTo({ mode, facts: { ...facts, authCodes: withCodes(facts, codes) } }, manifest, path, codes);
}

/** The user's codes with further ones. */
function withCodes({ authCodes }: MenuFacts, codes: readonly string[]): string {
  return joinCodes([...splitCodes(authCodes), ...codes]);
}
