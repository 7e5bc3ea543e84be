import type { ConfigRoutes } from "../../model/config/routes";
import type { Path } from "../read/config-file";
import { once } from "../read/once";
import { groupBy } from "./group-by";
import type { Program } from "./program";
import type { Scope } from "./scope";
import { menuEntries, type PlacedEntry } from "./menus";
import type { SubjectInfo, ViewInfo } from "./views";

/** A line of config/routes.json. */
export type RawRoute = ConfigRoutes["routes"][number];

/** An entry of a menu's header with its place. */
export interface PlacedHeader {
  entry: Program["menus"][number]["value"]["header"][number];
  menu: Program["menus"][number];
  path: Path;
}

/** An address with everything that claims it or leads to it. */
export interface Address {
  route: RawRoute;
  path: Path;
  /** Views that claim it; more than one is a mistake. */
  views: ViewInfo[];
  /** Entries of left menus and headers that lead there. */
  entries: PlacedEntry[];
  headers: PlacedHeader[];
}

/** Every address of config/routes.json, in order. */
export function addressesOf(program: Program, subjects: readonly SubjectInfo[]): Address[] {
  const views = subjects.flatMap((info) => info.views);
  const entries = menuEntries(program);
  const headers = headerEntries(program);
  const viewsBy = groupBy(views, ({ view }) => view.route);
  const entriesBy = groupBy(entries, ({ entry }) => entry.route);
  const headersBy = groupBy(headers, ({ entry }) => entry.route);
  return (program.routes?.value.routes ?? []).map((route, index) => ({
    route,
    path: ["routes", index],
    views: viewsBy.get(route.path) ?? [],
    entries: entriesBy.get(route.path) ?? [],
    headers: headersBy.get(route.path) ?? [],
  }));
}

/** Every address by its path. Made once per console. */
export const addressIndex = once(
  ({ program, subjects }: Scope): ReadonlyMap<string, Address> =>
    new Map(addressesOf(program, subjects).map((address) => [address.route.path, address])),
);

/** Every entry of every header. */
export function headerEntries(program: Program): PlacedHeader[] {
  return program.menus.flatMap((menu) =>
    menu.value.header.map((entry, index) => ({ entry, menu, path: ["header", index] })),
  );
}

/** Whether something says that the address has no screen yet. */
export function isPending({ route, entries, headers }: Address): boolean {
  return (
    route.pending === true || entries.some(({ entry }) => entry.pending) || headers.some(({ entry }) => entry.pending)
  );
}
