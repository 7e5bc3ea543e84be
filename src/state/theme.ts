import { useEffect } from "react";
import { matchesMedia, useMedia } from "./media";
import type { Colours, Theme } from "./preferences";

/** The system's wish. */
const DARK = "(prefers-color-scheme: dark)";

/** Has the document drawn in the colours of a theme; "system" follows the system from then on. */
export function useTheme(theme: Theme): void {
  const system = coloursOf(useMedia(DARK));
  const colours = theme === "system" ? system : theme;
  useEffect(() => {
    document.documentElement.dataset.theme = colours;
  }, [colours]);
}

/** Before anything is drawn, so that a dark page does not begin with a white flash. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme === "system" ? coloursOf(matchesMedia(DARK)) : theme;
}

function coloursOf(dark: boolean): Colours {
  return dark ? "dark" : "light";
}
