import { filterKey } from "../../domain/filter-key";
import { SHEET } from "../../domain/sheet";
import type { ConfigAction, Opened, Send } from "../../model/config/screen";
import type { ActionDoes, LinkDoes, ResolvedSend } from "../../model/resolved-view";
import { addressIndex, type Address } from "../index/addresses";
import type { Scope } from "../index/scope";
import { filterAt, filtersOf, sheetsOf } from "../index/sheets";
import { viewNamed } from "../index/targets";
import { admittingCodes, parametersOf, type ActionUse } from "../index/views";
import { routePath } from "./route-path";
import { nameAt } from "./guests";
import { modesOfAddress } from "../index/modes";
import { resolveSource } from "./sources";

/** Where a link leads: an address with its parameters and filters, or outside the console. */
export function resolveLink(scope: Scope, use: ActionUse, link: NonNullable<ConfigAction["link"]>): ActionDoes {
  if (typeof link !== "string")
    return { kind: "external", url: scope.program.settings?.value.links[link.external]?.url ?? "" };
  return resolveTarget(scope, link, use.action?.send ?? {});
}

/** The page of a view of any subject: its own address, or the one over which it opens for the row that `id` names. */
export function resolveOpened(scope: Scope, { on, ...name }: Opened, send: Send = {}): LinkDoes {
  const opened = viewNamed(scope.subjects, name);
  if (on === undefined || !opened) return resolveTarget(scope, opened?.view.route ?? "", send);
  const { id = "id", ...others } = send;
  const own = addressIndex(scope).get(on)?.views[0]?.subject === opened.subject;
  return {
    ...resolveTarget(scope, on, others),
    opens: { view: nameAt(scope, on, opened), id: resolveSource(id), ...(own ? { own } : {}) },
  };
}

function resolveTarget(scope: Scope, link: string, send: Send): LinkDoes {
  const address = addressIndex(scope).get(link);
  const [mode, ...more] = address ? modesOfAddress(scope, address) : [];
  return {
    kind: "link" as const,
    admits: codesOf(address),
    ...(mode === undefined || more.length > 0 ? {} : { mode }),
    ...resolveAddress(scope, link, send),
  };
}

/** An address with the sources of its parameters, and of the filters of the list there. */
export function resolveAddress(
  scope: Scope,
  link: string,
  send: Send,
): { route: string; params: ResolvedSend; query: ResolvedSend } {
  const params = parametersOf(link);
  const address = addressIndex(scope).get(link);
  const namesAt = (name: string) => address && filterAt(scope, address, name)?.names;
  return {
    route: routePath(link),
    params: Object.fromEntries(params.map((name) => [name, resolveSource(send[name] ?? name, namesAt(name))])),
    query: Object.fromEntries(
      Object.entries(send).flatMap(([name, source]) =>
        params.includes(name) ? [] : [[queryName(scope, link, name), resolveSource(source, namesAt(name))]],
      ),
    ),
  };
}

/** Codes of which any opens the page at an address; none: every signed-in user. */
function codesOf(address: Address | undefined): string[] {
  const [info] = address?.views ?? [];
  if (info) return admittingCodes(info);
  return [address?.route.menu ?? address?.entries[0]?.entry.code ?? []].flat();
}

/** What the address of a list or board calls a filter, or an end of one: startTime is createTime.from. Where there are sheets, one of them is named. */
function queryName(scope: Scope, path: string, name: string): string {
  const [info] = addressIndex(scope).get(path)?.views ?? [];
  const lists = info ? sheetsOf(scope, info) : [];
  for (const { name: range, params: [from, to] = [] } of lists.flatMap((sheet) => filtersOf(sheet.info))) {
    if (to !== undefined && (name === from || name === to))
      return `${filterKey(range)}.${name === from ? "from" : "to"}`;
  }
  return name === SHEET && lists.length > 1 ? name : filterKey(name);
}
