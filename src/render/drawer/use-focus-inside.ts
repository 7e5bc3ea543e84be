import { type RefObject, useLayoutEffect } from "react";

/** Moves the focus to a panel when it opens, and back to where it came from when it closes; to the page's heading where that is gone. */
export function useFocusInside(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const opened = panel.current;
    // What it lies beside stays where it is.
    opened?.focus({ preventScroll: true });
    return () => {
      // A reader who has gone elsewhere meanwhile, as one can beside a side panel, stays there.
      const now = document.activeElement;
      if (now && now !== document.body && !opened?.contains(now)) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else document.querySelector<HTMLElement>("h1")?.focus();
    };
  }, [panel]);
}
