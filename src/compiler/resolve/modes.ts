import type { Mode } from "../../model/config/mode";
import type { Address } from "../index/addresses";
import { menuEntries } from "../index/menus";
import type { Scope } from "../index/scope";

/** Modes in which an address has a page. */
export function modesOfAddress(scope: Scope, { route, views, entries, headers }: Address): Mode[] {
  const [info] = views;
  if (info) return info.isPublic ? [1, 2] : modesOf(scope, info.subject.value.menu, route.path);
  const menu = pendingCode({ route, entries, headers });
  return route.redirect !== undefined || menu === undefined ? [1, 2] : modesOf(scope, menu, route.path);
}

/** The code of an address that no view claims: the one written beside it, or else that of the entry that leads there. */
export function pendingCode({
  route,
  entries,
  headers,
}: Pick<Address, "route" | "entries" | "headers">): string | undefined {
  return route.menu ?? entries[0]?.entry.code ?? headers[0]?.entry.code;
}

/** Modes that config/routes.json tells; else those whose menu lists the code, and those whose strips of tabs show the address: a tab must not lead out of its console. */
function modesOf({ codes, program }: Scope, menu: string, path: string): Mode[] {
  const told = program.routes?.value.routes.find((route) => route.path === path)?.modes;
  if (told) return [...told].sort();
  const shown = menuEntries(program).filter(({ entry }) => entry.tabs?.includes(path));
  return [...new Set([...codes.modes(menu), ...shown.map((placed) => placed.menu.value.mode)])].sort();
}
