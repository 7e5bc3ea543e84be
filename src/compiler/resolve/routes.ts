import { publicPages } from "../../model/page-names";
import type { ConfigView } from "../../model/config/screen";
import type { Mode } from "../../model/config-console";
import type { ResolvedRoute } from "../../model/resolved";
import type { Words } from "../../model/words";
import type { Scope } from "../index/scope";
import { addressesOf, type Address } from "../index/addresses";
import { menuEntries } from "../index/menus";
import { admittingCodes, parametersOf, type ViewInfo } from "../index/views";
import { compact } from "./context";
import { wordsOf } from "./fields";
import { providersOfView } from "./providers";
import { routePath } from "./route-path";

const noWords: Words = { zh: "", en: "" };

/** Every address with its title, its view, and who may go there in which mode. */
export function resolveRoutes(scope: Scope): ResolvedRoute[] {
  return addressesOf(scope.program, scope.subjects).map((address) => resolveRoute(scope, address));
}

function resolveRoute(scope: Scope, address: Address): ResolvedRoute {
  const { route, views } = address;
  const [path = "", query] = routePath(route.path).split("?");
  const base = {
    path,
    ...(query === undefined ? {} : { query: parametersOf(route.path.split("?")[1]) }),
    frame: route.frame ?? "standard",
  };
  if (route.redirect !== undefined) {
    return { ...base, title: noWords, redirect: route.redirect, modes: modesOfAddress(scope, address), permission: [] };
  }
  const [view] = views;
  return view ? builtRoute(scope, base, view, address) : pendingRoute(scope, base, address);
}

/** Modes in which an address has a page. */
export function modesOfAddress(scope: Scope, { route, views, entries, headers }: Address): Mode[] {
  const [info] = views;
  if (info) return isPublic(info) ? [1, 2] : modesOf(scope, info.subject.value.menu, route.path);
  const menu = pendingCode({ route, entries, headers });
  return route.redirect !== undefined || menu === undefined ? [1, 2] : modesOf(scope, menu, route.path);
}

/** The code of an address that no view claims: the one written beside it, or else that of the entry that leads there. */
function pendingCode({ route, entries, headers }: Pick<Address, "route" | "entries" | "headers">): string | undefined {
  return route.menu ?? entries[0]?.entry.code ?? headers[0]?.entry.code;
}

/** A page that opens without a session. */
function isPublic({ view }: ViewInfo): boolean {
  return view.kind === "page" && publicPages.includes(view.page);
}

/** Modes that config/routes.json tells; else those whose menu lists the code, and those whose strips of tabs show the address: a tab must not lead out of its console. */
function modesOf({ codes, program }: Scope, menu: string, path: string): Mode[] {
  const told = program.routes?.value.routes.find((route) => route.path === path)?.modes;
  if (told) return [...told].sort();
  const shown = menuEntries(program).filter(({ entry }) => entry.tabs?.includes(path));
  return [...new Set([...codes.modes(menu), ...shown.map((placed) => placed.menu.value.mode)])].sort();
}

type Base = Pick<ResolvedRoute, "path" | "query" | "frame">;

function builtRoute(scope: Scope, base: Base, info: ViewInfo, address: Address): ResolvedRoute {
  const { subject, view, name } = info;
  return {
    ...base,
    title: titleOf(view) ?? wordsOf(subject.value),
    subject: subject.name,
    view: name,
    ...(view.kind === "form" || view.kind === "dashboard" ? { kind: view.kind } : {}),
    ...(view.kind === "page" ? { page: view.page, ...(view.help ? { help: true as const } : {}) } : {}),
    menu: subject.value.menu,
    modes: modesOfAddress(scope, address),
    permission: isPublic(info) ? [] : admittingCodes({ subject, view }),
    ...providersOfView(scope, info),
  };
}

/** A pending address has the words and menu code written beside it, or else those of the entry that leads there. */
function pendingRoute(scope: Scope, base: Base, address: Address): ResolvedRoute {
  const { route, entries, headers } = address;
  const entry = entries[0]?.entry;
  const words = entry ?? headers[0]?.entry;
  const menu = pendingCode(address);
  const title =
    route.zh !== undefined && route.en !== undefined
      ? { zh: route.zh, en: route.en }
      : words
        ? wordsOf(words)
        : noWords;
  return compact<ResolvedRoute>({
    ...base,
    title,
    pending: true,
    ...(menu === undefined ? {} : { menu }),
    modes: modesOfAddress(scope, address),
    permission: menu === undefined ? [] : [menu],
  });
}

/** The view's own words; those of the subject where the address has several lists. */
function titleOf(view: ConfigView): Words | undefined {
  const several = view.kind === "list" && view.sheets !== undefined;
  return view.zh !== undefined && view.en !== undefined && !several ? { zh: view.zh, en: view.en } : undefined;
}
