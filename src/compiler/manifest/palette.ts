import { filterKey } from "../../domain/filter-key";
import { keyField } from "../../domain/row-key";
import type { PaletteCommand, PaletteIndex, PaletteRecords } from "../../model/palette";
import type { ResolvedRoute, ResolvedScreen } from "../../model/resolved";
import type { ListView } from "../../model/resolved-list";
import type { LinkAddress, ResolvedSend } from "../../model/resolved-view";
import { calledIn } from "../api/called";
import type { Scope } from "../index/scope";
import { viewNamed } from "../index/targets";
import { isKind } from "../index/views";

/** A list with its address. */
interface PlacedList {
  route: ResolvedRoute;
  screen: ResolvedScreen;
  view: ListView;
}

/**
 * Everything that can be searched, found or begun from anywhere: the lists with a search text, those whose rows config lets the
 * palette find, and the forms their pages open.
 */
export function resolvePalette(
  scope: Scope,
  routes: readonly ResolvedRoute[],
  screens: readonly ResolvedScreen[],
): PaletteIndex {
  const bySubject = new Map(screens.map((screen) => [screen.subject, screen]));
  const lists = routes.flatMap((route) => {
    const screen = bySubject.get(route.subject ?? "");
    const view = screen?.views[route.view ?? ""];
    return screen && view?.kind === "list" && !route.path.includes(":") ? [{ route, screen, view }] : [];
  });
  const records = lists.flatMap((list) => recordsOf(scope, list) ?? []);
  return {
    searches: lists.flatMap(searchOf),
    commands: lists.flatMap(commandsOf),
    records,
    operations: calledIn(scope.program.api, records),
  };
}

function searchOf({ route: { path }, view }: PlacedList): PaletteIndex["searches"] {
  const text = textOf(view);
  return text ? [{ path, parameter: filterKey(text.name) }] : [];
}

/** The filter that a text is looked for by. */
function textOf({ filters }: ListView): ListView["filters"][number] | undefined {
  return filters.find(({ kind }) => kind === "text");
}

function commandsOf({ route: { path }, screen, view }: PlacedList): PaletteCommand[] {
  return view.actions.flatMap(({ words, permission, providers, does }) => {
    const opened = does.kind === "open" && does.screen === undefined ? screen.views[does.view] : undefined;
    if (opened?.kind !== "form") return [];
    return [
      { words, path, to: opened.route ?? `${path}?open=${opened.name}`, permission, ...(providers && { providers }) },
    ];
  });
}

function recordsOf(scope: Scope, list: PlacedList): PaletteRecords | undefined {
  const { route, screen, view } = list;
  const info = viewNamed(scope.subjects, { screen: screen.subject, view: view.name });
  const names = isKind(info, "list") ? info.view.palette : undefined;
  const text = textOf(view);
  const heading = view.columns.find(({ name }) => name === names?.[0]);
  const action = view.rowActions.find(({ name }) => name === heading?.action);
  const opens = action && openedBy(list, action);
  if (!names || !text || !opens) return undefined;
  const providers = [...new Set([...(view.providers ?? []), ...(action.providers ?? [])])];
  return {
    path: route.path,
    call: view.call,
    send: view.send,
    param: text.params[0],
    ...(text.maxLength === undefined ? {} : { maxLength: text.maxLength }),
    ...(text.pattern === undefined ? {} : { pattern: text.pattern }),
    paged: view.paged,
    names,
    opens,
    permission: action.permission,
    ...(providers.length > 0 && { providers }),
  };
}

/** The address at which an action of a row of the list opens it, whatever page one is on. */
function openedBy(
  { route: { path }, screen, view }: PlacedList,
  { does }: ListView["rowActions"][number],
): LinkAddress | undefined {
  if (does.kind === "link") {
    const { route, params, query, opens } = does;
    return { route, params, query, ...(opens && { opens }) };
  }
  const opened = does.kind === "open" ? screen.views[does.view] : undefined;
  if (!opened) return undefined;
  if (opened.route !== undefined) return { route: opened.route, params: sameNames(opened.route), query: {} };
  const id = { from: "field" as const, field: keyField(opened, view.rowKey) };
  return { route: path, params: {}, query: {}, opens: { view: opened.name, id } };
}

/** The parameters of an address, each from the row's field of that name. */
function sameNames(route: string): ResolvedSend {
  const names = [...route.matchAll(/[:{](\w+)/g)].map(([, name = ""]) => name);
  return Object.fromEntries(names.map((name) => [name, { from: "field" as const, field: name }]));
}
