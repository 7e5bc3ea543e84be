import type { Manifest, ResolvedRoute } from "../model/resolved";
import { preloadScreen } from "../render/screen/load-screen";
import { renderers } from "../render/screen/renderers";
import { importScreenRoute } from "./import-screen-route";

/**
 * Starts fetching what a route will show: the screen's chunk does not wait for the code that draws it. Hand-written pages
 * come by themselves.
 */
export function preloadRoute(route: ResolvedRoute | undefined, manifest: Manifest): void {
  if (!route || route.pending || route.page !== undefined || route.subject === undefined) return;
  preloadScreen(manifest, route.subject);
  for (const load of [importScreenRoute, ...(route.kind ? [renderers[route.kind]] : [])]) load().catch(() => undefined);
}
