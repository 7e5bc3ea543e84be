import { useEffect, useSyncExternalStore } from "react";
import type { Colours, Theme } from "./preferences";

const wish = (): MediaQueryList | undefined => globalThis.matchMedia?.("(prefers-color-scheme: dark)");

/** Has the document drawn in the colours of a theme; "system" follows the system from then on. */
export function useTheme(theme: Theme): void {
  const system = useSyncExternalStore(followSystem, systemColours);
  const colours = theme === "system" ? system : theme;
  useEffect(() => {
    document.documentElement.dataset.theme = colours;
  }, [colours]);
}

/** Before anything is drawn, so that a dark page does not begin with a white flash. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme === "system" ? systemColours() : theme;
}

function systemColours(): Colours {
  return wish()?.matches ? "dark" : "light";
}

function followSystem(changed: () => void): () => void {
  const query = wish();
  query?.addEventListener("change", changed);
  return () => query?.removeEventListener("change", changed);
}
