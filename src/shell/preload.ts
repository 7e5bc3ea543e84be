import type { Console } from "../state/console";
import { once } from "../state/later";
import { routeAt } from "./access";
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
 */
export function preloadAddress(pathname: string, { manifest }: Pick<Console, "manifest">): void {
  preloadInside();
  const { basePath } = manifest.settings;
  if (pathname.startsWith(`${basePath}/`)) preloadRoute(routeAt(manifest.routes, pathname.slice(basePath.length)), manifest);
}
