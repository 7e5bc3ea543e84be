import type { Manifest, ResolvedRoute } from "../model/resolved";
import { loadScreen } from "../render/shared/load-screen";
import { renderers } from "../render/screen/renderers";
import { importScreenRoute } from "./import-screen-route";

/**
 * Starts fetching what a route will show: the screen's chunk does not wait for the code that draws it. Hand-written pages
 * come by themselves.
 * @returns when all of it is there, or cannot be had: that shows in its place
 */
export async function preloadRoute(route: ResolvedRoute | undefined, manifest: Manifest): Promise<void> {
  if (!route || route.pending || route.page !== undefined || route.subject === undefined) return;
  const renderer = route.kind ? [renderers[route.kind]()] : [];
  await Promise.allSettled([loadScreen(manifest, route.subject), importScreenRoute(), ...renderer]);
}
