import type { Mode } from "../../model/config/mode";
import { type Address, addressIndex } from "./addresses";
import { groupBy } from "./group-by";
import { menuEntries } from "./menus";
import type { Scope } from "./scope";
import { once } from "../read/once";

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
function modesOf(scope: Scope, menu: string, path: string): Mode[] {
  const told = addressIndex(scope).get(path)?.route.modes;
  if (told) return [...told].sort();
  const shown = (shownByTabs(scope).get(path) ?? []).map(({ mode }) => mode);
  return [...new Set([...scope.codes.modes(menu), ...shown])].sort();
}

/** The addresses of tabs, with the modes whose menus have them. */
const shownByTabs = once(({ program }: Scope) =>
  groupBy(
    menuEntries(program).flatMap(({ entry, menu }) =>
      (entry.tabs ?? []).map((path) => ({ path, mode: menu.value.mode })),
    ),
    ({ path }) => path,
  ),
);
