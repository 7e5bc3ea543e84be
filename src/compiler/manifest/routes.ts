import type { ResolvedRoute } from "../../model/resolved";
import type { Words } from "../../model/words";
import type { Scope } from "../index/scope";
import { addressesOf, type Address } from "../index/addresses";
import { sheetNames } from "../index/sheets";
import { admittingCodes, parametersOf, type ViewInfo } from "../index/views";
import { compact } from "../resolve/context";
import { wordsOf } from "../resolve/fields";
import { modesOfAddress, pendingCode } from "../index/modes";
import { providersOf } from "../resolve/providers";
import { routePath } from "../resolve/route-path";
import { kindOf } from "../views/kinds";

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

type Base = Pick<ResolvedRoute, "path" | "query" | "frame">;

function builtRoute(scope: Scope, base: Base, info: ViewInfo, address: Address): ResolvedRoute {
  const { subject, view, name } = info;
  return {
    ...base,
    title: titleOf(info) ?? wordsOf(subject.value),
    subject: subject.name,
    view: name,
    ...kindOf(view).route?.(view),
    menu: subject.value.menu,
    modes: modesOfAddress(scope, address),
    permission: info.isPublic ? [] : admittingCodes({ subject, view }),
    ...providersOf(info.serves),
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
function titleOf(info: ViewInfo): Words | undefined {
  const { view } = info;
  const several = sheetNames(info).length > 0;
  return view.zh !== undefined && view.en !== undefined && !several ? { zh: view.zh, en: view.en } : undefined;
}
