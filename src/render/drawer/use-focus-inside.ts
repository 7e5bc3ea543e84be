import { type RefObject, useLayoutEffect } from "react";
import { followFocus } from "../shared/follow-focus";

/**
 * Moves the focus to a panel when it opens, and back to where it came from when it closes; where that is gone, to what the panel lay
 * over: another panel or the page's heading. Meanwhile what has the focus may go, as an action that was done does: the panel takes it
 * then, so that its keys still reach it.
 */
export function useFocusInside(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const opened = panel.current;
    // What it lies beside stays where it is.
    opened?.focus({ preventScroll: true });
    const release = opened ? keepFocus(opened) : undefined;
    return () => {
      release?.();
      // A reader who has gone elsewhere meanwhile, as one can beside a side panel, stays there.
      const now = document.activeElement;
      if (now && now !== document.body && !opened?.contains(now)) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else beneath(opened)?.focus();
    };
  }, [panel]);
}

function beneath(panel: HTMLElement | null): HTMLElement | null | undefined {
  const others = [...document.querySelectorAll<HTMLElement>(".drawer")].filter((other) => other !== panel);
  return others.at(-1) ?? document.querySelector<HTMLElement>("h1");
}

/** Gives a panel the focus when what had it inside is taken out or disabled. @returns ends that */
function keepFocus(panel: HTMLElement): () => void {
  let isInside = true;
  const set = (inside: boolean) => (): void => {
    isInside = inside;
  };
  const release = followFocus(panel, { enter: set(true), leave: set(false) });
  const changes = new MutationObserver(() => {
    if (isInside && document.activeElement === document.body) panel.focus({ preventScroll: true });
  });
  changes.observe(panel, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  return () => {
    changes.disconnect();
    release();
  };
}
