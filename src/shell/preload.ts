import type { ResolvedRoute } from "../model/resolved";
import type { Console } from "../state/console";
import type { AddressBook } from "../state/directory";
import { once } from "../state/later";
import { routeAt } from "../state/access";
import { preloadRoute } from "./preload-route";

/** The shell of the signed-in. Asked for before any screen: its stylesheet has to stand first. */
export const importInside = once(() => import("./inside"));

/** Starts fetching the shell of the signed-in, for whoever is about to sign in; failures show later, in its place. */
export function preloadInside(): void {
  importInside().catch(() => undefined);
}

/**
 * Starts fetching all that an address of the browser will show, while the profile is still on its way: everything is waited
 * for once.
 * @returns when all of it is there, or cannot be had: that shows in its place
 */
export async function preloadAddress(pathname: string, { addresses }: Pick<Console, "addresses">): Promise<void> {
  const screen = findRoute(pathname, addresses).then((route) => preloadRoute(route, addresses.manifest));
  await Promise.allSettled([importInside(), screen]);
}

/** The route at an address of the browser, of which nothing need be known yet. */
export async function findRoute(pathname: string, addresses: AddressBook): Promise<ResolvedRoute | undefined> {
  const { basePath } = addresses.manifest.settings;
  if (!pathname.startsWith(`${basePath}/`)) return undefined;
  const path = pathname.slice(basePath.length);
  if (!addresses.isKnown(path)) await addresses.load(path);
  return routeAt(addresses.manifest.routes, path);
}
