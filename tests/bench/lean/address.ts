import { useSyncExternalStore } from "react";

const BASE = "/custom";
const MOVED = "moved";

const watch = (tell: () => void): (() => void) => {
  for (const event of ["popstate", MOVED]) window.addEventListener(event, tell);
  return () => {
    for (const event of ["popstate", MOVED]) window.removeEventListener(event, tell);
  };
};

/** Where the window stands, below the base path, with its search. */
export function useAddress(): URL {
  return new URL(useSyncExternalStore(watch, () => window.location.href));
}

/** The address of a path below the base path. */
export function hrefOf(path: string): string {
  return `${BASE}${path}`;
}

/** Goes to a path below the base path, or to another search of the same. */
export function go(href: string): void {
  history.pushState(null, "", href);
  window.dispatchEvent(new Event(MOVED));
}

/** Follows links of this page without loading it anew. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(link.href);
  });
}
