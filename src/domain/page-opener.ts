import type { Manifest } from "../model/resolved";
import { codesOf, codeVisible, type MenuFacts, pagesOf, visibleHeader } from "./menu";
import { mayUseAny } from "./permission";

/**
 * Whether the page at a route, to which any of some codes admits, opens to a user. Codes that are menu entries of the present mode
 * follow the menu's rules, so that an address never opens what the menu hides (specification §6); other codes are held or not. What
 * the header shows the user, it opens: "messages when accountType is 0" asks for no code. A page that is no menu's own is behind a
 * button, and 'channel' may use every button.
 */
export function pageOpener(
  facts: MenuFacts,
  { menus, menuRules }: Pick<Manifest, "menus" | "menuRules">,
): (path: string, codes: readonly string[]) => boolean {
  const menu = menus[facts.mode];
  const header = visibleHeader(menu.header, menuRules.header, facts).filter(({ code }) => code);
  const inHeader = new Set(header.map(({ route }) => route));
  const listed = new Set(codesOf(menu.entries));
  const inMenu = new Set(menu.entries.flatMap(pagesOf));
  return (path, codes) => {
    if (codes.length === 0 || inHeader.has(path)) return true;
    const behindButton = facts.authCodes.includes("channel") && !inMenu.has(path);
    return codes.some((code) =>
      listed.has(code) && !behindButton
        ? codeVisible(code, menuRules.rules, facts)
        : mayUseAny(facts.authCodes, [code]),
    );
  };
}
