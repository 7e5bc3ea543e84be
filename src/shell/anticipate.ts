import type { ResolvedRoute } from "../model/resolved";
import type { Console } from "../state/console";
import { whenIdle } from "../state/when-idle";
import { judgeAccess } from "../state/access";
import { importScreenRoute } from "./import-screen-route";
import { findRoute } from "./preload";
import { preloadRoute } from "./preload-route";

/** Where somebody may go, or goes: as an address of the browser has it. */
export type Destination = Pick<URL, "pathname" | "search">;

/**
 * Fetches what the pages behind links will be drawn with as soon as one is pointed at or reached by keyboard: by the click it is there
 * or on its way. @returns what ends it.
 */
export function anticipateLinks(page: Document, console: Console): () => void {
  const look = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link && link.origin === window.location.origin) void preloadOpen(link, console).catch(() => undefined);
  };
  page.addEventListener("pointerover", look, { passive: true });
  page.addEventListener("focusin", look);
  return () => {
    page.removeEventListener("pointerover", look);
    page.removeEventListener("focusin", look);
  };
}

/**
 * Somebody goes there: the list's call is made at once, while the page is still being drawn. Nothing is called that the page
 * itself would not call.
 */
export function anticipateVisit(destination: Destination, console: Console): void {
  const fetch = async (): Promise<void> => {
    const route = await preloadOpen(destination, console);
    if (route?.subject === undefined || route.view === undefined || route.path.includes(":")) return;
    const { fetchAhead } = await importScreenRoute();
    await fetchAhead(console, route.subject, route.view, new URLSearchParams(destination.search));
  };
  fetch().catch(() => undefined);
}

/** When nothing else is to be done, the renderer is fetched, whichever screen may come first. @returns what ends it. */
export function preloadWhenIdle(): () => void {
  return whenIdle(() => void importScreenRoute().catch(() => undefined));
}

/** Starts fetching what is shown at an address that is open to the user. @returns its route. */
async function preloadOpen(
  { pathname }: Pick<Destination, "pathname">,
  { addresses, session }: Console,
): Promise<ResolvedRoute | undefined> {
  if (session.status !== "ready") return undefined;
  const route = await findRoute(pathname, addresses);
  if (!route || judgeAccess(route, addresses.manifest, session).kind !== "open") return undefined;
  void preloadRoute(route, addresses.manifest);
  return route;
}
